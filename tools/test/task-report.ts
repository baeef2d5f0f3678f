import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/repository.mjs';

/** The numbers of passed and failed tests, and the names of failed ones if known. Skipped tests are not counted. */
export type TestCount = { passed: number; failed: number; failures?: readonly string[] };

/** The count of a task, and the names of the tests that passed only when repeated. */
export type TaskReport = TestCount & { flaky: string[] };

/** The targets that write a report, which is an output of the target in Nx. */
export const reportingTasks = ['browser-tests', 'journeys', 'deep-stories', 'deep-journeys'] as const;
export type ReportingTask = (typeof reportingTasks)[number];

const fileOf = (task: ReportingTask) => join(root, 'coverage', `${task}.json`);
const flakyFile = join(root, 'coverage/flaky.txt');

/** Call it before a task: an aborted task leaves no report. */
export function deleteReport(task: ReportingTask): void {
  rmSync(fileOf(task), { force: true });
}

export function writeReport(task: ReportingTask, report: TaskReport): void {
  mkdirSync(join(root, 'coverage'), { recursive: true });
  writeFileSync(fileOf(task), `${JSON.stringify(report)}\n`);
}

export function readReport(task: ReportingTask): TaskReport | null {
  return existsSync(fileOf(task)) ? (JSON.parse(readFileSync(fileOf(task), 'utf8')) as TaskReport) : null;
}

/** Prints the flaky tests of some tasks, and writes the list to `coverage/flaky.txt`. */
export function printFlakyTests(tasks: readonly ReportingTask[]): void {
  const names = tasks.flatMap((task) => readReport(task)?.flaky ?? []);
  if (names.length === 0) return;
  writeFileSync(flakyFile, `${names.join('\n')}\n`);
  console.log(`\nFlaky: passed only when repeated (see docs/tests.md)\n${names.map((name) => `  ${name}`).join('\n')}`);
}
