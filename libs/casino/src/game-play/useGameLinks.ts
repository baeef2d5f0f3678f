import { use, useMemo } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import { BackStepsContext, isPlainClick } from '@playfront/ui';
import { GameActionsContext, type GameLinkProps } from './game-actions.ts';
import { gameSearch, useGameAddress, type GameHistoryState, type GameMode } from './useGameAddress.ts';

export type GameLinks = {
  /** With real money or free. */
  readonly to: (game: Game, mode: GameMode) => GameLinkProps;
  /** The likely mode: real money if signed in, otherwise free play, if the game has it. A plain click opens the game's sheet, in builds that have one. */
  readonly play: (game: Game) => GameLinkProps;
};

/**
 * Links that open the games of a list on the current page. Computed once per list: with the router's `Link`, each of a hundred tiles would
 * resolve the page's URL, which took a third of the time to render a lobby.
 */
export function useGameLinks(): GameLinks {
  const { pathname, state } = useLocation();
  const { search, game: openGame } = useGameAddress();
  const page = useHref(pathname);
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const isGameOpen = openGame !== undefined;
  const { openSheet } = use(GameActionsContext);
  const { isOverlayEntry } = use(BackStepsContext);

  return useMemo(() => {
    // Next to a running game, replace it, so that closing still leads to the lobby.
    const history = isGameOpen ? { replace: true, state: state as unknown } : { state: { isOpenedFromLobby: true } satisfies GameHistoryState };
    const link = ({ slug }: Game, mode: GameMode, open: (search: string) => void): GameLinkProps => {
      const opened = gameSearch(search, slug, mode);
      return {
        href: page + opened,
        onClick(event) {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open(opened);
        },
      };
    };
    // From a sheet, the game replaces the sheet's own history entry.
    const start = (opened: string) => void navigate({ search: opened }, { replace: isOverlayEntry(), ...history, preventScrollReset: true });
    const to: GameLinks['to'] = (game, mode) => link(game, mode, start);
    return {
      to,
      play: (game) => link(game, isSignedIn || !game.has_demo ? 'real' : 'demo', openSheet ? () => openSheet({ game, linkTo: to }) : start),
    };
  }, [page, search, state, isGameOpen, isSignedIn, navigate, openSheet, isOverlayEntry]);
}
