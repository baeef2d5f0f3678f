import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** Another value than the last (the address) tries again by itself. */
  readonly resetKey: string;
  readonly fallback: (retry: () => void) => ReactNode;
};

/** Catches what a page throws while it draws, so that the frame around it stays. */
export class SiteErrorBoundary extends Component<Props, { hasFailed: boolean; failedAt: string }> {
  override state = { hasFailed: false, failedAt: '' };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: { hasFailed: boolean; failedAt: string }) {
    if (state.hasFailed && state.failedAt && state.failedAt !== props.resetKey) return { hasFailed: false, failedAt: '' };
    return state.hasFailed && !state.failedAt ? { failedAt: props.resetKey } : null;
  }

  private readonly handleRetry = () => this.setState({ hasFailed: false, failedAt: '' });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.handleRetry) : this.props.children;
  }
}
