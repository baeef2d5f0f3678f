import { describe, expect, test } from 'vitest';
import { beadRoad, bigRoad } from './baccarat-roads.ts';
import type { BaccaratResult } from './baccarat.ts';

/** `P`, `B` and `T`, with `p` or `b` behind a round with a pair. */
function resultsOf(text: string): BaccaratResult[] {
  return (text.match(/[PBT][pb]*/g) ?? []).map((round) => ({
    winner: round.startsWith('P') ? 'player' : round.startsWith('B') ? 'banker' : 'tie',
    hasPlayerPair: round.includes('p'),
    hasBankerPair: round.includes('b'),
  }));
}

/** Places of the big road as `column.row`. */
const placesOf = (text: string) =>
  bigRoad(resultsOf(text))
    .map(({ column, row }) => `${column}.${row}`)
    .join(' ');

test('the bead road shows every round, six in a column', () => {
  const beads = beadRoad(resultsOf('PBTPpBbPBT'));
  expect(beads.map(({ column, row }) => `${column}.${row}`).join(' ')).toBe('0.0 0.1 0.2 0.3 0.4 0.5 1.0 1.1');
  expect(beads.map(({ winner }) => winner).slice(0, 3)).toEqual(['player', 'banker', 'tie']);
});

describe('the big road', () => {
  test.each([
    { description: 'nothing', rounds: '', places: '' },
    { description: 'a column for each series', rounds: 'PPBBBP', places: '0.0 0.1 1.0 1.1 1.2 2.0' },
    { description: 'a long series that turns on the last row', rounds: 'PPPPPPPP', places: '0.0 0.1 0.2 0.3 0.4 0.5 1.5 2.5' },
    {
      description: 'a series that turns above the end of another',
      rounds: 'PPPPPPPPBBBBBBB',
      places: '0.0 0.1 0.2 0.3 0.4 0.5 1.5 2.5 1.0 1.1 1.2 1.3 1.4 2.4 3.4',
    },
    { description: 'no place for ties', rounds: 'PTTPTB', places: '0.0 0.1 1.0' },
  ])('has $description', ({ rounds, places }) => {
    expect(placesOf(rounds)).toBe(places);
  });

  test('starts a series beside one that turned on the first row', () => {
    // Seven series, each long enough to be stopped one row higher than the one before, until the last turns at once.
    const rounds = ['P', 'B', 'P', 'B', 'P', 'B', 'P'].map((side) => side.repeat(14)).join('');
    const marks = bigRoad(resultsOf(rounds));
    expect(new Set(marks.map(({ column, row }) => `${column}.${row}`)).size).toBe(marks.length);
    expect(marks.every(({ row }) => row >= 0 && row < 6)).toBe(true);
    expect(marks.filter(({ row, column }) => row === 0 && column > 5).length).toBeGreaterThan(1);
  });

  test('counts ties on the last win, and ties before the first win on its place', () => {
    expect(bigRoad(resultsOf('TT'))).toEqual([{ column: 0, row: 0, winner: 'tie', ties: 2, hasPlayerPair: false, hasBankerPair: false }]);
    expect(bigRoad(resultsOf('TTPpTTTBb'))).toEqual([
      { column: 0, row: 0, winner: 'player', ties: 5, hasPlayerPair: true, hasBankerPair: false },
      { column: 1, row: 0, winner: 'banker', ties: 0, hasPlayerPair: false, hasBankerPair: true },
    ]);
  });
});
