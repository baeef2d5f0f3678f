// All checks and tests, which are targets of Nx; the last line is "N passed, N failed". With --affected only those of the projects that the change since its
// base affects. A target's name as an argument runs that one: `npm test -- journeys`. With --write the time goes into docs/affected.md.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, root } from '../start/repository.mjs';
import { baseOfChange } from './affected.ts';
import { findOrInstallChromium } from './chromium.ts';
import { failedParts, partsOf } from './failedParts.ts';
import { filesOfChange, tagsOfChange } from './tags-of-change.ts';
import { nx } from './nx.ts';
import { runTable, writeRun } from './slowest-parts.ts';
import { forgetTaskRecord, readTaskRecord, type FinishedTask } from './task-record.ts';
import { countOfTask, oneFailed, summaryOf, sumOf, type TestCount } from './test-count.ts';

const { values, positionals } = parseArgs({
  options: { affected: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const checks = ['format', 'lint', 'types', 'translations', 'calls', 'docs', 'stories', 'art'];
const targets = [...checks, 'storybook', 'build', 'build-ssr', 'test', 'size', 'lighthouse', 'journeys'];
/** Those whose figures are read even when they are good. */
const shown = new Set(['size', 'lighthouse']);
const shownLines = 150;

/** `test-first` has Nx begin with the longest tests: it starts what others wait for before the rest. */
const startedFirst = (chosen: readonly string[]) => (chosen.includes('test') ? [...chosen, 'test-first'] : chosen);

function report(target: string, tasks: readonly FinishedTask[], output: string): TestCount {
  const count = sumOf(tasks.map((task) => countOfTask(task)));
  const seconds = tasks.reduce((sum, task) => sum + task.seconds, 0);
  const cached = tasks.filter(({ isCached }) => isCached).length;
  const origin = cached === 0 ? '' : cached === tasks.length ? ', from the cache' : `, ${cached} of ${tasks.length} from the cache`;
  if (shown.has(target) && count.failed === 0)
    for (const { id } of tasks)
      console.log(
        partsOf(output, new Set([id]))
          .join('')
          .trimEnd(),
      );
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${target}: ${summaryOf(count)} (${seconds.toFixed(1)} s${origin})`);
  return count;
}

async function main(): Promise<void> {
  const startedAtMs = Date.now();
  process.env['CHROMIUM_PATH'] = findOrInstallChromium();
  const unknown = positionals.filter((name) => !targets.includes(name));
  if (unknown.length > 0) throw new Refusal(`There is no target ${unknown.join(', ')}; there are ${targets.join(', ')}.`);
  const chosen = positionals.length > 0 ? positionals : targets;
  const base = values.affected ? await baseOfChange() : null;
  const journeys = base ? await tagsOfChange(await filesOfChange(base)) : null;
  process.env['JOURNEYS'] = journeys?.join(' ') ?? '';
  if (base) console.log(`Affected by the change since ${base.slice(0, 10)}:`);

  rmSync(join(root, 'coverage'), { recursive: true, force: true });
  forgetTaskRecord();
  const reach = base ? ['affected', `--base=${base}`] : ['run-many'];
  const { isOk, output } = await nx([...reach, '-t', ...startedFirst(chosen), '--outputStyle=static'], (task) => console.log(`  ${task}`));
  const tasks = readTaskRecord();
  if (!isOk) console.log(failedParts(output).trimEnd().split('\n').slice(-shownLines).join('\n'));

  const ran = [...new Set([...targets, ...tasks.map(({ target }) => target)])];
  if (journeys) console.log(`Only the journeys with the tags ${journeys.map((tag) => `@${tag}`).join(', ')} run for this change.`);
  const counts = ran.flatMap((target) => {
    const own = tasks.filter((task) => task.target === target);
    if (own.length > 0) return [report(target, own, output)];
    if (chosen.includes(target)) console.log(`- ${target}: ${isOk ? 'not affected' : 'not run'}`);
    return [];
  });
  // A run that broke off, or a task whose failure is in no count, is one failure.
  const counted = sumOf(counts);
  const count = isOk || counted.failed > 0 ? counted : sumOf([counted, oneFailed]);

  const seconds = (Date.now() - startedAtMs) / 1000;
  const run = { command: values.affected ? 'npm run test:affected' : 'npm test', seconds, summary: summaryOf(count), tasks };
  console.log(`\n${runTable(run, 'this machine')}\n`);
  if (values.write) await writeRun(run);
  console.log(summaryOf(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
