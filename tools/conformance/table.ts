import { callNamed } from '@playfront/api-contract/openapi';
import { aspects, type Aspect, type Check } from './checks/all-checks.ts';
import type { Result } from './run-checks.ts';
import { shownReply } from './shown-reply.ts';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

const headings: Readonly<Record<Aspect, string>> = {
  works: 'works',
  refuses: 'refusals',
  auth: 'auth',
  'bad input': 'bad input',
  repeats: 'idempotency',
};

export function countsOf(results: readonly Result[]): Counts {
  const count = (kind: Result['outcome']['kind']) => results.filter(({ outcome }) => outcome.kind === kind).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** A row for each call and the live channel, with the number of checks that passed in each column. */
export function tableOf(results: readonly Result[]): string {
  const subjects = [...new Set(results.map(({ subject }) => subject))];
  const rows = subjects.map((subject) => {
    const own = results.filter((result) => result.subject === subject);
    return [nameOf(subject), ...aspects.map((aspect) => cellOf(own.filter((result) => result.aspect === aspect)))];
  });
  return alignedRows([['call', ...aspects.map((aspect) => headings[aspect])], ...rows]);
}

/** The report: the table, the failures with request, response and expectation, the skipped checks with reasons, and the counts. */
export function reportOf(results: readonly Result[]): string {
  const { passed, failed, skipped } = countsOf(results);
  const failures = results.flatMap(({ outcome, ...check }) =>
    outcome.kind === 'failed' ? [`✗ ${titleOf(check)}\n${shownReply(outcome.reply)}    expected  ${outcome.expected}`] : [],
  );
  return [
    tableOf(results),
    section('Failures', failures),
    section('Skipped', reasonsOf(results, 'skipped')),
    section('Cannot be tested from outside', reasonsOf(results, 'untestable')),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function nameOf(subject: Check['subject']): string {
  return subject === 'live channel' ? subject : callNamed(subject).path;
}

function titleOf({ subject, aspect, title }: Pick<Check, 'subject' | 'aspect' | 'title'>): string {
  return `${nameOf(subject)} · ${headings[aspect]}${title === aspect ? '' : ` · ${title}`}`;
}

/** Each reason once, with all checks that were skipped for it. */
function reasonsOf(results: readonly Result[], kind: 'skipped' | 'untestable'): string[] {
  const byReason = new Map<string, string[]>();
  for (const { outcome, ...check } of results) {
    if (outcome.kind !== kind) continue;
    byReason.set(outcome.reason, [...(byReason.get(outcome.reason) ?? []), titleOf(check)]);
  }
  return [...byReason].map(([reason, titles]) => `– ${reason}\n${titles.map((title) => `    ${title}`).join('\n')}`);
}

function section(heading: string, entries: readonly string[]): string {
  return entries.length > 0 ? `${heading}\n\n${entries.join('\n')}` : '';
}

function cellOf(results: readonly Result[]): string {
  const { passed, failed, skipped } = countsOf(results);
  if (failed > 0) return `✗ ${failed} of ${passed + failed}`;
  if (passed === 0) return skipped > 0 ? 'skipped' : '–';
  return skipped > 0 ? `✓ ${passed}, ${skipped} skipped` : `✓ ${passed}`;
}

function alignedRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
