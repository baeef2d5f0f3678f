import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useApi } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { useIsSignedIn, useSessionState } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { useToast } from '@playfront/ui';
import { GameActionsContext } from '../game-play/game-actions.ts';
import { favouritesQuery } from './favourites.queries.ts';

/** Games that the player marked, latest first; empty for visitors and until loaded. */
export function useFavourites(): readonly Game[] {
  return useQuery({ ...favouritesQuery(useApi()), enabled: useIsSignedIn() }).data ?? [];
}

/** Whether a game is a favourite, and how to change that; a visitor is asked to log in. The change shows immediately and is undone if it fails. */
export function useFavourite(game: Game): { isFavourite: boolean; toggle: () => void } {
  const api = useApi();
  const queryClient = useQueryClient();
  const format = useFormat();
  const { status } = useSessionState();
  const { openLogin } = use(GameActionsContext);
  const { showToast } = useToast();
  const isFavourite = useFavourites().some(({ id }) => id === game.id);
  const { queryKey } = favouritesQuery(api);

  const show = (favourite: boolean) =>
    queryClient.setQueryData(queryKey, (games) => {
      const others = games?.filter(({ id }) => id !== game.id);
      return others && favourite ? [game, ...others] : others;
    });
  const { mutate } = useMutation({
    // Changes are sent one after the other, so that the last one counts.
    scope: { id: 'favourites' },
    mutationFn: (favourite: boolean) => api.frontSetFavourite({ game_id: game.id, favourite }),
    onMutate: async (favourite) => {
      await queryClient.cancelQueries({ queryKey });
      show(favourite);
    },
    onError: (_, favourite) => {
      show(!favourite);
      showToast({ kind: 'danger', text: format.text('casino.favourite.failed') });
    },
    onSettled: () => {
      // The press came before the favourites.
      if (queryClient.getQueryData(queryKey) === undefined) void queryClient.invalidateQueries({ queryKey });
    },
  });

  const toggle = () => {
    if (status === 'visitor') openLogin();
    if (status === 'player') mutate(!isFavourite);
  };
  return { isFavourite, toggle };
}
