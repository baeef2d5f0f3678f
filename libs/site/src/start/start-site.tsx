import { hydrate } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '@playfront/api-client';
import { createSession } from '@playfront/auth';
import { basenameOf, loadMessages, splitLocalePath } from '@playfront/i18n';
import { reloadOnLostChunk } from '../errors/lost-chunk.ts';
import { createPageLoader } from '../pages/page-loader.ts';
import { pageAt, pages } from '../pages/pages.ts';
import type { SiteBuild } from './render-site.tsx';
import { forgetSearches } from '../search/recent-searches.ts';
import { SiteRoot } from './SiteRoot.tsx';
import type { SiteState } from './site-state.ts';

/** Where the player is sent when the session ends: an explicit log out goes to the casino, an expired session home (spec §2, §4). */
const pathAfter = { 'signed-out': pages.casino.path, expired: pages.index.path } as const;

/** Takes over the page that the server drew. */
export async function startSite(build: SiteBuild): Promise<void> {
  reloadOnLostChunk();
  // The gateway writes the state it made itself into every page.
  const { config, queries } = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as SiteState;
  const { locale, path } = splitLocalePath(location.pathname);
  const basename = basenameOf(locale);
  const store = createStore();
  const queryClient = createQueryClient();
  hydrate(queryClient, queries);
  const session = createSession({
    store,
    baseUrl: '/api',
    paymentsUrl: config.paymentsOrigin && `${config.paymentsOrigin}/api`,
    onEnded: (reason) => {
      queryClient.removeQueries({ predicate: ({ meta }) => meta?.['owner'] === 'player' });
      forgetSearches();
      const here = splitLocalePath(location.pathname).path;
      if (here !== pathAfter[reason]) location.assign(basename + pathAfter[reason]);
    },
  });
  const loader = createPageLoader(build.pages);
  const name = pageAt(path);
  const opensGame = new URLSearchParams(location.search).has('game');
  const [messages] = await Promise.all([
    loadMessages(locale),
    name ? loader.load(name) : undefined,
    opensGame ? build.gamePlay.preload() : undefined,
  ]);

  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <SiteRoot {...{ config, locale, messages, store, queryClient, session, loader }}>
      <BrowserRouter basename={basename}>{build.frame}</BrowserRouter>
    </SiteRoot>,
  );
}
