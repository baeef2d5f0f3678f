import { expect, it } from 'vitest';
import { countOfJourneys, summaryOf, sumOf } from './test-count.ts';

it('sums what steps count', () => {
  expect(
    summaryOf(
      sumOf([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1 },
      ]),
    ),
  ).toBe('5 passed, 1 failed');
});

it.each([
  { description: 'journeys that went well', report: { stats: { expected: 12, unexpected: 0, flaky: 0 } }, count: { passed: 12, failed: 0 } },
  {
    description: 'a journey that passed only when repeated',
    report: { stats: { expected: 11, unexpected: 0, flaky: 1 } },
    count: { passed: 11, failed: 1 },
  },
  {
    description: 'a site that did not start',
    report: { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] },
    count: { passed: 0, failed: 1 },
  },
])('counts $description', ({ report, count }) => expect(countOfJourneys(report)).toEqual(count));
