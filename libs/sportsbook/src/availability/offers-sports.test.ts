import { expect, test } from 'vitest';
import { offersSports } from './offers-sports.ts';

test.each([
  ['no group', [], false],
  ['casino and live only', [{ id: '1' }, { id: '3' }], false],
  ['group 2', [{ id: '1' }, { id: '2' }], true],
  ['another id with the same first digit', [{ id: '21' }], false],
])('sports with %s', (_, groups, isOffered) => {
  expect(offersSports(groups)).toBe(isOffered);
});
