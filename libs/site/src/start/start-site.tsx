import { createStore } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '@playfront/api-client';
import { createSession } from '@playfront/auth';
import { installOffer } from '@playfront/content/install';
import { basenameOf, loadMessages, localePath, splitLocalePath } from '@playfront/i18n';
import { whenArrived } from '../arrival/when-arrived.ts';
import { reloadOnLostChunk } from '../page-loading/lost-chunk.ts';
import { askIdentityAtom, openOverlayAtom } from '../state/frame.atoms.ts';
import { signOutReason } from '../frame/sign-out-reason.ts';
import { OverlayEntries } from '../navigation/OverlayEntries.tsx';
import { leaveOverlayEntries } from '../navigation/overlay-entry.ts';
import { createPageLoader } from '../page-loading/page-loader.ts';
import { pageAt } from '../addresses/pages.ts';
import type { SiteBuild } from './render-site.tsx';
import { activePageAtom, arriveAtAtom, isGamePlayAtom, languageAtom } from '../state/address.atoms.ts';
import { ipAtom } from '../state/visitor.atoms.ts';
import { releaseEditsAtom } from '../unsaved-edits/unsaved-edits.atoms.ts';
import { UnsavedEditsGuard } from '../unsaved-edits/UnsavedEditsGuard.tsx';
import { shouldShowReason, pathAfterEnd } from './after-session.ts';
import { forgetPlayer } from './forget-player.ts';
import { ServedPage } from './ServedPage.tsx';
import { SiteRoot } from './SiteRoot.tsx';
import { fillQueries, type SiteState } from './site-state.ts';
import { tolerateTranslators } from './tolerate-translators.ts';

/** Hydrates the server-rendered page. */
export async function startSite(build: SiteBuild): Promise<void> {
  reloadOnLostChunk();
  tolerateTranslators();
  installOffer.listen();
  // The gateway writes this state into every page.
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
    confirmIdentity: () => store.set(askIdentityAtom),
    onEnded: (reason, blockReason) => {
      // Without a session, the edits can no longer be saved.
      store.set(releaseEditsAtom);
      forgetPlayer(store, queryClient);
      // The router's location lags behind a navigation that has just started.
      const here = splitLocalePath(location.pathname).path;
      const there = pathAfterEnd(reason, pageAt(here));
      if (shouldShowReason(reason)) signOutReason.store(reason, blockReason);
      // A dialog that closes now goes back in history, which would abort a navigation.
      if (there !== undefined && there !== here) leaveOverlayEntries(() => location.assign(localePath(store.get(languageAtom), there)));
      else if (shouldShowReason(reason)) store.set(openOverlayAtom, 'signed-out');
    },
  });
  const loader = createPageLoader(build.pages, locale);
  const name = store.get(activePageAtom);
  const [messages] = await Promise.all([
    loadMessages(locale, 'core'),
    name ? loader.load(name) : undefined,
    store.get(isGamePlayAtom) ? build.gamePlay.preload() : undefined,
  ]);

  // In a transition, so that the page stays responsive.
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
    whenArrived(() => {
      // If the network is lost before, the next page registers it.
      import('../offline/register-worker.ts').then(({ registerWorker }) => registerWorker(store, config.formFactor)).catch(() => {});
    });
}
