import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { localePath, useLocale } from '@playfront/i18n';
import { FallbackView } from '../errors/FallbackView.tsx';
import { ErrorView } from '../errors/ErrorView.tsx';
import { SiteErrorBoundary } from '../errors/SiteErrorBoundary.tsx';
import { pages } from '../pages/pages.ts';

/** Around the page: a fault in it shows the error page in its place, and the frame stays. */
export function ErrorNet({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const homePath = localePath(useLocale(), pages.index.path);
  return (
    <SiteErrorBoundary
      resetKey={pathname}
      fallback={(retry) => (
        <SiteErrorBoundary resetKey={pathname} fallback={() => <FallbackView homePath={homePath} />}>
          <ErrorView homePath={homePath} onRetry={retry} />
        </SiteErrorBoundary>
      )}
    >
      <Suspense>{children}</Suspense>
    </SiteErrorBoundary>
  );
}
