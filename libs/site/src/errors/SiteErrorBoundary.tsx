import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** A changed value (the URL) retries automatically; an empty one waits for a manual retry. */
  readonly resetKey: string;
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
  readonly onFailed?: (() => void) | undefined;
};

/** `failedAt` is the `resetKey` at the time of the error; not set yet right after it. */
type State = { readonly failedAt: string | undefined; readonly error: unknown };

const sound: State = { failedAt: undefined, error: undefined };

/** Catches render errors of a part of the site, so that the rest stays. */
export class SiteErrorBoundary extends Component<Props, State> {
  override state = sound;

  static getDerivedStateFromError(error: unknown): State {
    return { failedAt: '', error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failedAt }: State) {
    if (failedAt === '') return { failedAt: resetKey };
    return failedAt === resetKey ? null : sound;
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  private readonly handleRetry = () => this.setState(sound);

  override render() {
    const { failedAt, error } = this.state;
    return failedAt === undefined ? this.props.children : this.props.fallback(this.handleRetry, error);
  }
}
