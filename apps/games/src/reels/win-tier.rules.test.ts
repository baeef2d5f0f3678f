import { expect, test } from 'vitest';
import { tierOf } from './win-tier.rules.ts';

test.each([
  ['nothing', 0, undefined],
  ['less than the bet', 99, undefined],
  ['the bet itself', 100, undefined],
  ['the smallest amount above the bet', 101, 'small'],
  ['just below 5 bets', 499, 'small'],
  ['5 bets', 500, 'nice'],
  ['just below 15 bets', 1499, 'nice'],
  ['15 bets', 1500, 'big'],
  ['just below 50 bets', 4999, 'big'],
  ['50 bets', 5000, 'epic'],
  ['the maximum win', 500_000, 'epic'],
] as const)('%s (%i for a bet of 100) is of the tier %s', (_, winMinor, tier) => {
  expect(tierOf(winMinor, 100)).toBe(tier);
});
