import { createStore } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '@playfront/api-client';
import { createSession } from '@playfront/auth';
import { installOffer } from '@playfront/content/install';
import { basenameOf, loadMessages, localePath, splitLocalePath } from '@playfront/i18n';
import { whenArrived } from '@playfront/ui';
import { reloadOnLostChunk } from '../errors/lost-chunk.ts';
import { openOverlayAtom } from '../frame/frame.atoms.ts';
import { signOutReason } from '../frame/sign-out-reason.ts';
import { OverlayEntries } from '../navigation/OverlayEntries.tsx';
import { createPageLoader } from '../pages/page-loader.ts';
import { pageAt } from '../pages/pages.ts';
import type { SiteBuild } from './render-site.tsx';
import { activePageAtom, arriveAtAtom, isGamePlayAtom, languageAtom } from '../state/address.atoms.ts';
import { ipAtom } from '../state/visitor.atoms.ts';
import { releaseEditsAtom } from '../unsaved-edits/unsaved-edits.atoms.ts';
import { UnsavedEditsGuard } from '../unsaved-edits/UnsavedEditsGuard.tsx';
import { isTold, pathAfterEnd } from './after-session.ts';
import { forgetPlayer } from './forget-player.ts';
import { keepEarlyInput } from './keep-early-input.ts';
import { ServedPage } from './ServedPage.tsx';
import { SiteRoot } from './SiteRoot.tsx';
import { fillQueries, type SiteState } from './site-state.ts';

/** Takes over the page that the server drew. */
export async function startSite(build: SiteBuild): Promise<void> {
  reloadOnLostChunk();
  installOffer.listen();
  // The gateway writes the state it made itself into every page.
  const { config, queries } = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as SiteState;
  const { locale, path } = splitLocalePath(location.pathname);
  const basename = basenameOf(locale);
  const store = createStore();
  store.set(arriveAtAtom, { locale, pathname: path, search: location.search });
  const queryClient = createQueryClient();
  fillQueries(queryClient, queries);
  const session = createSession({
    store,
    baseUrl: config.endpoints?.api ?? '/api',
    paymentsUrl: config.endpoints?.payments,
    ipAddress: () => store.get(ipAtom),
    onEnded: (reason) => {
      // Nobody is signed in who could save them.
      store.set(releaseEditsAtom);
      forgetPlayer(store, queryClient);
      // The router's own address lags behind a way that has just been taken.
      const here = splitLocalePath(location.pathname).path;
      const there = pathAfterEnd(reason, pageAt(here));
      if (isTold(reason)) signOutReason.keep(reason);
      if (there !== undefined && there !== here) location.assign(localePath(store.get(languageAtom), there));
      else if (isTold(reason)) store.set(openOverlayAtom, 'signed-out');
    },
  });
  const loader = createPageLoader(build.pages, locale);
  const name = store.get(activePageAtom);
  const [messages] = await Promise.all([
    loadMessages(locale, 'core'),
    name ? loader.load(name) : undefined,
    store.get(isGamePlayAtom) ? build.gamePlay.preload() : undefined,
  ]);

  keepEarlyInput();
  // In slices: the page answers to a touch meanwhile.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <SiteRoot {...{ config, locale, messages, store, queryClient, session, loader }}>
        <BrowserRouter basename={basename}>
          <ServedPage>
            <OverlayEntries>
              <UnsavedEditsGuard>{build.frame}</UnsavedEditsGuard>
            </OverlayEntries>
          </ServedPage>
        </BrowserRouter>
      </SiteRoot>,
    );
  });
  if (import.meta.env.PROD)
    whenArrived(() => void import('../offline/register-worker.ts').then(({ registerWorker }) => registerWorker(store, config.formFactor)));
}
