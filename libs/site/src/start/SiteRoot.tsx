import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider as StoreProvider, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import { SessionProvider, type Session } from '@playfront/auth';
import { LocaleProvider, type LocaleCode, type Messages } from '@playfront/i18n';
import { FallbackView } from '../errors/FallbackView.tsx';
import { SiteErrorBoundary } from '../errors/SiteErrorBoundary.tsx';
import { SiteConfigProvider, type SiteConfig } from '../state/SiteConfigProvider.tsx';
import type { PageLoader } from '../page-loading/page-loader.ts';
import { PageLoaderProvider } from '../page-loading/PageLoaderProvider.tsx';

export type SiteParts = {
  readonly config: SiteConfig;
  readonly locale: LocaleCode;
  readonly messages: Messages;
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  readonly session: Session;
  readonly loader: PageLoader;
};

/** The providers around the router, the same on the server and in the browser. */
export function SiteRoot({ config, locale, messages, store, queryClient, session, loader, children }: SiteParts & { children: ReactNode }) {
  return (
    <StoreProvider store={store}>
      <SiteConfigProvider config={config}>
        <LocaleProvider locale={locale} messages={messages}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider session={session}>
              <PageLoaderProvider loader={loader}>
                {/* An error outside every other boundary shows a home link instead of an empty window. */}
                <SiteErrorBoundary resetKey="" fallback={() => <FallbackView />}>
                  {children}
                </SiteErrorBoundary>
              </PageLoaderProvider>
            </SessionProvider>
          </QueryClientProvider>
        </LocaleProvider>
      </SiteConfigProvider>
    </StoreProvider>
  );
}
