import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { text as textOfStream } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient, type PrefetchContext } from '@playfront/api-client';
import type { FormFactor, RenderInput, RenderResult } from '@playfront/api-contract/site-build';
import { createSession } from '@playfront/auth';
import { brandInfo } from '@playfront/brand';
import { prefetchSportsAvailable } from '@playfront/sportsbook';
import { loadHeadMessages } from '@playfront/i18n/head-messages';
import { basenameOf, loadMessages, localeEntry, messageFiles, splitLocalePath } from '@playfront/i18n';
import { pageFile } from '../shared-pages/page-file.ts';
import { createPageLoader, type PageHead, type PageTable } from '../page-loading/page-loader.ts';
import { matchPage, pageAt, pagePath, pages, type PageMatch, type PageTarget } from '../addresses/pages.ts';
import { arriveAtAtom } from '../state/address.atoms.ts';
import { headHtml } from './head.ts';
import { SiteRoot } from './SiteRoot.tsx';
import { queriesOf, stateText } from './site-state.ts';

/** Replaces the page when the URL opens a game (`?game=…`). */
export type GamePlaySource = {
  /** Its source file, as in the bundler's manifest. */
  readonly file: string;
  readonly preload: () => Promise<unknown>;
  /** Fetches the game. False if the operator has no such game; true if unknown. */
  readonly prefetch: (context: PrefetchContext) => Promise<boolean>;
};

/** A build of the site: its pages, the game page, and the frame around them. */
export type SiteBuild = { readonly formFactor: FormFactor; readonly pages: PageTable; readonly gamePlay: GamePlaySource; readonly frame: ReactNode };

/** After this time, remaining data is left to the browser. Shorter than the gateway's timeout for a page. */
const dataBudgetMs = 3_000;

const addressOf = ({ name, params }: PageMatch) => pagePath({ to: name, params } as PageTarget);

/** The page's canonical path. Its own path if the operator's parameter would give an invalid one. */
function canonicalOf(match: PageMatch, { canonicalParams }: PageHead): string {
  const canonical = addressOf({ name: match.name, params: canonicalParams ?? match.params });
  return pageAt(canonical) === match.name ? canonical : addressOf(match);
}

type HeadText = PageHead['title'];
const textOf = (ofData: HeadText, ofPage: string) => (typeof ofData === 'function' ? ofData(ofPage) : (ofData ?? ofPage));

/** Key of a messages file in the bundler's manifest, relative to an app's folder. */
const messagesFile = (name: string) => `../../libs/i18n/src/compiled/${name}.json`;
const laterMessagesFile = '../../libs/i18n/src/later-messages.ts';

/** Renders a page on the server, with its data. If the operator fails, that part is left to the browser; only a bug throws. */
export async function renderSite(build: SiteBuild, input: RenderInput): Promise<RenderResult> {
  const { path, origin, apiUrl, brandId, endpoints, gameOrigins, callbackPage, signal } = input;
  const url = new URL(path, origin);
  const { locale, path: localPath } = splitLocalePath(url.pathname);
  const match = matchPage(localPath);
  const name = match?.name;
  const store = createStore();
  store.set(arriveAtAtom, { locale, pathname: localPath, search: url.search });
  const queryClient = createQueryClient();
  const dataSignal = AbortSignal.any([signal, AbortSignal.timeout(dataBudgetMs)]);
  const session = createSession({ store, baseUrl: `${apiUrl}/api`, onEnded: () => {}, signal: dataSignal });
  const loader = createPageLoader(build.pages, locale);

  const gamePlay = url.searchParams.has('game') ? build.gamePlay : undefined;
  const [messages, descriptions, page] = await Promise.all([
    loadMessages(locale, gamePlay ? 'all' : 'core'),
    loadHeadMessages(locale),
    name ? loader.load(name) : undefined,
    gamePlay?.preload(),
  ]);
  // A page behind a game is not rendered and needs no data.
  const context = { api: session.api, queryClient, locale, search: url.searchParams, params: match?.params ?? {} };
  const [hasGame] = await Promise.all([
    gamePlay ? gamePlay.prefetch(context) : true,
    gamePlay ? undefined : page?.prefetch?.(context),
    // The header's tabs.
    prefetchSportsAvailable(context),
  ]);
  // Failed queries are rendered as loading: the browser repeats them.
  const isFailed = ({ state }: { state: { status: string } }) => state.status === 'error';
  const isComplete = !queryClient.getQueryCache().getAll().some(isFailed);
  queryClient.removeQueries({ predicate: isFailed });

  const part = gamePlay ? 'all' : name ? build.pages[name].messages : 'core';
  const pageHead = gamePlay ? undefined : page?.head?.(context);
  const entry = name && pageHead !== 'not-found' && hasGame ? pages[name] : undefined;

  const brand = brandInfo(brandId);
  const config = {
    brand,
    formFactor: build.formFactor,
    origin,
    ...(endpoints && Object.keys(endpoints).length > 0 ? { endpoints } : {}),
    ...(gameOrigins && gameOrigins.length > 0 ? { gameOrigins } : {}),
    callbackPage: callbackPage ? pageAt(callbackPage) : undefined,
  };
  const basename = basenameOf(locale);
  // Waits for parts that are loaded late, which the first page of a process would otherwise lack.
  const { prelude } = await prerenderToNodeStream(
    <SiteRoot {...{ config, locale, messages, store, queryClient, session, loader }}>
      <StaticRouter basename={basename} location={url.pathname + url.search}>
        {build.frame}
      </StaticRouter>
    </SiteRoot>,
    // Every part in its place: parts that scripts put there need an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, signal },
  );
  const body = await textOfStream(prelude);
  const text = (id: keyof typeof messages, texts = messages) => texts[id]?.map((part) => ('value' in part ? part.value : '')).join('') ?? '';
  const head: PageHead = typeof pageHead === 'object' ? pageHead : {};
  const title = entry ? textOf(head.title, text(entry.titleId)) : text('site.not_found.title');
  return {
    status: entry ? 200 : 404,
    languageTag: localeEntry(locale).languageTag,
    head: headHtml({
      description: entry ? textOf(head.description, text(entry.descriptionId, descriptions)) : text('site.not_found.text'),
      siteName: brand.name,
      origin,
      locale,
      path: entry && match && addressOf(match),
      canonicalPath: entry && match && canonicalOf(match, head),
      title,
      homeTitle: text('site.nav.home'),
      isIndexed: entry?.isIndexed ?? false,
      image: entry && head.image,
      structuredData: entry ? (head.structuredData ?? []) : [],
    }),
    body,
    state: stateText({ config, queries: queriesOf(queryClient) }),
    modules: [
      ...messageFiles(locale, part).map(messagesFile),
      ...(part === 'core' ? [] : [laterMessagesFile]),
      ...(name ? [pageFile(name)] : []),
      ...(gamePlay ? [gamePlay.file] : []),
    ],
    isCacheable: isComplete && !url.searchParams.has('q'),
  };
}
