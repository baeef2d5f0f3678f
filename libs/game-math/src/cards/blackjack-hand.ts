import { rankOf, type Card } from './card.ts';

export type BlackjackTotal = {
  readonly total: number;
  /** Whether an ace counts eleven. */
  readonly isSoft: boolean;
};

/** 2 to 10; the ace is 11. */
export function blackjackValue(card: Card): number {
  const rank = rankOf(card);
  return rank === 14 ? 11 : Math.min(rank, 10);
}

/** The highest total that is not over 21, or else the lowest one. */
export function blackjackTotal(cards: readonly Card[]): BlackjackTotal {
  let total = 0;
  let softAces = 0;
  for (const card of cards) {
    const value = blackjackValue(card);
    total += value;
    if (value === 11) softAces++;
    if (total > 21 && softAces > 0) {
      total -= 10;
      softAces--;
    }
  }
  return { total, isSoft: softAces > 0 };
}
