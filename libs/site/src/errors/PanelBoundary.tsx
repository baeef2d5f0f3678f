import { Suspense, type ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { ErrorState } from '@playfront/ui';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';

type Props = {
  readonly children: ReactNode;
  /** Whether a failed panel is replaced by a line with "Try again", or by nothing. */
  readonly hasFallback?: boolean | undefined;
  /** Called when the panel has failed, so that its opener can treat it as closed. */
  readonly onFailed?: (() => void) | undefined;
};

/** Error boundary of a panel (a shelf, the footer, a dialog): the page around it stays. */
export function PanelBoundary({ children, hasFallback = true, onFailed }: Props) {
  return (
    <SiteErrorBoundary resetKey="" onFailed={onFailed} fallback={(retry) => hasFallback && <PanelError onRetry={retry} />}>
      <Suspense>{children}</Suspense>
    </SiteErrorBoundary>
  );
}

/** Replaces a failed panel, with "Try again". */
export function PanelError({ onRetry }: { onRetry: () => void }) {
  const format = useFormat();
  return <ErrorState title={format.text('site.error.panel')} retryLabel={format.text('site.error.retry')} onRetry={onRetry} />;
}
