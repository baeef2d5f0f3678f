import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../start/repository.mjs';
import { summaryOf } from './test-count.ts';
import type { TestCount } from './task-report.ts';

const page = join(root, 'docs/tests.md');

/** A part of a test run; `seconds` add up its tasks, of which some ran beside each other. */
export type PartTime = { part: string; seconds: number; count: TestCount };
/** A test run, from its start to its end in `seconds`. */
export type Times = { seconds: number; summary: string; parts: readonly PartTime[] };

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** How long a run and each of its parts took, the longest first, as a table of a document. */
export function timesTable({ seconds, summary, parts }: Times, machine: string): string {
  return [
    `${minutes(Math.round(seconds))} minutes on ${machine}: ${summary}.`,
    '',
    '| part | seconds | result |',
    '| --- | --- | --- |',
    ...parts
      .toSorted((one, other) => other.seconds - one.seconds)
      .map((part) => `| \`${part.part}\` | ${Math.round(part.seconds)} | ${summaryOf(part.count)} |`),
  ].join('\n');
}

/** Puts `table` between the marks of `command`. @throws {Error} when the text has no such marks. */
export function withTable(text: string, command: string, table: string): string {
  const [start, end] = [`<!-- ${command}: start -->`, `<!-- ${command}: end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for ${command}.`);
  return `${text.slice(0, from)}${start}\n\n${table}\n\n${text.slice(to)}`;
}

/** Writes the times of a run into docs/tests.md, in place of those before. */
export async function writeTimes(command: string, times: Times): Promise<void> {
  const machine = `${cpus().length} cores${process.env['CI'] ? ' (CI)' : ''}`;
  const text = withTable(readFileSync(page, 'utf8'), command, timesTable(times, machine));
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
}
