import { describe, expect, it } from 'vitest';
import { goalsOf, teamsOf } from './football.rules.ts';

describe('a match', () => {
  it('shows every goal of the score in its own minute', () => {
    const goals = goalsOf({ home: 4, away: 3 }, Math.random);
    expect(goals.filter(({ side }) => side === 'home')).toHaveLength(4);
    expect(goals.filter(({ side }) => side === 'away')).toHaveLength(3);
    const minutes = goals.map(({ minute }) => minute);
    expect(new Set(minutes).size).toBe(7);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes.at(-1)).toBeLessThan(90);
  });

  it('is between two different teams', () => {
    const { home, away } = teamsOf('virtual-league');
    expect(home).not.toBe(away);
  });
});
