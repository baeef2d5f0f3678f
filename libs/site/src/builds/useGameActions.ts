import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import type { GameActions } from '@playfront/casino';
import { splitLocalePath } from '@playfront/i18n';
import { GameDetailsLink } from '../navigation/GameDetailsLink.tsx';
import { openGameSheetAtom, openLoginAtom } from '../state/frame.atoms.ts';

/** What the site does for the games of a list. After a login, the player is on the same page again. */
export function useGameActions(hasGameSheet: boolean): GameActions {
  const openLogin = useSetAtom(openLoginAtom);
  const openSheet = useSetAtom(openGameSheetAtom);
  return useMemo(
    () => ({
      openLogin: () => openLogin(splitLocalePath(location.pathname).path + location.search),
      openSheet: hasGameSheet ? openSheet : undefined,
      DetailsLink: GameDetailsLink,
    }),
    [hasGameSheet, openLogin, openSheet],
  );
}
