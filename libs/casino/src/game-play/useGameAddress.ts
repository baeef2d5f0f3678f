import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type GameMode = 'real' | 'demo';
/** Put into the history by a tile of the lobby: closing goes back there. */
export type GameHistoryState = { readonly isOpenedFromLobby: true };

export type GameAddress = { readonly slug: string; readonly mode: GameMode };

/** The game an address opens (`?game=<slug>&mode=demo`), if any. */
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
 * Game play as the address has it: Back closes the game, a link shares it (contract, "Sites, addresses, names"). `search` is for links that
 * keep the query; the server draws one page for many queries, so there it is empty.
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
  const game = useMemo(() => gameOf(params), [params]);

  const closeGame = useCallback(() => {
    // Opened from the lobby: one step back is the lobby as it was. Opened by a link: the lobby takes the game's place.
    if ((state as GameHistoryState | null)?.isOpenedFromLobby) void navigate(-1);
    else
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('game');
          next.delete('mode');
          return next;
        },
        { replace: true },
      );
  }, [state, navigate, setParams]);

  const switchMode = useCallback(
    (mode: GameMode) => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.set('mode', mode);
          return next;
        },
        { replace: true, state },
      );
    },
    [setParams, state],
  );

  return { search, game, closeGame, switchMode };
}
