import { expect, test } from 'vitest';
import { byLeague, oddsText, resultMarket } from './events.rules.ts';
import { eventsOf, wireEvent, wireEvents } from './events.fixtures.ts';

test('events are grouped by league, leagues in the order of their first event', () => {
  const leagues = byLeague(eventsOf(wireEvents().events));
  expect(leagues.map(({ name, events }) => [name, events.map(({ id }) => id)])).toEqual([
    ['Premier Division', ['m-1', 'm-3']],
    ['Liga Mayor', ['m-2']],
  ]);
});

test('a list shows the market on the winner', () => {
  const total = { id: 'total:2.5', type: 'total' as const, line: 2.5, status: 'active' as const, outcomes: [] };
  const [both, none] = eventsOf([wireEvent({ markets: [total, ...wireEvent().markets] }), wireEvent({ markets: [total] })]);
  expect(both && resultMarket(both)?.id).toBe('1x2');
  expect(none && resultMarket(none)).toBeUndefined();
});

test.each([
  [2150, 'en', '2.15'],
  [1005, 'en', '1.01'],
  [100_000_000, 'fi', '100 000,00'],
])('odds of %i thousandths in %s', (odds, languageTag, text) => {
  expect(oddsText(odds, languageTag).replace(/\s/, ' ')).toBe(text);
});
