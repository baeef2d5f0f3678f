import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { BackStepsContext } from '@playfront/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type GameMode = 'real' | 'demo';
/** History state set by a tile of the lobby: closing the game goes back there. */
export type GameHistoryState = { readonly isOpenedFromLobby: true };

export type GameAddress = { readonly slug: string; readonly mode: GameMode };

/** The game that a URL opens (`?game=<slug>&mode=demo`), if any. */
export function gameOf(search: URLSearchParams): GameAddress | undefined {
  const slug = search.get('game');
  if (!slug) return undefined;
  return { slug, mode: search.get('mode') === 'real' ? 'real' : 'demo' };
}

/** The query of the current page with a game opened on it. */
export function gameSearch(current: string, slug: string, mode: GameMode): string {
  const search = new URLSearchParams(current);
  search.set('game', slug);
  search.set('mode', mode);
  return `?${search}`;
}

const never = () => () => {};

/**
 * Game play from the URL: Back closes the game, a link shares it (contract, "Sites, addresses, names"). `search` is for links that
 * keep the query; on the server it is empty, because one page is rendered for all queries.
 */
export function useGameAddress(): { search: string; game: GameAddress | undefined; closeGame: () => void; switchMode: (mode: GameMode) => void } {
  const location = useLocation();
  const { state } = location;
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { leave } = use(BackStepsContext);
  const game = useMemo(() => gameOf(params), [params]);

  const replaceSearch = useCallback(
    (change: (next: URLSearchParams) => void, options?: { state: unknown }) => {
      // Open game rules are another history entry: leave it first, so that no entry with the game remains.
      leave(() =>
        setParams(
          (current) => {
            const next = new URLSearchParams(current);
            change(next);
            return next;
          },
          { replace: true, ...options },
        ),
      );
    },
    [leave, setParams],
  );

  const closeGame = useCallback(() => {
    // Opened from the lobby: go back to it. Opened by a link: replace the game with the lobby.
    if ((state as GameHistoryState | null)?.isOpenedFromLobby) leave(() => void navigate(-1));
    else
      replaceSearch((next) => {
        next.delete('game');
        next.delete('mode');
      });
  }, [state, leave, navigate, replaceSearch]);

  const switchMode = useCallback((mode: GameMode) => replaceSearch((next) => next.set('mode', mode), { state }), [replaceSearch, state]);

  return { search, game, closeGame, switchMode };
}
