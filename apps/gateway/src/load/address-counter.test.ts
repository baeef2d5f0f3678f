import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAddressCounter } from './address-counter.ts';
import { limitsOf } from './limits.ts';

const counterOf = (rate: number, now?: () => number) =>
  createAddressCounter(
    limitsOf({ requestsPerSecond: rate, callsPerSecond: rate, pagesPerSecond: rate, rendersPerSecond: rate, connectionsPerAddress: rate }),
    now,
  );

it('allows a burst of ten seconds’ worth, then refills, and returns the time to wait', () => {
  let nowMs = 0;
  const counter = counterOf(2, () => nowMs);
  const taken = (count: number) => Array.from({ length: count }, () => counter.take('calls', 'a'));
  expect(taken(21)).toEqual([...Array.from({ length: 20 }, () => 0), 1]);
  expect([counter.take('calls', 'b'), counter.take('pages', 'a')]).toEqual([0, 0]);
  nowMs += 500;
  expect(taken(2)).toEqual([0, 1]);
  nowMs += 1_000_000;
  expect(taken(21)).toEqual([...Array.from({ length: 20 }, () => 0), 1]);
});

it('has no limit at 0, and stores nothing then', () => {
  const counter = counterOf(0);
  for (let count = 0; count < 100_000; count += 1) expect(counter.take('calls', 'a')).toBe(0);
  expect(counter.size).toBe(0);
});

it('never allows more than the burst and the refill since', () => {
  const rate = fc.integer({ min: 1, max: 50 });
  const pauses = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 200 });
  fc.assert(
    fc.property(rate, pauses, (perSecond, pausesMs) => {
      let nowMs = 0;
      let given = 0;
      const counter = counterOf(perSecond, () => nowMs);
      for (const pauseMs of pausesMs) {
        nowMs += pauseMs;
        if (counter.take('calls', 'a') === 0) given += 1;
        expect(given).toBeLessThanOrEqual(perSecond * 10 + (nowMs / 1000) * perSecond + 1e-6);
      }
    }),
  );
});

it('evicts addresses rather than growing without limit', () => {
  const counter = counterOf(1);
  for (let count = 0; count < 210_000; count += 1) counter.take('calls', `key ${count}`);
  expect(counter.size).toBe(200_000);
});

it('counts concurrent slots, and releases each only once', () => {
  const counter = counterOf(2);
  const releases = [counter.hold('connections', 'a'), counter.hold('connections', 'a')];
  expect(counter.hold('connections', 'a')).toBeUndefined();
  expect(counter.hold('connections', 'b')).toBeDefined();
  for (const release of [...releases, ...releases]) release?.();
  expect(counter.hold('connections', 'a')).toBeDefined();
  expect(counter.hold('connections', 'a')).toBeDefined();
  expect(counter.hold('connections', 'a')).toBeUndefined();
});
