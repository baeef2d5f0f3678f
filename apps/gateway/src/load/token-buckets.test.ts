import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

it('allows ten seconds’ worth at once, then refills, and says how long to wait', () => {
  let nowMs = 0;
  const buckets = createTokenBuckets(2, () => nowMs);
  const taken = (count: number) => Array.from({ length: count }, () => buckets.take('a'));
  expect(taken(21)).toEqual([...Array.from({ length: 20 }, () => 0), 1]);
  expect(buckets.take('b')).toBe(0);
  nowMs += 500;
  expect(taken(2)).toEqual([0, 1]);
  nowMs += 1_000_000;
  expect(taken(21)).toEqual([...Array.from({ length: 20 }, () => 0), 1]);
});

it('has no limit at 0, and stores no keys then', () => {
  const buckets = createTokenBuckets(0);
  for (let count = 0; count < 100_000; count += 1) expect(buckets.take('a')).toBe(0);
  expect(buckets.size).toBe(0);
});

it('never allows more than the burst and the refill since', () => {
  const rate = fc.integer({ min: 1, max: 50 });
  const pauses = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 200 });
  fc.assert(
    fc.property(rate, pauses, (perSecond, pausesMs) => {
      let nowMs = 0;
      let given = 0;
      const buckets = createTokenBuckets(perSecond, () => nowMs);
      for (const pauseMs of pausesMs) {
        nowMs += pauseMs;
        if (buckets.take('a') === 0) given += 1;
        expect(given).toBeLessThanOrEqual(perSecond * 10 + (nowMs / 1000) * perSecond + 1e-6);
      }
    }),
  );
});

it('evicts keys rather than growing without end', () => {
  const buckets = createTokenBuckets(1);
  for (let count = 0; count < 60_000; count += 1) buckets.take(`key ${count}`);
  expect(buckets.size).toBe(50_000);
});
