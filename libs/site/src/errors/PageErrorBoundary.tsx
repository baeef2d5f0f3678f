import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { localePath, useLocale } from '@playfront/i18n';
import { errorStatus } from './error-status.ts';
import { ErrorView } from './ErrorView.tsx';
import { FallbackView } from './FallbackView.tsx';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';
import { loadingBar } from '../navigation/loading-bar.ts';
import { pages } from '../addresses/pages.ts';

/** Error boundary of the page: if it fails to load or render, the error page replaces it and the frame stays. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
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

/** Retries when the browser is online again. */
function RetryOnlineEffect({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    if (navigator.onLine) return undefined;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return null;
}

/** Fails the loading bar of the route change (spec §8). */
function FailedBarEffect() {
  useEffect(() => loadingBar.fail(), []);
  return null;
}
