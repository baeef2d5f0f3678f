import { gameModels } from '@playfront/game-math';
import { expect, test } from 'vitest';
import { chanceRange, spotOf } from './over-under.rules.ts';

test('every chance of the slider is a bet of the rules, with the same chance on both sides', () => {
  const model = gameModels.find(({ id }) => id === 'over-under');
  const chances = Array.from(
    { length: (chanceRange.most - chanceRange.least) / chanceRange.step + 1 },
    (_, index) => chanceRange.least + index * chanceRange.step,
  );
  const spots = chances.flatMap((chance) => [spotOf({ side: 'under', chance }), spotOf({ side: 'over', chance })]);
  expect(spots.filter((spot) => !model?.isSpot(spot))).toEqual([]);
  expect([model?.figuresOf('under-4900').hitRate, model?.figuresOf(spotOf({ side: 'over', chance: 4_900 })).hitRate]).toEqual([0.49, 0.49]);
});
