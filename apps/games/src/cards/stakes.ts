import type { BetRound } from '../bets/bet-round.ts';

/** What lies on a spot of a round, in minor units. */
export function stakeOn(spot: string, { bets }: Pick<BetRound, 'bets'>): number {
  return bets.find((bet) => bet.spot === spot)?.amountMinor ?? 0;
}
