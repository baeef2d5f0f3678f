import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixturesOn } from '../feed/fixtures.ts';
import type { MarketOdds } from '../events/feed-messages.ts';
import { leagues } from '../feed/leagues.ts';
import { announce, follow } from '../feed/simulated-feed.ts';
import { margins, priceMarket, stepAt } from './odds.ts';

/** Expects the implied probabilities to sum to 1 + margin, plus at most one ladder step per outcome. */
function expectMargin(odds: readonly number[], margin: number, text: string): void {
  const implied = odds.reduce((sum, value) => sum + 1000 / value, 0);
  const steps = odds.reduce((sum, value) => sum + 1000 / value - 1000 / (value + stepAt(value)), 0);
  expect(implied, text).toBeGreaterThanOrEqual(1 + margin - 1e-4);
  expect(implied, text).toBeLessThanOrEqual(1 + margin + steps + 1e-9);
}

describe('odds', () => {
  it.each([
    ['an even two-way market', [0.5, 0.5], 0.05, [1900, 1900]],
    ['a favourite, with the other side rounded down by a step', [0.8, 0.2], 0.05, [1190, 4750]],
    ['three ways', [0.45, 0.27, 0.28], 0.07, [2060, 3450, 3300]],
    ['no margin', [0.25, 0.75], 0, [4000, 1330]],
  ])('of %s', (_text, chances, margin, odds) => expect(priceMarket(chances, margin)).toEqual(odds));

  it.each([
    ['nearly sure', [0.97, 0.03]],
    ['nearly impossible', [0.5, 0.491, 0.009]],
    ['decided', [1, 0]],
  ])('are not offered if an outcome is %s', (_text, chances) => expect(priceMarket(chances, 0.05)).toBeUndefined());

  it('of any market imply 1 + margin', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 0, max: 200 }),
        (weights, permille) => {
          const all = weights.reduce((sum, weight) => sum + weight, 0);
          const odds = priceMarket(
            weights.map((weight) => weight / all),
            permille / 1000,
          );
          if (odds) expectMargin(odds, permille / 1000, weights.join());
        },
      ),
    );
  });

  it('of every market of the feed imply its stated margin, before the start and in play', () => {
    const day = new Date('2026-03-14T00:00:00Z');
    const quoted = (markets: readonly MarketOdds[]) => markets.filter(({ status }) => status !== 0);
    const oddsIn = ({ outcomes }: MarketOdds) => outcomes?.map(({ odds }) => odds) ?? [];
    let count = 0;
    for (const fixture of leagues.flatMap((league) => fixturesOn(league, day).slice(0, 3))) {
      const { markets } = announce(fixture);
      for (const market of quoted(markets)) expectMargin(oddsIn(market), margins.beforeStart, fixture.id);
      const event = { ...fixture, sport: fixture.league.sport, seed: 'a1'.repeat(32), openMarkets: markets.map(({ market }) => market) };
      for (const minutes of [1, 20, 40, 55]) {
        const change = follow(event, new Date(fixture.startAt.getTime() + minutes * 60_000)).find((message) => message.kind === 'odds_change');
        for (const market of quoted(change?.markets ?? [])) {
          expectMargin(oddsIn(market), margins.live, `${fixture.id} ${minutes}`);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(100);
  });
});
