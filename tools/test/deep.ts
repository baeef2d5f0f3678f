// The deep tests, `npm run test:deep`: all that the gate leaves out (docs/tests.md), each once. `-- stories payments` runs one part for one project, `-- stories
// libs/ui/src/controls/Button.stories.tsx` for one file. The last line is "N passed, N failed". With --write the seconds go into docs/tests.md.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, root } from '../start/repository.mjs';
import { findOrInstallChromium } from './chromium.ts';
import { endRun, runMain } from './end-run.ts';
import { nx } from './nx.ts';
import { readReport } from './task-report.ts';
import { oneFailed, onePassed, sumOf, vitestCount, type TestCount } from './test-count.ts';
import type { PartTime } from './times-table.ts';

type Part = {
  /** The targets of Nx whose results it works on. */
  needs: readonly string[];
  /** `names` are projects or files; none means all. */
  run(names: readonly string[]): TestCount;
};

const { values, positionals } = parseArgs({ options: { write: { type: 'boolean', default: false } }, allowPositionals: true });

/** Runs a script of the repository to its end and shows what it writes. */
function isScriptOk(script: string, scriptArguments: readonly string[] = [], cwd = root): boolean {
  return spawnSync(process.execPath, [join(root, script), ...scriptArguments], { cwd, stdio: 'inherit' }).status === 0;
}

const countOf = (isOk: boolean): TestCount => (isOk ? onePassed : oneFailed);

/** The folder of a project by its name: `libs/payments/`. A path stays as it is. */
function folderOf(name: string): string {
  const folder = ['libs', 'apps'].map((parent) => `${parent}/${name}/`).find((path) => existsSync(join(root, path)));
  if (folder) return folder;
  if (existsSync(join(root, name))) return name;
  throw new Refusal(`There is no project and no file ${name}.`);
}

/** The projects that have files `*.deep.test.ts`. */
const projectsWithDeepTests = () => [
  ...new Set(
    globSync(['{apps,libs}/*/src/**/*.deep.test.ts', 'tools/**/*.deep.test.ts'], { cwd: root }).map((file) =>
      file
        .split('/')
        .slice(0, file.startsWith('tools/') ? 1 : 2)
        .join('/'),
    ),
  ),
];

function runDeepTests(folder: string): TestCount {
  const reporters = ['--reporter=default', `--reporter=${join(root, 'tools/test/vitest-count-reporter.ts')}`];
  const isOk = isScriptOk('node_modules/vitest/vitest.mjs', ['run', '.deep.test', ...reporters], join(root, folder));
  const count = vitestCount(folder.split('/').at(-1) ?? '') ?? oneFailed;
  return isOk || count.failed > 0 ? count : sumOf([count, oneFailed]);
}

const site = ['build', 'build-ssr'];

const parts: Record<string, Part> = {
  stories: {
    needs: ['compile-messages'],
    run(names) {
      isScriptOk('tools/test/browser-tests.ts', ['--deep', ...names.map(folderOf)]);
      return readReport('browser-tests') ?? oneFailed;
    },
  },
  tests: {
    needs: site,
    run(names) {
      const chosen = projectsWithDeepTests().filter((folder) => names.length === 0 || names.includes(folder.split('/').at(-1) ?? ''));
      if (chosen.length === 0) throw new Refusal(`There are deep tests in ${projectsWithDeepTests().join(', ')}.`);
      return sumOf(chosen.map(runDeepTests));
    },
  },
  journeys: {
    needs: site,
    run(names) {
      isScriptOk('tools/test/journeys.ts', names);
      return readReport('journeys') ?? oneFailed;
    },
  },
  lighthouse: { needs: site, run: () => countOf(isScriptOk('tools/bench/lighthouse-gate.ts')) },
  pictures: { needs: ['storybook'], run: () => countOf(isScriptOk('tools/visual/visual.ts', ['--built'])) },
  art: { needs: [], run: () => countOf(isScriptOk('tools/test/art.ts')) },
};

async function main(): Promise<void> {
  const startedAtMs = Date.now();
  process.env['CHROMIUM_PATH'] = findOrInstallChromium();
  // Read by apps/api/vitest.config.ts.
  process.env['DEEP_TESTS'] = '1';
  const [only, ...names] = positionals;
  if (only !== undefined && !(only in parts)) throw new Refusal(`There is no part ${only}; there are ${Object.keys(parts).join(', ')}.`);
  if (values.write && only !== undefined) throw new Refusal('--write is for a whole run.');
  const chosen = Object.entries(parts).filter(([name]) => only === undefined || name === only);

  rmSync(join(root, 'coverage'), { recursive: true, force: true });
  const needs = [...new Set(chosen.flatMap(([, part]) => part.needs))];
  if (needs.length > 0) {
    const { isOk, output } = await nx(['run-many', '-t', ...needs, '--outputStyle=static']);
    if (!isOk) throw new Refusal(output);
  }
  const times: PartTime[] = [];
  for (const [part, { run }] of chosen) {
    const partStartedAtMs = Date.now();
    console.log(`\n── ${part}`);
    const count = run(names);
    times.push({ part, seconds: (Date.now() - partStartedAtMs) / 1000, count });
  }
  await endRun({ command: 'npm run test:deep', startedAtMs, parts: times, count: sumOf(times.map(({ count }) => count)), shouldWrite: values.write });
}

await runMain(main);
