import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../start/repository.mjs';
import type { Plan } from './plans.ts';

export type Figure = {
  what: string;
  value: number;
  unit: string;
  /** The maximum, or with `isMinimum` the minimum. */
  bound?: number;
  isMinimum?: boolean;
};

const file = join(root, 'docs/performance.md');
const [start, end] = ['<!-- bench: start -->', '<!-- bench: end -->'];

/**
 * Prints the figures and writes them into docs/performance.md: with the plans after a `full` run, or only as `rows` that replace those of an earlier run.
 * Returns whether every bound is met.
 */
export async function writeReport(report: {
  figures: readonly Figure[];
  plans: readonly Plan[];
  machine: string;
  extent: 'full' | 'rows' | 'print';
}): Promise<boolean> {
  const rows = report.figures.map((figure) => `| ${figure.what} | ${shown(figure.value)}${figure.unit && ` ${figure.unit}`} | ${boundOf(figure)} |`);
  console.log(tableOf(rows));
  if (report.extent !== 'print' && existsSync(file)) {
    const before = readFileSync(file, 'utf8');
    const [from, to] = [before.indexOf(start), before.indexOf(end) + end.length];
    const plans = report.plans.map(({ statement, plan }) => ['```', statement, '', plan, '```'].join('\n')).join('\n\n');
    const full = [start, '', `On ${report.machine}.`, '', tableOf(rows), '', '### Plans', '', plans, '', end].join('\n');
    const text = report.extent === 'full' ? full : withRows(before.slice(from, to), rows);
    const after = before.slice(0, from) + text + before.slice(to);
    writeFileSync(file, await format(after, { ...(await resolveConfig(file)), filepath: file }));
  }
  return report.figures.every(isMet);
}

const heading = ['| what | measured | bound |', '| --- | --- | --- |'];
const tableOf = (rows: readonly string[]) => [...heading, ...rows].join('\n');

/** The earlier table, in which `rows` replace those of the same name; new rows are at the top. */
function withRows(earlier: string, rows: readonly string[]): string {
  const nameOf = (row: string) => row.split('|')[1]?.trim() ?? '';
  const table = /^\|.*\n\| -.*\n(?:\|.*\n)*/m.exec(earlier)?.[0] ?? '';
  const known = table.trim().split('\n').slice(2);
  const measured = new Map(rows.map((row) => [nameOf(row), row]));
  const updated = known.map((row) => measured.get(nameOf(row)) ?? row);
  const added = rows.filter((row) => !known.some((other) => nameOf(other) === nameOf(row)));
  return earlier.replace(table, () => `${tableOf([...added, ...updated])}\n`);
}

function isMet({ value, bound, isMinimum }: Figure): boolean {
  if (bound === undefined) return true;
  return isMinimum ? value >= bound : value <= bound;
}

function boundOf(figure: Figure): string {
  if (figure.bound === undefined) return '';
  return `${figure.isMinimum ? 'at least' : 'at most'} ${figure.bound}${figure.unit && ` ${figure.unit}`}${isMet(figure) ? '' : ' **missed**'}`;
}

function shown(value: number): string {
  return value < 10 ? value.toFixed(2).replace(/\.?0+$/, '') : value.toFixed(0);
}
