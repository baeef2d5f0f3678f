import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { localePath, useLocale } from '@playfront/i18n';
import { errorStatus } from '../errors/error-status.ts';
import { ErrorView } from '../errors/ErrorView.tsx';
import { FallbackView } from '../errors/FallbackView.tsx';
import { SiteErrorBoundary } from '../errors/SiteErrorBoundary.tsx';
import { loadingBar } from '../navigation/loading-bar.ts';
import { pages } from '../pages/pages.ts';

/** Around the page: a fault in it, or on the way to it, shows the error page in its place, and the frame stays. */
export function ErrorNet({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const homePath = localePath(useLocale(), pages.index.path);
  return (
    <SiteErrorBoundary
      resetKey={address}
      fallback={(retry, error) => (
        <>
          <FailedBarEffect />
          <RetryOnlineEffect onRetry={retry} />
          <SiteErrorBoundary resetKey={address} fallback={() => <FallbackView />}>
            <ErrorView {...errorStatus(error)} homePath={homePath} onRetry={retry} />
          </SiteErrorBoundary>
        </>
      )}
    >
      <Suspense>{children}</Suspense>
    </SiteErrorBoundary>
  );
}

/** What failed for want of a connection is tried again when there is one. */
function RetryOnlineEffect({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    if (navigator.onLine) return undefined;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return null;
}

/** A route change that ended here fails its loading bar (spec §8). */
function FailedBarEffect() {
  useEffect(() => loadingBar.fail(), []);
  return null;
}
