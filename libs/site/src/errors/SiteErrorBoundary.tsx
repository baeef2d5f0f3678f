import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** Another value than the last (the address) tries again by itself; an empty one waits to be told. */
  readonly resetKey: string;
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
  readonly onFailed?: (() => void) | undefined;
};

/** `failedAt` is the key under which it failed; empty in the moment of the failure. */
type State = { readonly failedAt: string | undefined; readonly error: unknown };

const sound: State = { failedAt: undefined, error: undefined };

/** Catches what a part of the site throws while it draws, so that what stands around it stays. */
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
