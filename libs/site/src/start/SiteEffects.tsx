import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSetAtom, useStore } from 'jotai';
import { jackpotsKey, reloadCalls, type PlayerPush } from '@playfront/api-client';
import { SessionEffect, useSession, useSessionState } from '@playfront/auth';
import { useSearchKey } from '@playfront/ui';
import { FormFactorEffect } from '../form-factor/FormFactorEffect.tsx';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { openOverlayAtom } from '../state/frame.atoms.ts';
import { signOutReason } from '../frame/sign-out-reason.ts';
import { useUpdateUnread } from '../frame/useUpdateUnread.ts';
import { MainLoadingEffect } from '../navigation/MainLoadingEffect.tsx';
import { NavigationEffect } from '../navigation/NavigationEffect.tsx';
import { OverlayEntryEffect } from '../navigation/OverlayEntryEffect.tsx';
import { PageTransitionEffect } from '../navigation/PageTransitionEffect.tsx';
import { SiteBars } from '../offline/SiteBars.tsx';
import { playPauseAtom } from '../play-pause/play-pause.atoms.ts';
import { SiteAccessEffect } from '../access/SiteAccessEffect.tsx';
import { AddressEffect } from '../state/AddressEffect.tsx';
import { UnsavedEditsEffect } from '../unsaved-edits/UnsavedEditsEffect.tsx';
import { clearBeforeReload } from './forget-player.ts';
import { PageStartEffect } from './PageStartEffect.tsx';

/** Effects that both builds run beside the page, and the bars at the bottom of the window. */
export function SiteEffects() {
  const { status } = useSessionState();
  const session = useSession();
  const { endpoints } = useSiteConfig();
  const openOverlay = useSetAtom(openOverlayAtom);
  const store = useStore();
  const handleReload = useCallback(() => clearBeforeReload(store, session), [store, session]);
  const queryClient = useQueryClient();
  const setPlayPause = useSetAtom(playPauseAtom);
  const handlePlayPaused = useCallback(() => setPlayPause('asked'), [setPlayPause]);
  const handleSessionsChanged = useCallback(() => void reloadCalls(queryClient, 'frontGetPlayerSessions'), [queryClient]);
  const handlePaymentsChanged = useCallback(
    () => void reloadCalls(queryClient, 'frontGetFinancialTransaction', 'frontGetFinancialTransactions', 'frontGetTransactionDetails'),
    [queryClient],
  );
  const handleJackpots = useCallback(({ jackpots }: PlayerPush<'jackpot'>) => void queryClient.setQueryData(jackpotsKey, jackpots), [queryClient]);
  useSearchKey(() => openOverlay('search'));

  // By this mark, CSS shows the header of a player or a visitor; the arrival script sets it before hydration.
  useEffect(() => {
    if (status === 'visitor') document.documentElement.removeAttribute('data-signed-in');
    if (status === 'player') document.documentElement.setAttribute('data-signed-in', '');
  }, [status]);

  // The session ended on the previous page.
  useEffect(() => {
    if (!signOutReason.read()) return;
    // Another tab may have logged in since.
    if (session.token()) signOutReason.forget();
    else openOverlay('signed-out');
  }, [openOverlay, session]);

  return (
    <>
      <AddressEffect />
      <PageStartEffect />
      <SiteAccessEffect />
      <NavigationEffect />
      <PageTransitionEffect />
      <MainLoadingEffect />
      <OverlayEntryEffect />
      <FormFactorEffect />
      <SessionEffect
        socketUrl={endpoints?.socket ?? ''}
        onUnread={useUpdateUnread()}
        onSessionsChanged={handleSessionsChanged}
        onPaymentsChanged={handlePaymentsChanged}
        onPlayPaused={handlePlayPaused}
        onJackpots={handleJackpots}
        onReload={handleReload}
      />
      <UnsavedEditsEffect />
      <SiteBars />
    </>
  );
}
