import { Refusal } from '../start/repository.mjs';
import { summaryOf } from './test-count.ts';
import type { TestCount } from './task-report.ts';
import { timesTable, writeTimes, type PartTime } from './times-table.ts';

export type EndedRun = { command: string; startedAtMs: number; parts: readonly PartTime[]; count: TestCount; shouldWrite: boolean };

/** Prints how long each part took and, as the last line, "N passed, N failed". The exit code is 1 if anything failed. */
export async function endRun({ command, startedAtMs, parts, count, shouldWrite }: EndedRun): Promise<void> {
  const times = { seconds: (Date.now() - startedAtMs) / 1000, summary: summaryOf(count), parts };
  console.log(`\n${timesTable(times, 'this machine')}\n`);
  if (shouldWrite) await writeTimes(command, times);
  console.log(summaryOf(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
}

/** Runs a command's main function; prints a refusal as one line, and any other error with its stack trace. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
