import type { Currency } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import type { BetRoundResponse } from '../frame/game-api.ts';

/** A stake on a spot with what it returned, in minor units. */
export type RoundBet = { readonly spot: string; readonly amountMinor: number; readonly winMinor: number };
/** A move that the player can make now, with its additional stake in minor units. */
export type RoundMove = { readonly id: string; readonly costMinor: number };

/** A round as the server reports it. Amounts are in minor units. */
export type BetRound = {
  readonly id: string;
  readonly nonce: number;
  readonly isOpen: boolean;
  /** What is drawn and visible so far; each scene reads it with its own schema. */
  readonly view: unknown;
  readonly bets: readonly RoundBet[];
  readonly moves: readonly RoundMove[];
  /** Number of moves made so far. */
  readonly step: number;
  readonly stakeMinor: number;
  readonly winMinor: number;
};

/** The round in a response; `undefined` if an amount is invalid. */
export function readBetRound(wire: BetRoundResponse['round'], currency: Currency): BetRound | undefined {
  const minor = (text: string) => amountOf(text, currency)?.minor ?? Number.NaN;
  const bets = wire.bets.map(({ spot, amount, win }) => ({ spot, amountMinor: minor(amount), winMinor: minor(win) }));
  const moves = wire.moves.map(({ id, cost }) => ({ id, costMinor: minor(cost) }));
  const stakeMinor = minor(wire.stake);
  const winMinor = minor(wire.win);
  const amounts = [stakeMinor, winMinor, ...bets.flatMap((bet) => [bet.amountMinor, bet.winMinor]), ...moves.map(({ costMinor }) => costMinor)];
  if (amounts.some(Number.isNaN)) return undefined;
  const { id, nonce, view, step } = wire;
  return { id, nonce, isOpen: wire.state === 'open', view, bets, moves, step, stakeMinor, winMinor };
}
