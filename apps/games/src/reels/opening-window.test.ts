import { reelsModels } from '@playfront/game-math';
import { expect, test } from 'vitest';
import { openingWindow } from './opening-window.ts';

test.each(Object.values(reelsModels))('$id opens with a full window, the same at every visit', (model) => {
  const window = openingWindow(model);
  expect(window.map((column) => column.length)).toEqual(model.strips.map(() => model.rows));
  expect(openingWindow(model)).toEqual(window);
});
