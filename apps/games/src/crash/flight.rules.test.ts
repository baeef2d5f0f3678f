import { expect, test } from 'vitest';
import { drawnMs, drawnMultiple, flightOf, isStale, ticked } from './flight.rules.ts';

const hash = { number: 7, server_seed_hash: 'f' };
const flying = flightOf({ state: 'flying', ...hash, elapsed_ms: 1_000, multiple: 106 }, 5_000);

test('the flight runs on between ticks, but not further than about one tick', () => {
  if (flying.state !== 'flying') throw new Error('not flying');
  expect(drawnMs(flying, 5_050)).toBe(1_050);
  expect(drawnMs(flying, 9_000)).toBe(1_120);
  expect(drawnMultiple(flying, 1_120)).toBe(106);
});

test('the tick with the least delay sets the clock, and a late one changes nothing', () => {
  const late = ticked(flying, { elapsedMs: 1_100, multiple: 106 }, 5_400);
  expect(late).toMatchObject({ startedAtMs: 4_000, tick: { elapsedMs: 1_100 }, receivedAtMs: 5_400 });
  expect(ticked(late, { elapsedMs: 1_200, multiple: 107 }, 5_150)).toMatchObject({ startedAtMs: 3_950 });
  expect(ticked(late, { elapsedMs: 900, multiple: 105 }, 5_500)).toBe(late);
});

test('a flight without ticks is stale, and so is a round that does not go on in time', () => {
  expect(isStale(flying, 6_000)).toBe(false);
  expect(isStale(flying, 7_000)).toBe(true);
  const betting = flightOf({ state: 'betting', ...hash, ms_left: 7_000 }, 0);
  expect([8_000, 9_000].map((nowMs) => isStale(betting, nowMs))).toEqual([false, true]);
  const waiting = flightOf({ state: 'waiting' }, 0);
  expect(isStale(waiting, 60_000)).toBe(false);
});
