import { gameModels } from '@playfront/game-math';
import { describe, expect, test } from 'vitest';
import { callBets, neighboursOf, tableSize, tableSpots, wheelOf } from './table.rules.ts';

describe.each(['european-roulette', 'french-roulette', 'american-roulette'])('the table of %s', (id) => {
  const model = gameModels.find((one) => one.id === id);
  const spots = tableSpots(id);

  test('has every bet of the rules once', () => {
    expect(spots.map((spot) => spot.id).toSorted()).toEqual(model?.exampleSpots.toSorted());
  });

  test('has no two bets at the same place, and none outside', () => {
    const centres = spots.map(({ place: { x, y, w, h } }) => `${(x + w / 2).toFixed(2)} ${(y + h / 2).toFixed(2)}`);
    expect(new Set(centres).size).toBe(centres.length);
    expect(spots.filter(({ place: { x, y, w, h } }) => x < 0 || y < -0.3 || x + w > tableSize.w || y + h > tableSize.h + 0.01)).toEqual([]);
  });
});

test('call bets cover their part of the wheel with the usual number of chips', () => {
  const known = new Set(tableSpots('european-roulette').map(({ id }) => id));
  expect(callBets.flatMap(({ stakes }) => stakes.filter(({ spot }) => !known.has(spot)))).toEqual([]);
  const chips = callBets.map(({ id, stakes }) => [id, stakes.reduce((sum, stake) => sum + stake.chips, 0)]);
  expect(Object.fromEntries(chips)).toEqual({ voisins: 9, orphelins: 5, tiers: 6, zero: 4 });
  expect(neighboursOf(wheelOf('european-roulette'), 0)).toEqual([3, 26, 0, 32, 15]);
});
