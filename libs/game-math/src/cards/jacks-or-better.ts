import { categoryIndexOf, pokerCategories, pokerHandOf, strengthOfSet, weakestOf } from './poker-hand.ts';
import { videoPokerModel } from './video-poker.ts';

const pays = [
  { id: 'royal-flush', returns: 800 },
  { id: 'straight-flush', returns: 50 },
  { id: 'four-of-a-kind', returns: 25 },
  { id: 'full-house', returns: 9 },
  { id: 'flush', returns: 6 },
  { id: 'straight', returns: 4 },
  { id: 'three-of-a-kind', returns: 3 },
  { id: 'two-pair', returns: 2 },
  { id: 'jacks-or-better', returns: 1 },
] as const;

const pairOfJacks = weakestOf('pair', 11);

/** Jacks or Better, 9/6: a full house returns nine stakes and a flush six. 99.544 % with the best hold of every hand. */
export const jacksOrBetter = videoPokerModel({
  id: 'jacks-or-better',
  pays,
  payIndexOf(low, high) {
    const strength = strengthOfSet(low, high);
    return strength < pairOfJacks ? -1 : pokerCategories.length - 1 - categoryIndexOf(strength);
  },
  madeOf: (cards) => pokerHandOf(cards).made,
  withRank: [
    { returns: 70_558, hits: 39_705 },
    { returns: 71_622, hits: 39_960 },
    { returns: 72_686, hits: 40_215 },
    { returns: 73_750, hits: 40_470 },
    { returns: 73_750, hits: 40_470 },
    { returns: 73_750, hits: 40_470 },
    { returns: 73_750, hits: 40_470 },
    { returns: 73_750, hits: 40_470 },
    { returns: 74_500, hits: 40_470 },
    { returns: 110_396, hits: 77_175 },
    { returns: 109_332, hits: 76_920 },
    { returns: 108_268, hits: 76_665 },
    { returns: 108_268, hits: 76_665 },
  ],
  optimal: { returns: 19_842_315_923_796, hits: 9_060_955_523_304 },
});
