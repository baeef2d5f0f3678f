import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../start/repository.mjs';
import type { FinishedTask } from './task-record.ts';

const page = join(root, 'docs/affected.md');
const mostParts = 10;

export type Run = { command: string; seconds: number; summary: string; tasks: readonly FinishedTask[] };

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** How long a run took, and its slowest tasks, as a table of a document. */
export function runTable({ seconds, summary, tasks }: Run, machine: string): string {
  const slowest = tasks.toSorted((one, other) => other.seconds - one.seconds).slice(0, mostParts);
  const cached = tasks.filter(({ isCached }) => isCached).length;
  return [
    `${minutes(Math.round(seconds))} minutes on ${machine}: ${summary}; ${tasks.length} tasks, ${cached} from the cache. The slowest:`,
    '',
    '| task | minutes |',
    '| --- | --- |',
    ...slowest.map((task) => `| \`${task.id.replace('@playfront/', '')}\` | ${minutes(Math.round(task.seconds))} |`),
  ].join('\n');
}

/** Puts `table` between the marks of `command`. @throws {Error} when the text has no such marks. */
export function withTable(text: string, command: string, table: string): string {
  const [start, end] = [`<!-- ${command}: start -->`, `<!-- ${command}: end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for ${command}.`);
  return `${text.slice(0, from)}${start}\n\n${table}\n\n${text.slice(to)}`;
}

/** Writes a run into docs/affected.md, in place of the one before. */
export async function writeRun(run: Run): Promise<void> {
  const machine = `${cpus().length} cores${process.env['CI'] ? ' (CI)' : ''}`;
  const text = withTable(readFileSync(page, 'utf8'), run.command, runTable(run, machine));
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
}
