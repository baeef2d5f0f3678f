import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../start/repository.mjs';
import { summaryOf } from './test-count.ts';
import type { TestCount } from './task-report.ts';

const page = join(root, 'docs/tests.md');

/** A part of a test run; `seconds` is the sum of its tasks, some of which ran in parallel. */
export type PartTime = { part: string; seconds: number; count: TestCount };
/** A test run; `seconds` is the time from start to end. */
export type Times = { seconds: number; summary: string; parts: readonly PartTime[] };

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** A Markdown table of the times of a run and its parts, longest first. */
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

/** Puts `table` between the markers of `command`. @throws {Error} if the text has no such markers. */
export function withTable(text: string, command: string, table: string): string {
  const [start, end] = [`<!-- ${command}: start -->`, `<!-- ${command}: end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There are no markers of ${command}.`);
  return `${text.slice(0, from)}${start}\n\n${table}\n\n${text.slice(to)}`;
}

/** Replaces the times of a command in docs/tests.md. */
export async function writeTimes(command: string, times: Times): Promise<void> {
  const machine = `${cpus().length} cores${process.env['CI'] ? ' (CI)' : ''}`;
  const text = withTable(readFileSync(page, 'utf8'), command, timesTable(times, machine));
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
}
