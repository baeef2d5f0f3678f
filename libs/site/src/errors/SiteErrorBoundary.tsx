import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** A changed value (the URL) retries automatically; an empty one waits for a manual retry. */
  readonly resetKey: string;
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
  readonly onFailed?: (() => void) | undefined;
};

/** `failedAt`: `undefined` without an error, empty when one was just caught, then its `resetKey`. */
type State = { readonly failedAt: string | undefined; readonly error: unknown };

const noError: State = { failedAt: undefined, error: undefined };

/** Catches render errors of a part of the site, so that the rest stays. */
export class SiteErrorBoundary extends Component<Props, State> {
  override state = noError;

  static getDerivedStateFromError(error: unknown): State {
    return { failedAt: '', error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failedAt }: State) {
    if (failedAt === '') return { failedAt: resetKey };
    return failedAt === resetKey ? null : noError;
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  private readonly handleRetry = () => this.setState(noError);

  override render() {
    const { failedAt, error } = this.state;
    return failedAt === undefined ? this.props.children : this.props.fallback(this.handleRetry, error);
  }
}
