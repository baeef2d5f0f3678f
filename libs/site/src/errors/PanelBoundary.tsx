import { Suspense, type ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { ErrorState } from '@playfront/ui';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';

type Props = {
  readonly children: ReactNode;
  /** What stands in the panel's place: a line with "Try again", or nothing, for a panel that is not missed. */
  readonly isMissed?: boolean | undefined;
  /** Told when the panel is given up, so that whoever opened it can take it for closed. */
  readonly onGivenUp?: (() => void) | undefined;
};

/** A fault in one panel (a shelf, the footer, a dialog) leaves the page around it as it is. */
export function PanelBoundary({ children, isMissed = true, onGivenUp }: Props) {
  return (
    <SiteErrorBoundary resetKey="" onFailed={onGivenUp} fallback={(retry) => isMissed && <PanelError onRetry={retry} />}>
      <Suspense>{children}</Suspense>
    </SiteErrorBoundary>
  );
}

/** What is said in the place of a panel, with "Try again". */
export function PanelError({ onRetry }: { onRetry: () => void }) {
  const format = useFormat();
  return <ErrorState title={format.text('site.error.panel')} retryLabel={format.text('site.error.retry')} onRetry={onRetry} />;
}
