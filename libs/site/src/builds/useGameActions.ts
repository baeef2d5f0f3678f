import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { preloadTransport } from '@playfront/api-client';
import type { GameActions } from '@playfront/casino';
import { splitLocalePath } from '@playfront/i18n';
import { GameDetailsLink } from '../navigation/GameDetailsLink.tsx';
import { openGameSheetAtom, openLoginAtom } from '../state/frame.atoms.ts';

/** What the site does for the games of a list. After a login, the player is on the same page again. `loadGamePlay` loads the game page of the build. */
export function useGameActions(hasGameSheet: boolean, loadGamePlay: () => Promise<void>): GameActions {
  const openLogin = useSetAtom(openLoginAtom);
  const openSheet = useSetAtom(openGameSheetAtom);
  return useMemo(
    () => ({
      openLogin: () => openLogin(splitLocalePath(location.pathname).path + location.search),
      openSheet: hasGameSheet ? openSheet : undefined,
      DetailsLink: GameDetailsLink,
      // A failure is not shown: opening the game tries again.
      prepareGame: () => void Promise.all([loadGamePlay(), preloadTransport()]).catch(() => {}),
    }),
    [hasGameSheet, loadGamePlay, openLogin, openSheet],
  );
}
