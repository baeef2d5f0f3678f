import { cashOut, returnOf, type Multiple } from '@playfront/game-math';
import { formatMoney, money } from '@playfront/money';
import type { BetRound } from '../bets/bet-round.ts';
import type { OpenAction, SceneTools } from '../bets/scene.ts';
import type { TextId } from '../frame/texts.ts';
import { cutStakes } from './multiples.rules.ts';

/** The large button of an open round: what it pays out now, or what the player must do before it can. */
export function cashOutAction({ state, texts, format }: SceneTools, round: BetRound, multiple: Multiple, firstStep: TextId): OpenAction {
  const { text, languageTag } = texts;
  if (!round.moves.some(({ id }) => id === cashOut)) return { label: text(firstStep) };
  const returnMinor = returnOf(round.stakeMinor, multiple);
  const net = formatMoney(money(returnMinor - round.stakeMinor, state.currency), languageTag, { sign: 'always' });
  return {
    move: cashOut,
    label: text('games.bets.cash_out', { amount: format(returnMinor) }),
    detail: text('games.ladder.at', { times: cutStakes(multiple, languageTag), net }),
  };
}
