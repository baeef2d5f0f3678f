import { useQuery } from '@tanstack/react-query';
import { useApi, type ApiError } from '@playfront/api-client';
import { isReturnPath, type Game } from '@playfront/api-contract';
import { useSessionState } from '@playfront/auth';
import { useLocale } from '@playfront/i18n';
import { gameBySlugQuery } from '../catalogue/catalogue.queries.ts';
import type { GameAddress } from './useGameAddress.ts';

export type GameLaunch =
  | { readonly step: 'loading'; readonly game?: Game }
  | { readonly step: 'not-found' }
  /** Real money needs a player. */
  | { readonly step: 'login'; readonly game: Game }
  | { readonly step: 'failed'; readonly game?: Game; readonly error: ApiError; readonly retry: () => void }
  | { readonly step: 'open'; readonly game: Game; readonly url: string; readonly reopen: () => void };

/** Finds the game of a URL and opens a round session: returns the URL for the frame, or why it cannot be opened. */
export function useGameLaunch({ slug, mode }: GameAddress, formFactor: 'desktop' | 'mobile'): GameLaunch {
  const api = useApi();
  const locale = useLocale();
  const session = useSessionState();
  const found = useQuery(gameBySlugQuery(api, locale, slug));
  const game = found.data?.games[0];
  const isDecided = session.status === 'visitor' || session.status === 'player';
  const needsLogin = mode === 'real' && session.status === 'visitor';

  const launched = useQuery({
    // A round session belongs to this player, game and mode; reopening the game requests a new one.
    queryKey: ['gameLaunch', game?.id, mode, session.status === 'player' ? session.player.id : 'visitor'],
    queryFn: ({ signal }) =>
      api.frontGetGameUrl({ game_id: game?.id ?? '', mode, locale, form_factor: formFactor, return_url: returnPathOf(location) }, { signal }),
    enabled: game !== undefined && isDecided && !needsLogin,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { owner: 'player' },
  });

  if (found.isError) return { step: 'failed', error: found.error as ApiError, retry: () => void found.refetch() };
  if (found.isSuccess && !game) return { step: 'not-found' };
  if (!game) return { step: 'loading' };
  if (needsLogin) return { step: 'login', game };
  if (launched.isError) return { step: 'failed', game, error: launched.error as ApiError, retry: () => void launched.refetch() };
  if (!launched.data) return { step: 'loading', game };
  return { step: 'open', game, url: launched.data.url, reopen: () => void launched.refetch() };
}

/** Omits a query that an operator would refuse, such as a search for a backslash: it must not prevent a game from opening. */
function returnPathOf({ pathname, search }: Location): string {
  return isReturnPath(pathname + search) ? pathname + search : pathname;
}
