import { createContext, use, type ReactNode } from 'react';
import type { PageLoader } from './page-loader.ts';

const PageLoaderContext = createContext<PageLoader | undefined>(undefined);

export function PageLoaderProvider({ loader, children }: { loader: PageLoader; children: ReactNode }) {
  return <PageLoaderContext value={loader}>{children}</PageLoaderContext>;
}

/** The pages of this build. */
export function usePageLoader(): PageLoader {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('PageLoaderProvider is missing');
  return loader;
}
