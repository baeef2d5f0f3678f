import { describe, expect, it } from 'vitest';
import { withoutGame } from './without-game.ts';

describe('withoutGame', () => {
  it.each([
    ['removes the game', '?game=glass-reef&mode=demo', ''],
    ['keeps the filter of the lobby', '?q=a%20b&game=glass-reef&mode=real', '?q=a+b'],
    ['does not change a query without a game', '?q=a%20b&mode=x', '?q=a%20b&mode=x'],
    ['does not add a query', '', ''],
  ])('%s', (_case, search, expected) => {
    expect(withoutGame(search)).toBe(expected);
  });
});
