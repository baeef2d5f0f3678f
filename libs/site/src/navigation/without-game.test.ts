import { describe, expect, it } from 'vitest';
import { withoutGame } from './without-game.ts';

describe('withoutGame', () => {
  it.each([
    ['ends the game', '?game=glass-reef&mode=demo', ''],
    ['keeps what narrows the lobby', '?q=a%20b&game=glass-reef&mode=real', '?q=a+b'],
    ['leaves a query without a game as it is', '?q=a%20b&mode=x', '?q=a%20b&mode=x'],
    ['leaves no query', '', ''],
  ])('%s', (_case, search, expected) => {
    expect(withoutGame(search)).toBe(expected);
  });
});
