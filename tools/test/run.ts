// The gate, `npm test`: the checks and tests that every change must pass, as Nx targets. The last line is "N passed, N failed". --affected runs only those that the
// change since its base affects, and all checks on the stories of the changed libraries. A target's name runs only that one: `npm test -- journeys`. --write puts the
// times into docs/tests.md.
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, root } from '../start/repository.mjs';
import { affectedFolders, baseOfChange, foldersOfChange } from './affected.ts';
import { findOrInstallChromium } from './chromium.ts';
import { endRun, runMain } from './end-run.ts';
import { failedParts, partsOf } from './failed-parts.ts';
import { nx } from './nx.ts';
import { runTarget } from './run-target.ts';
import { deleteTaskRecord, readTaskRecord, type FinishedTask } from './task-record.ts';
import { printFlakyTests, type TestCount } from './task-report.ts';
import { countOfTask, nothing, oneFailed, summaryOf, sumOf } from './test-count.ts';
import type { PartTime } from './times-table.ts';

const { values, positionals } = parseArgs({
  options: { affected: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const checks = ['format', 'lint', 'types', 'translations', 'calls', 'docs', 'stories'];
const targets = [...checks, 'build', 'build-ssr', 'test', 'browser-tests', 'size', 'journeys'];
/** Targets whose output is printed even if they pass. */
const printedTargets = new Set(['size']);
const shownLines = 150;

/** `test-first` makes Nx begin with the longest tests, since it starts dependencies of other tasks first. */
const withTestFirst = (chosen: readonly string[]) =>
  chosen.includes('test') && chosen.includes('browser-tests') ? [...chosen, 'test-first'] : chosen;

function report(target: string, tasks: readonly FinishedTask[], output: string): PartTime {
  const count = sumOf(tasks.map((task) => countOfTask(task)));
  const seconds = tasks.reduce((sum, task) => sum + task.seconds, 0);
  const cached = tasks.filter(({ isCached }) => isCached).length;
  const origin = cached === 0 ? '' : cached === tasks.length ? ', from the cache' : `, ${cached} of ${tasks.length} from the cache`;
  if (printedTargets.has(target) && count.failed === 0)
    for (const { id } of tasks)
      console.log(
        partsOf(output, new Set([id]))
          .join('')
          .trimEnd(),
      );
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${target}: ${summaryOf(count)} (${seconds.toFixed(1)} s${origin})`);
  return { part: target, seconds, count };
}

/** Runs all checks on the stories of the changed libraries. */
function deepStories(changed: readonly string[]): TestCount {
  const folders = changed.filter((folder) => globSync(`${folder}src/**/*.{stories,test}.tsx`, { cwd: root }).length > 0);
  if (folders.length === 0) return nothing;
  console.log(`All checks on the stories of ${folders.join(', ')}`);
  return runTarget('deep-stories', { args: folders });
}

async function main(): Promise<void> {
  const startedAtMs = Date.now();
  process.env['CHROMIUM_PATH'] = findOrInstallChromium();
  if (values.write && (values.affected || positionals.length > 0)) throw new Refusal('--write needs a full run.');
  const unknown = positionals.filter((name) => !targets.includes(name));
  if (unknown.length > 0) throw new Refusal(`Unknown target ${unknown.join(', ')}; the targets are ${targets.join(', ')}.`);
  const chosen = positionals.length > 0 ? positionals : targets;
  const base = values.affected ? await baseOfChange() : null;
  process.env['BROWSER_TESTS'] = base ? (await affectedFolders(base)).join(' ') : '';
  if (base) console.log(`Affected by the change since ${base.slice(0, 10)}:`);

  rmSync(join(root, 'coverage'), { recursive: true, force: true });
  deleteTaskRecord();
  const scope = base ? ['affected', `--base=${base}`] : ['run-many'];
  const { isOk, output } = await nx([...scope, '-t', ...withTestFirst(chosen), '--outputStyle=static'], (task) => console.log(`  ${task}`));
  const tasks = readTaskRecord();
  if (!isOk) console.log(failedParts(output).trimEnd().split('\n').slice(-shownLines).join('\n'));

  const ran = [...new Set([...targets, ...tasks.map(({ target }) => target)])];
  const parts = ran.flatMap((target) => {
    const own = tasks.filter((task) => task.target === target);
    if (own.length > 0) return [report(target, own, output)];
    if (chosen.includes(target)) console.log(`- ${target}: ${isOk ? 'not affected' : 'not run'}`);
    return [];
  });
  printFlakyTests(['browser-tests', 'journeys']);
  for (const { part, count } of parts) for (const name of count.failures ?? []) console.log(`Failed: ${part}: ${name}`);
  // An aborted run, or a failed task without a failed test, counts as one failure.
  const counted = sumOf(parts.map(({ count }) => count));
  const gate = isOk || counted.failed > 0 ? counted : sumOf([counted, oneFailed]);
  const count = base && chosen.includes('browser-tests') ? sumOf([gate, deepStories(await foldersOfChange(base))]) : gate;
  await endRun({ command: 'npm test', startedAtMs, parts, count, shouldWrite: values.write });
}

await runMain(main);
