import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../start/repository.mjs';
import type { Plan } from './plans.ts';

export type Figure = {
  what: string;
  value: number;
  unit: string;
  /** What must be reached: at most, or at least. */
  bound?: number;
  isLeast?: boolean;
};

const file = join(root, 'docs/performance.md');
const [start, end] = ['<!-- bench: start -->', '<!-- bench: end -->'];

/** Prints the figures and, after a whole run, puts them with the plans into docs/performance.md. Whether every bound is met. */
export async function writeReport(report: {
  figures: readonly Figure[];
  plans: readonly Plan[];
  machine: string;
  isWhole: boolean;
}): Promise<boolean> {
  const rows = report.figures.map((figure) => `| ${figure.what} | ${shown(figure.value)}${figure.unit && ` ${figure.unit}`} | ${boundOf(figure)} |`);
  const table = ['| what | measured | bound |', '| --- | --- | --- |', ...rows].join('\n');
  console.log(table);
  if (report.isWhole && existsSync(file)) {
    const plans = report.plans.map(({ statement, plan }) => ['```', statement, '', plan, '```'].join('\n')).join('\n\n');
    const text = [start, '', `On ${report.machine}.`, '', table, '', '### Plans', '', plans, '', end].join('\n');
    const before = readFileSync(file, 'utf8');
    const after = before.slice(0, before.indexOf(start)) + text + before.slice(before.indexOf(end) + end.length);
    writeFileSync(file, await format(after, { ...(await resolveConfig(file)), filepath: file }));
  }
  return report.figures.every(isMet);
}

function isMet({ value, bound, isLeast }: Figure): boolean {
  if (bound === undefined) return true;
  return isLeast ? value >= bound : value <= bound;
}

function boundOf(figure: Figure): string {
  if (figure.bound === undefined) return '';
  return `${figure.isLeast ? 'at least' : 'at most'} ${figure.bound}${figure.unit && ` ${figure.unit}`}${isMet(figure) ? '' : ' **missed**'}`;
}

function shown(value: number): string {
  return value < 10 ? value.toFixed(2).replace(/\.?0+$/, '') : value.toFixed(0);
}
