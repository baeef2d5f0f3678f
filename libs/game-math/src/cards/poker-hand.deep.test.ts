import { expect, test } from 'vitest';
import { cardBits, categoryIndexOf, pokerCategories, strengthOfSet } from './poker-hand.ts';

test('counts every hand of seven cards in its category', { timeout: 600_000 }, () => {
  const { low, high } = cardBits;
  const counts = pokerCategories.map(() => 0);
  const add = (missing: number, from: number, lowBits: number, highBits: number): void => {
    if (missing === 0) {
      const category = categoryIndexOf(strengthOfSet(lowBits, highBits));
      counts[category] = (counts[category] ?? 0) + 1;
      return;
    }
    for (let card = from; card < 52; card++) add(missing - 1, card + 1, lowBits | (low[card] ?? 0), highBits | (high[card] ?? 0));
  };
  add(7, 0, 0, 0);
  // Published frequencies of the best five of seven cards.
  expect(counts).toEqual([23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324]);
});
