import { expect, test } from 'vitest';
import { activeAfterKey } from './palette.ts';

test.each([
  ['down goes on', 'ArrowDown', 0, 3, 1],
  ['down from the last begins again', 'ArrowDown', 2, 3, 0],
  ['up goes back', 'ArrowUp', 2, 3, 1],
  ['up from the first ends at the last', 'ArrowUp', 0, 3, 2],
  ['a letter is the field’s', 'a', 0, 3, undefined],
  ['Home is the field’s', 'Home', 2, 3, undefined],
  ['without results no key leads anywhere', 'ArrowDown', 0, 0, undefined],
])('%s', (_, key, active, count, wanted) => {
  expect(activeAfterKey(key, active, count)).toBe(wanted);
});
