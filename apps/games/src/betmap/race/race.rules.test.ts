import { describe, expect, it } from 'vitest';
import { finishPercent, pathsOf, runnersOf } from './race.rules.ts';

describe('a race', () => {
  it('ends in the order that was drawn, with only the podium behind the line', () => {
    const ends = pathsOf([5, 0, 7], Math.random).map((path) => path.at(-1) ?? 0);
    const order = ends.map((end, runner) => ({ end, runner })).toSorted((a, b) => b.end - a.end);
    expect(order.slice(0, 3).map(({ runner }) => runner)).toEqual([5, 0, 7]);
    expect(order.filter(({ end }) => end > finishPercent)).toHaveLength(3);
  });

  it('has eight different runners, always the same in one game', () => {
    expect(new Set(runnersOf('harbour-derby')).size).toBe(8);
    expect(runnersOf('harbour-derby')).toEqual(runnersOf('harbour-derby'));
    expect(runnersOf('harbour-derby')).not.toEqual(runnersOf('sulky-sprint'));
  });
});
