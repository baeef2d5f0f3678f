import { dehydrate } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient, type PrefetchContext } from '@playfront/api-client';
import { createSession } from '@playfront/auth';
import { brandOf } from '@playfront/brand';
import { basenameOf, loadMessages, localeEntry, splitLocalePath } from '@playfront/i18n';
import type { FormFactor } from '../frame/SiteConfigProvider.tsx';
import { createPageLoader, type PageTable } from '../pages/page-loader.ts';
import { pageAt, pages } from '../pages/pages.ts';
import { headHtml } from './head.ts';
import { SiteRoot } from './SiteRoot.tsx';
import { stateText } from './site-state.ts';

/** What takes the page's place when the address opens a game (`?game=…`). */
export type GamePlaySource = {
  /** Its source file as the bundler's manifest names it. */
  readonly file: string;
  readonly preload: () => Promise<unknown>;
  /** Whether there is such a game, as far as the operator could be asked. */
  readonly prefetch: (context: PrefetchContext) => Promise<boolean>;
};

/** A build of the site: its pages, the room of a game, and the frame around them. */
export type SiteBuild = { readonly formFactor: FormFactor; readonly pages: PageTable; readonly gamePlay: GamePlaySource; readonly frame: ReactNode };

export type RenderInput = {
  /** Path and query of the request, validated by the gateway. */
  readonly path: string;
  readonly origin: string;
  readonly apiUrl: string;
  readonly brandId: string;
  readonly paymentsOrigin?: string | null;
  readonly countryCode: string | null;
  readonly signal: AbortSignal;
};

export type RenderResult = {
  readonly status: number;
  readonly languageTag: string;
  readonly head: string;
  readonly body: string;
  readonly state: string;
  /** Manifest keys of what was drawn, for preloading and inlining. */
  readonly modules: string[];
  /** Whether the page may be kept for others: not when data is missing, or when it answers a text that someone typed. */
  readonly isKept: boolean;
  readonly images: { href: string; srcset: string; sizes: string }[];
};

/** Data that is not here by then is left to the browser; below the gateway's own deadline for a page. */
const dataBudgetMs = 3_000;

/** Where the bundler's manifest lists the messages of a locale, seen from an app's folder. */
const messagesFile = (locale: string) => `../../libs/i18n/src/compiled/${locale}.json`;

/** Draws a page on the server, with its data. A fault of the operator leaves that part to the browser; only a bug throws. */
export async function renderSite(
  build: SiteBuild,
  { path, origin, apiUrl, brandId, paymentsOrigin, countryCode, signal }: RenderInput,
): Promise<RenderResult> {
  const url = new URL(path, origin);
  const { locale, path: localPath } = splitLocalePath(url.pathname);
  const name = pageAt(localPath);
  const store = createStore();
  const queryClient = createQueryClient();
  const dataSignal = AbortSignal.any([signal, AbortSignal.timeout(dataBudgetMs)]);
  const session = createSession({ store, baseUrl: `${apiUrl}/api`, onEnded: () => {}, signal: dataSignal });
  const loader = createPageLoader(build.pages);

  const gamePlay = url.searchParams.has('game') ? build.gamePlay : undefined;
  const [messages, page] = await Promise.all([loadMessages(locale), name ? loader.load(name) : undefined, gamePlay?.preload()]);
  // A page behind a game is not drawn, so its data is not asked for.
  const context = { api: session.api, queryClient, locale, search: url.searchParams };
  const hasGame = gamePlay ? await gamePlay.prefetch(context) : true;
  if (!gamePlay) await page?.prefetch?.(context);
  // What failed is drawn as still loading: the browser asks again.
  const isFailed = ({ state }: { state: { status: string } }) => state.status === 'error';
  const isComplete = !queryClient.getQueryCache().getAll().some(isFailed);
  queryClient.removeQueries({ predicate: isFailed });

  const config = {
    brandId,
    formFactor: build.formFactor,
    countryCode: countryCode ?? undefined,
    origin,
    paymentsOrigin: paymentsOrigin ?? undefined,
  };
  const basename = basenameOf(locale);
  const body = renderToString(
    <SiteRoot {...{ config, locale, messages, store, queryClient, session, loader }}>
      <StaticRouter basename={basename} location={url.pathname + url.search}>
        {build.frame}
      </StaticRouter>
    </SiteRoot>,
  );
  const { name: siteName } = brandOf(brandId);
  const words = (id: keyof typeof messages) => messages[id]?.map((part) => ('value' in part ? part.value : '')).join('') ?? '';
  const entry = name && pages[name];
  return {
    status: name && hasGame ? 200 : 404,
    languageTag: localeEntry(locale).languageTag,
    head: headHtml({
      title: `${words(entry ? entry.titleId : 'site.notFound.title')} · ${siteName}`,
      description: words(entry ? entry.descriptionId : 'site.notFound.text'),
      siteName,
      origin,
      locale,
      path: entry?.path,
      isIndexed: entry?.isIndexed ?? false,
    }),
    body,
    state: stateText({ config, queries: dehydrate(queryClient) }),
    modules: [messagesFile(locale), ...(name ? [build.pages[name].file] : []), ...(gamePlay ? [gamePlay.file] : [])],
    isKept: isComplete && !url.searchParams.has('q'),
    images: [],
  };
}
