import { describe, expect, it } from 'vitest';
import { pageStart, completeDays } from './bet-segments.rules.ts';

const at = (text: string) => new Date(text);

describe('the days of a bet list', () => {
  it.each([
    ['a period inside one day has none', '2026-03-01T10:00:00Z', '2026-03-01T20:00:00Z', undefined],
    ['a night has none', '2026-03-01T20:00:00Z', '2026-03-02T06:00:00Z', undefined],
    ['parts of days at both ends are left out', '2026-03-01T10:00:00Z', '2026-03-04T10:00:00Z', ['2026-03-02', '2026-03-04']],
    ['a day that is begun at midnight counts', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z', ['2026-03-01', '2026-03-02']],
  ])('%s', (_, from, to, days) => {
    const found = completeDays(at(from), at(to));
    expect(found && [found.first, found.end].map((day) => day?.toISOString().slice(0, 10))).toEqual(days);
  });

  it('an open period includes every day', () => {
    expect(completeDays(undefined, undefined)).toEqual({ first: undefined, end: undefined });
  });

  it.each([
    ['the first page', 0, ['a', 0]],
    ['the last bet of a segment', 2, ['a', 2]],
    ['the first bet of the next', 3, ['c', 0]],
    ['the last bet of all', 7, ['c', 4]],
    ['past the end', 8, undefined],
  ])('%s is found in its segment', (_, offset, expected) => {
    const ends = { a: at('2026-03-03'), b: at('2026-03-02'), c: at('2026-03-01') };
    const place = pageStart(offset, [
      { end: ends.a, bets: 3 },
      { end: ends.b, bets: 0 },
      { end: ends.c, bets: 5 },
    ]);
    expect(place && [Object.entries(ends).find(([, end]) => end === place.end)?.[0], place.offset]).toEqual(expected);
  });
});
