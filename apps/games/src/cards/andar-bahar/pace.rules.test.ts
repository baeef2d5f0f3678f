import { expect, test } from 'vitest';
import { afterMsOf } from './pace.rules.ts';

test('a deal becomes faster, and the longest one takes less than nine seconds', () => {
  const pauses = Array.from({ length: 49 }, (_, index) => afterMsOf(index));
  expect(pauses).toEqual(pauses.toSorted((a, b) => b - a));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(9_000);
});
