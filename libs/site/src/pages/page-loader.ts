import type { ComponentType } from 'react';
import type { PrefetchContext } from '@playfront/api-client';
import { loadMessages, type LocaleCode, type MessagePart } from '@playfront/i18n';
import { loadAhead } from '../errors/lost-chunk.ts';
import { forgetSoon } from './forget-soon.ts';
import type { PageName } from './pages.ts';

/** What search engines and the tab of the browser say of a page, as far as its data knows better than the table of pages. */
export type PageHead = {
  /** Instead of the name that the table of pages gives, or made from it. */
  readonly title?: string | ((pageName: string) => string);
  readonly description?: string;
  /** schema.org objects, such as the questions of an FAQ. */
  readonly structuredData?: readonly object[];
  /** The page's parameters at the one address that search engines should know it by, where it is shown at several. */
  readonly canonicalParams?: Readonly<Record<string, string>>;
};

export type PageModule = {
  readonly Page: ComponentType;
  /** Fills the query cache with what the page shows first. */
  readonly prefetch?: (context: PrefetchContext) => Promise<unknown>;
  /** Reads the filled cache; `not-found` when the operator knows nothing under this parameter: the page then answers 404. */
  readonly head?: (context: PrefetchContext) => PageHead | 'not-found';
};

/** A page of one build: how to load it, its source file as the bundler's manifest names it, and which of the words it needs. */
export type PageSource = { readonly load: () => Promise<PageModule>; readonly file: string; readonly words: MessagePart };

/** A build's table of contents: a page missing on one side does not compile. */
export type PageTable = Readonly<Record<PageName, PageSource>>;

/** Loads each page with its words once and remembers it, so that a loaded page draws without suspending. */
export type PageLoader = {
  load(name: PageName): Promise<PageModule>;
  /** Loads it before anybody goes there. A failure is not kept: whoever goes there then tries again. */
  loadAhead(name: PageName): Promise<PageModule>;
  /** The page if it is here already. */
  loaded(name: PageName): PageModule | undefined;
  /** Addresses of the page's own chunks, where the browser's build has put them in place of its source file. */
  files(name: PageName): readonly string[];
};

export function createPageLoader(table: PageTable, locale: LocaleCode): PageLoader {
  const loaded = new Map<PageName, PageModule>();
  const loading = new Map<PageName, Promise<PageModule>>();

  function load(name: PageName, isAhead = false): Promise<PageModule> {
    const known = loading.get(name);
    if (known) return known;
    const source = table[name];
    const promise = Promise.all([source.load(), loadMessages(locale, source.words)]).then(
      ([module]) => {
        loaded.set(name, module);
        return module;
      },
      (error: unknown) => {
        const forget = () => loading.delete(name);
        if (isAhead) forget();
        else forgetSoon(forget);
        throw error;
      },
    );
    loading.set(name, promise);
    return promise;
  }

  return {
    loaded: (name) => loaded.get(name),
    files: (name) => table[name].file.split(' ').filter((file) => file.startsWith('/')),
    load: (name) => load(name),
    loadAhead: (name) => loadAhead(() => load(name, true)),
  };
}
