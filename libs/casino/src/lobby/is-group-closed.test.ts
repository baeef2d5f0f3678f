import { expect, test } from 'vitest';
import { gameOf } from '../testing/index.ts';
import { isGroupClosed } from './is-group-closed.ts';

const [open, closed] = [gameOf(), gameOf({ status: 'maintenance' })];

test.each([
  ['not here yet', undefined, false],
  ['without games', { games: [] }, false],
  ['with one game to play', { games: [closed, open] }, false],
  ['all in maintenance', { games: [closed, closed] }, true],
])('a list %s', (_, list, isClosed) => {
  expect(isGroupClosed(list)).toBe(isClosed);
});
