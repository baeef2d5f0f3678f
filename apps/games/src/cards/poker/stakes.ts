import type { BetRound } from '../../bets/bet-round.ts';
import type { SceneTools } from '../../bets/scene.ts';
import type { Decision } from '../decisions.ts';

/** What lies on a spot of a round, in minor units. */
export function stakeOn(spot: string, { bets }: Pick<BetRound, 'bets'>): number {
  return bets.find((bet) => bet.spot === spot)?.amountMinor ?? 0;
}

/** What a stake returns that pays this many times itself; -1 is a loss. */
export function paid(stakeMinor: number, pays: number) {
  return { stakeMinor, returnMinor: stakeMinor * (pays + 1) };
}

type DecisionTools = Pick<SceneTools, 'texts' | 'format'>;

/** A decision that adds a stake. */
export function raiseDecision(move: string, label: string, key: string, { moves }: BetRound, { texts: { text }, format }: DecisionTools): Decision {
  const cost = moves.find(({ id }) => id === move)?.costMinor ?? 0;
  return { move, label, detail: text('games.cards.adds', { amount: format(cost) }), key };
}

export function foldDecision({ texts: { text } }: DecisionTools): Decision {
  return { move: 'fold', label: text('games.poker.fold'), detail: text('games.poker.fold_detail'), key: 'F' };
}

/** Marks the move of a strategy. */
export function withHint(decisions: readonly Decision[], move: string | undefined): readonly Decision[] {
  return decisions.map((decision) => ({ ...decision, isHint: decision.move === move }));
}
