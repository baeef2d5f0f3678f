import { Suspense, type ReactNode } from 'react';
import { PanelError } from './PanelBoundary.tsx';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';

type Props = {
  readonly children: ReactNode;
  /** The current tab; a change of tab retries automatically. */
  readonly tab: string;
  /** Title of the tab, which stays the page's heading. */
  readonly title: string;
};

/**
 * Error boundary of a tab. If the tab fails, the rest of the page stays; the previous tab stays until the next one has loaded. Until the first tab has
 * loaded, its heading is provisional, and `whenHeading` ignores it.
 */
export function TabBoundary({ children, tab, title }: Props) {
  return (
    <SiteErrorBoundary
      resetKey={tab}
      fallback={(retry) => (
        <>
          <h1>{title}</h1>
          <PanelError onRetry={retry} />
        </>
      )}
    >
      <Suspense fallback={<h1 data-coming>{title}</h1>}>{children}</Suspense>
    </SiteErrorBoundary>
  );
}
