import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/repository.mjs';

/** How many tests ended how, and the names of those that failed where they are known. Skipped ones are in neither. */
export type TestCount = { passed: number; failed: number; failures?: readonly string[] };

/** What a task counted, and the names of the tests that passed only in a second try. */
export type TaskReport = TestCount & { unsteady: string[] };

/** The tasks that leave a report, under the name of their target; it is an output of the target. */
export const reportingTasks = ['browser-tests', 'journeys', 'deep-stories', 'deep-journeys'] as const;
export type ReportingTask = (typeof reportingTasks)[number];

const fileOf = (task: ReportingTask) => join(root, 'coverage', `${task}.json`);
const unsteadyFile = join(root, 'coverage/unsteady.txt');

/** Before a task: one that breaks off leaves no report. */
export function forgetReport(task: ReportingTask): void {
  rmSync(fileOf(task), { force: true });
}

export function writeReport(task: ReportingTask, report: TaskReport): void {
  mkdirSync(join(root, 'coverage'), { recursive: true });
  writeFileSync(fileOf(task), `${JSON.stringify(report)}\n`);
}

export function readReport(task: ReportingTask): TaskReport | null {
  return existsSync(fileOf(task)) ? (JSON.parse(readFileSync(fileOf(task), 'utf8')) as TaskReport) : null;
}

/** Prints which tests of some tasks were unsteady, and leaves the list in `coverage/unsteady.txt`. */
export function tellUnsteady(tasks: readonly ReportingTask[]): void {
  const names = tasks.flatMap((task) => readReport(task)?.unsteady ?? []);
  if (names.length === 0) return;
  writeFileSync(unsteadyFile, `${names.join('\n')}\n`);
  console.log(`\nUnsteady: passed only when run again (docs/tests.md says what to do)\n${names.map((name) => `  ${name}`).join('\n')}`);
}
