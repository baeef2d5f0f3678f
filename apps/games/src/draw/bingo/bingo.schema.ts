import type { BingoCard, BingoRules } from '@playfront/game-math';
import * as v from 'valibot';

export type ShownBingo = { readonly cards: readonly BingoCard[]; readonly drawn: readonly number[] };

/** The cards and balls of a round. Throws if the view is of no such round. */
export function readBingoView(view: unknown, { shape, all }: BingoRules): ShownBingo {
  const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(all));
  const card = v.pipe(v.array(v.pipe(v.array(number), v.length(shape.columns))), v.length(shape.rows));
  return v.parse(v.object({ cards: v.array(card), drawn: v.array(number) }), view);
}
