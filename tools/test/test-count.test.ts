import { expect, it } from 'vitest';
import { summaryOf, sumOf } from './test-count.ts';

it('adds up the counts of steps', () => {
  expect(
    summaryOf(
      sumOf([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1 },
      ]),
    ),
  ).toBe('5 passed, 1 failed');
});
