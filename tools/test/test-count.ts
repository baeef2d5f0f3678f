/** How many tests ended how. Skipped ones are in neither. */
export type TestCount = { passed: number; failed: number };

export const nothing: TestCount = { passed: 0, failed: 0 };
export const onePassed: TestCount = { passed: 1, failed: 0 };
export const oneFailed: TestCount = { passed: 0, failed: 1 };

export function sumOf(counts: readonly TestCount[]): TestCount {
  return counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), nothing);
}

/** The last line of a test run. */
export function summaryOf({ passed, failed }: TestCount): string {
  return `${passed} passed, ${failed} failed`;
}

/** The part of Playwright's JSON report that is counted. */
export type JourneyReport = { stats: { expected: number; unexpected: number; flaky: number }; errors?: unknown[] };

/** A flaky journey has passed only by being repeated, which is not what a journey is for. */
export function countOfJourneys({ stats, errors = [] }: JourneyReport): TestCount {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0) };
}
