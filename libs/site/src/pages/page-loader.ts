import type { ComponentType } from 'react';
import type { PrefetchContext } from '@playfront/api-client';
import type { PageName } from './pages.ts';

export type PageModule = {
  readonly Page: ComponentType;
  /** Fills the query cache with what the page shows first. */
  readonly prefetch?: (context: PrefetchContext) => Promise<unknown>;
};

/** A page of one build: how to load it, and its source file as the bundler's manifest names it. */
export type PageSource = { readonly load: () => Promise<PageModule>; readonly file: string };

/** A build's table of contents: a page missing on one side does not compile. */
export type PageTable = Readonly<Record<PageName, PageSource>>;

/** Loads each page once and remembers it, so that a loaded page draws without suspending. */
export type PageLoader = {
  load(name: PageName): Promise<PageModule>;
  /** The page if it is here already. */
  loaded(name: PageName): PageModule | undefined;
};

export function createPageLoader(table: PageTable): PageLoader {
  const loaded = new Map<PageName, PageModule>();
  const loading = new Map<PageName, Promise<PageModule>>();
  return {
    loaded: (name) => loaded.get(name),
    load(name) {
      const known = loading.get(name);
      if (known) return known;
      const promise = table[name].load().then(
        (module) => {
          loaded.set(name, module);
          return module;
        },
        (error: unknown) => {
          // The next visit tries again.
          loading.delete(name);
          throw error;
        },
      );
      loading.set(name, promise);
      return promise;
    },
  };
}
