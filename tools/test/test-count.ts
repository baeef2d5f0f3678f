import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/repository.mjs';

/** How many tests ended how. Skipped ones are in neither. */
export type TestCount = { passed: number; failed: number };

export const nothing: TestCount = { passed: 0, failed: 0 };
export const onePassed: TestCount = { passed: 1, failed: 0 };
export const oneFailed: TestCount = { passed: 0, failed: 1 };

/** Where Playwright leaves its report; an output of the target `journeys`. */
export const journeysReport = join(root, 'apps/web-e2e/test-results/report.json');

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

/** What a task counted, by the file it leaves; one check when it leaves none. A task that failed without a failed test is one failure. */
export function countOfTask({ target, project, isOk }: { target: string; project: string; isOk: boolean }): TestCount {
  const count = reported(target, project);
  if (!count) return isOk ? onePassed : oneFailed;
  return isOk || count.failed > 0 ? count : sumOf([count, oneFailed]);
}

/** Where projects are, tools being one itself. */
const projectFolders = ['apps', 'libs', '.', 'tools', 'tools/targets'];

function reported(target: string, project: string): TestCount | null {
  if (target === 'journeys') return existsSync(journeysReport) ? countOfJourneys(readJson<JourneyReport>(journeysReport)) : null;
  if (target !== 'test') return null;
  const name = project.replace('@playfront/', '');
  const file = projectFolders.map((folder) => join(root, 'coverage', folder, name, 'count.json')).find((path) => existsSync(path));
  return file ? readJson<TestCount>(file) : null;
}

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
