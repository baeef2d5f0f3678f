import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/repository.mjs';
import { readReport, reportingTasks, type TestCount } from './task-report.ts';

export const nothing: TestCount = { passed: 0, failed: 0 };
export const onePassed: TestCount = { passed: 1, failed: 0 };
export const oneFailed: TestCount = { passed: 0, failed: 1 };

export function sumOf(counts: readonly TestCount[]): TestCount {
  const sum = counts.reduce((total, count) => ({ passed: total.passed + count.passed, failed: total.failed + count.failed }), nothing);
  const failures = counts.flatMap((count) => count.failures ?? []);
  return failures.length > 0 ? { ...sum, failures } : sum;
}

/** The last line of a test run. */
export function summaryOf({ passed, failed }: TestCount): string {
  return `${passed} passed, ${failed} failed`;
}

/** The count of a task, from the file it wrote; without a file the task counts as one test. A task that failed without a failed test is one failure. */
export function countOfTask({ target, project, isOk }: { target: string; project: string; isOk: boolean }): TestCount {
  const count = reported(target, project);
  if (!count) return isOk ? onePassed : oneFailed;
  return isOk || count.failed > 0 ? count : sumOf([count, oneFailed]);
}

function reported(target: string, project: string): TestCount | null {
  const reporting = reportingTasks.find((name) => name === target);
  if (reporting) return readReport(reporting);
  return target === 'test' || target === 'deep-test' ? vitestCount(target, project.replace('@playfront/', '')) : null;
}

/** The folder in which Nx stores the outputs of a target that runs Vitest. */
export const countsFolder = (target: 'test' | 'deep-test') => join(root, target === 'test' ? 'coverage' : 'coverage/deep');

/** The parent folders of projects; `tools` itself is a project. */
const projectFolders = ['apps', 'libs', '.', 'tools/targets'];

/** The count that `vitest-count-reporter.ts` wrote for a project. */
function vitestCount(target: 'test' | 'deep-test', project: string): TestCount | null {
  const file = projectFolders.map((folder) => join(countsFolder(target), folder, project, 'count.json')).find((path) => existsSync(path));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as TestCount) : null;
}
