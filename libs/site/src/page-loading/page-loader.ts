import type { ComponentType } from 'react';
import type { PrefetchContext } from '@playfront/api-client';
import { loadMessages, type LocaleCode, type MessagePart } from '@playfront/i18n';
import { preload } from './lost-chunk.ts';
import { evictFailedLoad } from './evict-failed-load.ts';
import type { PageName } from '../addresses/pages.ts';

/** Head of a page from its data, where that is better than the page table. */
export type PageHead = {
  /** Replaces the title of the page table, or is derived from it. */
  readonly title?: string | ((pageName: string) => string);
  /** Replaces the description of the page table, or is derived from it. */
  readonly description?: string | ((pageDescription: string) => string);
  /** Path of an image for links in messengers and social networks. */
  readonly image?: string;
  /** schema.org objects, such as the questions of an FAQ. */
  readonly structuredData?: readonly object[];
  /** Parameters of the canonical URL, if the page is available at several. */
  readonly canonicalParams?: Readonly<Record<string, string>>;
};

export type PageModule = {
  readonly Page: ComponentType;
  /** Fills the query cache with the data of the first render. */
  readonly prefetch?: (context: PrefetchContext) => Promise<unknown>;
  /** Reads the filled cache; `not-found` (404) if the operator has no data for the parameter. */
  readonly head?: (context: PrefetchContext) => PageHead | 'not-found';
};

/** A page of one build: how to load it, and which messages it needs. */
export type PageSource = { readonly load: () => Promise<PageModule>; readonly messages: MessagePart };

/** The page table of a build: a missing page does not compile. */
export type PageTable = Readonly<Record<PageName, PageSource>>;

/** Loads each page and its messages once, so that a loaded page renders without suspending. */
export type PageLoader = {
  load(name: PageName): Promise<PageModule>;
  /** Loads a page in advance. A failure is not cached: opening the page tries again. */
  preload(name: PageName): Promise<PageModule>;
  /** The page, if already loaded. */
  loaded(name: PageName): PageModule | undefined;
};

export function createPageLoader(table: PageTable, locale: LocaleCode): PageLoader {
  const loaded = new Map<PageName, PageModule>();
  const loading = new Map<PageName, Promise<PageModule>>();

  function load(name: PageName, isPreload = false): Promise<PageModule> {
    const known = loading.get(name);
    if (known) return known;
    const source = table[name];
    const promise = Promise.all([source.load(), loadMessages(locale, source.messages)]).then(
      ([module]) => {
        loaded.set(name, module);
        return module;
      },
      (error: unknown) => {
        const evict = () => loading.delete(name);
        if (isPreload) evict();
        else evictFailedLoad(evict);
        throw error;
      },
    );
    loading.set(name, promise);
    return promise;
  }

  return {
    loaded: (name) => loaded.get(name),
    load: (name) => load(name),
    preload: (name) => preload(() => load(name, true)),
  };
}
