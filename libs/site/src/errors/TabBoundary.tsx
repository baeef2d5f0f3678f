import { Suspense, type ReactNode } from 'react';
import { PanelError } from './PanelBoundary.tsx';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';

type Props = {
  readonly children: ReactNode;
  /** Which of the page's places is shown; another one tries again by itself. */
  readonly tab: string;
  /** What the place is called: the page keeps its heading. */
  readonly title: string;
};

/**
 * Around what an address of a page chooses: its fault leaves the rest of the page, and the one before stays until the next is here. Before the first there
 * is its heading, which is not yet the one that a new page is told by (`whenHeading`).
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
