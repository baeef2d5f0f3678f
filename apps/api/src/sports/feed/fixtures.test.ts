import { describe, expect, it } from 'vitest';
import { fixturesOn } from './fixtures.ts';
import { leagues } from './leagues.ts';

const dayMs = 86_400_000;
const days = (from: string, count: number) => Array.from({ length: count }, (_, day) => new Date(Date.parse(from) + day * dayMs));

describe('the fixtures', () => {
  it.each(leagues.map((league) => [league.id, league] as const))(
    'of %s: every side plays once a day, and every other side in turn',
    (_id, league) => {
      const met = new Map<string, Set<string>>(league.sides.map((side) => [side, new Set()]));
      for (const day of days('2026-03-01T00:00:00Z', league.sides.length - 1)) {
        const fixtures = fixturesOn(league, day);
        expect(fixtures.flatMap(({ home, away }) => [home, away]).sort()).toEqual([...league.sides].sort());
        for (const { home, away } of fixtures) {
          met.get(home)?.add(away);
          met.get(away)?.add(home);
        }
      }
      for (const others of met.values()) expect(others.size).toBe(league.sides.length - 1);
    },
  );

  it('have every side at home about as often as away', () => {
    const [league] = leagues;
    const home = days('2026-03-01T00:00:00Z', 60).flatMap((day) => (league ? fixturesOn(league, day) : []).map((fixture) => fixture.home));
    for (const side of league?.sides ?? []) {
      const share = home.filter((each) => each === side).length / 60;
      expect(share, side).toBeGreaterThan(0.3);
      expect(share, side).toBeLessThan(0.7);
    }
  });

  it('are the same at every call, with unique ids', () => {
    const all = (at: string) => days(at, 3).flatMap((day) => leagues.flatMap((league) => fixturesOn(league, day)));
    expect(all('2026-03-01T00:00:00Z')).toEqual(all('2026-03-01T23:59:59Z'));
    const ids = all('2026-03-01T00:00:00Z').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z0-9-]{1,40}$/.test(id))).toBe(true);
  });

  it('have a match in play at any time of the week: each lasts at least 55 minutes, unless abandoned', () => {
    const starts = days('2026-02-28T00:00:00Z', 9).flatMap((day) =>
      leagues.flatMap((league) => fixturesOn(league, day).map(({ startAt }) => startAt.getTime())),
    );
    for (let at = Date.parse('2026-03-01T00:00:00Z'); at < Date.parse('2026-03-08T00:00:00Z'); at += 600_000) {
      expect(
        starts.some((start) => start <= at && at - start < 55 * 60_000),
        new Date(at).toISOString(),
      ).toBe(true);
    }
  });
});
