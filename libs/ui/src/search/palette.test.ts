import { expect, test } from 'vitest';
import { activeAfterKey } from './palette.ts';

test.each([
  ['down moves to the next result', 'ArrowDown', 0, 3, 1],
  ['down from the last result wraps to the first', 'ArrowDown', 2, 3, 0],
  ['up moves to the previous result', 'ArrowUp', 2, 3, 1],
  ['up from the first result wraps to the last', 'ArrowUp', 0, 3, 2],
  ['a letter is left to the field', 'a', 0, 3, undefined],
  ['Home is left to the field', 'Home', 2, 3, undefined],
  ['without results keys do nothing', 'ArrowDown', 0, 0, undefined],
])('%s', (_, key, active, count, wanted) => {
  expect(activeAfterKey(key, active, count)).toBe(wanted);
});
