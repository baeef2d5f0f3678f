import { basicStrategy, type BlackjackView } from '@playfront/game-math';
import type { RoundMove } from '../../bets/bet-round.ts';
import type { SceneTools } from '../../bets/scene.ts';
import type { Decision } from '../decisions.ts';
import { splitRefusal } from './blackjack.rules.ts';
import { totalText } from './seat.ts';

/** What the player can decide now. Decisions that are not possible stay in their place and say why. */
export function blackjackDecisions(
  view: BlackjackView,
  moves: readonly RoundMove[],
  { texts, format }: Pick<SceneTools, 'texts' | 'format'>,
  isHinted: boolean,
): readonly Decision[] {
  const { text } = texts;
  const hint = isHinted
    ? basicStrategy(
        view,
        moves.map(({ id }) => id),
      )
    : undefined;
  const costOf = (move: string) => moves.find(({ id }) => id === move)?.costMinor;
  const adds = (minor: number) => text('games.cards.adds', { amount: format(minor) });
  const hand = view.active && view.seats[view.active.seat]?.hands[view.active.hand];
  if (!hand) return [];

  if (view.phase === 'insurance')
    return [
      { move: 'insure', label: text('games.blackjack.insure'), detail: adds(costOf('insure') ?? 0), key: 'I' },
      { move: 'no-insurance', label: text('games.blackjack.no_insurance'), detail: text('games.blackjack.no_insurance_detail'), key: 'N' },
    ].map((decision) => ({ ...decision, isHint: decision.move === hint }));

  const double = costOf('double');
  const split = costOf('split');
  const doubleText = double === undefined ? text('games.blackjack.double_off') : adds(double);
  const splitText = split === undefined ? text('games.blackjack.split_off', { why: splitRefusal(view) }) : adds(split);
  const kept = totalText(hand.cards, texts, true);
  return [
    { move: 'hit', label: text('games.blackjack.hit'), detail: text('games.blackjack.hit_detail'), key: 'H' },
    { move: 'stand', label: text('games.blackjack.stand'), detail: text('games.blackjack.stand_detail', { total: kept }), key: 'S' },
    { move: 'double', label: text('games.blackjack.double'), detail: doubleText, key: 'D', isOff: double === undefined },
    { move: 'split', label: text('games.blackjack.split'), detail: splitText, key: 'P', isOff: split === undefined },
  ].map((decision) => ({ ...decision, isHint: decision.move === hint }));
}
