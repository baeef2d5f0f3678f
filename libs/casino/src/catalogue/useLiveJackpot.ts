import { useQuery } from '@tanstack/react-query';
import { jackpotsKey, type PlayerPush } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import type { Money } from '@playfront/money';

/** What the jackpot of a game would pay, as the live channel sent it last; `undefined` if it has sent none, or the game has no jackpot. */
export function useLiveJackpot({ jackpot }: Pick<Game, 'jackpot'>): Money | undefined {
  const { data } = useQuery<PlayerPush<'jackpot'>['jackpots']>({ queryKey: jackpotsKey, queryFn: () => [], enabled: false });
  return data?.find(({ id, amount }) => id === jackpot?.id && amount.currency === jackpot.amount.currency)?.amount;
}
