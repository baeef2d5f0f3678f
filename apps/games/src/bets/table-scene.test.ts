import type { GameModel } from '@playfront/game-math';
import { expect, test } from 'vitest';
import { paysToOne } from './table-scene.ts';

const model = { highestReturnOf: ([bet]) => (bet?.amountMinor ?? 0) * 1.95 } as Partial<GameModel> as GameModel;

test.each([
  ['en', '0.95'],
  ['cs', '0,95'],
  ['sv', '0,95'],
])('what a bet pays has the decimal mark of the language (%s)', (languageTag, expected) => {
  const texts = { languageTag, text: (id: string, values = {}) => `${id} ${Object.values(values).join()}` };
  expect(paysToOne('banker', { model, texts })).toBe(`games.bets.pays_to_one ${expected}`);
});
