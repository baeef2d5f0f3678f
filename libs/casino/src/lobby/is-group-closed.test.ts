import { expect, test } from 'vitest';
import { gameOf } from '../testing/index.ts';
import { isGroupClosed } from './is-group-closed.ts';

const [open, closed] = [gameOf(), gameOf({ status: 'maintenance' })];

test.each([
  ['that is loading', undefined, false],
  ['without games', { games: [] }, false],
  ['with one open game', { games: [closed, open] }, false],
  ['with all games in maintenance', { games: [closed, closed] }, true],
])('a list %s', (_, list, isClosed) => {
  expect(isGroupClosed(list)).toBe(isClosed);
});
