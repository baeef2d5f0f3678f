import { rankOf, type Card } from './card.ts';
import { straightTop } from './poker-hand.ts';

/** How many ranks would complete a straight; all 13 if there is one already. */
export function straightOuts(cards: readonly Card[]): number {
  let ranks = 0;
  for (const card of cards) ranks |= 1 << (rankOf(card) - 2);
  let outs = 0;
  for (let rank = 0; rank < 13; rank++) if (straightTop(ranks | (1 << rank)) !== 0) outs++;
  return outs;
}
