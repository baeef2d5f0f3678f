import { describe, expect, it } from 'vitest';
import { blowsOf, fightersOf } from './fight.rules.ts';

describe('a fight', () => {
  it('ends with a blow of the winner that leaves the other nothing, if it is a knockout', () => {
    const blows = blowsOf({ winner: 'blue', ending: 'knockout', round: 2 }, Math.random);
    const last = blows.at(-1);
    expect(last).toMatchObject({ by: 'blue', round: 2 });
    expect(last?.left.red).toBeCloseTo(0);
    expect(last?.left.blue).toBeGreaterThan(30);
  });

  it('leaves both standing at a decision', () => {
    const last = blowsOf({ winner: 'red', ending: 'decision', round: 3 }, Math.random).at(-1);
    expect(last?.left.blue).toBeGreaterThan(10);
    expect(last?.round).toBe(3);
  });

  it('is between two different fighters', () => {
    const { red, blue } = fightersOf('iron-ring');
    expect(red).not.toBe(blue);
  });
});
