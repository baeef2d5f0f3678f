import { expect, test } from 'vitest';
import { hasOpenGames } from './has-open-games.ts';

const facetsOf = (...playable: number[]) => ({
  facets: { categories: playable.map((count, index) => ({ slug: `c${index}`, count: 4, playable: count })), collections: [], providers: [] },
});

test.each([
  ['not here yet', undefined, true],
  ['with one game to play', facetsOf(0, 1), true],
  ['all in maintenance', facetsOf(0, 0), false],
])('a list %s', (_, list, isOpen) => {
  expect(hasOpenGames(list)).toBe(isOpen);
});
