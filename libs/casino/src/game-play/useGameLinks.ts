import { useMemo, type MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import { isPlainClick } from '@playfront/ui';
import { gameSearch, useGameAddress, type GameHistoryState, type GameMode } from './useGameAddress.ts';

/** What an `<a>` that opens a game needs. */
export type GameLinkProps = { readonly href: string; readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void };

export type GameLinks = {
  /** With real money or free. */
  readonly to: (game: Game, mode: GameMode) => GameLinkProps;
  /** As the player most likely wants it: with real money when signed in, else free, where the game can be tried. */
  readonly play: (game: Game) => GameLinkProps;
};

/**
 * The links of a list of games, which open them on the page where it stands. Made once for the list: with a router's `Link` each of a hundred tiles would
 * work out the page's address for itself, which was a third of drawing a lobby.
 */
export function useGameLinks(): GameLinks {
  const { pathname, state } = useLocation();
  const { search, game: openGame } = useGameAddress();
  const page = useHref(pathname);
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const isGameOpen = openGame !== undefined;

  return useMemo(() => {
    // From beside a running game the next one takes its place, so that closing still leads to the lobby.
    const history = isGameOpen ? { replace: true, state: state as unknown } : { state: { isOpenedFromLobby: true } satisfies GameHistoryState };
    const to = ({ slug }: Game, mode: GameMode): GameLinkProps => {
      const opened = gameSearch(search, slug, mode);
      return {
        href: page + opened,
        onClick(event) {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void navigate({ search: opened }, { ...history, preventScrollReset: true });
        },
      };
    };
    return { to, play: (game) => to(game, isSignedIn || !game.has_demo ? 'real' : 'demo') };
  }, [page, search, state, isGameOpen, isSignedIn, navigate]);
}
