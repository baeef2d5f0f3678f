// The deep tests, `npm run test:deep`: all tests that are not in the gate (docs/tests.md), without repeats; every part is an Nx target. `-- stories payments` runs one
// part for one project, `-- stories libs/ui/src/controls/Button.stories.tsx` for one file. The last line is "N passed, N failed". --write puts the times into docs/tests.md.
import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, root } from '../start/repository.mjs';
import { findOrInstallChromium } from './chromium.ts';
import { endRun, runMain } from './end-run.ts';
import { runTarget } from './run-target.ts';
import { sumOf } from './test-count.ts';
import type { TestCount } from './task-report.ts';
import type { PartTime } from './times-table.ts';

const { values, positionals } = parseArgs({ options: { write: { type: 'boolean', default: false } }, allowPositionals: true });

/** The folder of a project, such as `libs/payments/`; a path is returned unchanged. */
function folderOf(name: string): string {
  const folder = ['libs', 'apps'].map((parent) => `${parent}/${name}/`).find((path) => existsSync(join(root, path)));
  if (folder) return folder;
  if (existsSync(join(root, name))) return name;
  throw new Refusal(`There is no project or file ${name}.`);
}

/** The projects with `*.deep.test.ts` files; each needs the target `deep-test`. */
const projectsWithDeepTests = () => [
  ...new Set(
    globSync(['{apps,libs}/*/src/**/*.deep.test.ts', 'tools/*/*.deep.test.ts'], { cwd: root }).map((file) => {
      const [parent = '', project = ''] = file.split('/');
      return `@playfront/${parent === 'tools' ? parent : project}`;
    }),
  ),
];

/** `names` are projects or files; an empty list means all. */
const parts: Record<string, (names: readonly string[]) => TestCount> = {
  stories: (names) => runTarget('deep-stories', { args: names.map(folderOf) }),
  tests: (names) => runTarget('deep-test', { projects: names.length > 0 ? names.map((name) => `@playfront/${name}`) : projectsWithDeepTests() }),
  journeys: (names) => runTarget('deep-journeys', { args: names }),
  lighthouse: () => runTarget('lighthouse'),
  pictures: () => runTarget('pictures'),
  art: () => runTarget('art'),
};

async function main(): Promise<void> {
  const startedAtMs = Date.now();
  process.env['CHROMIUM_PATH'] = findOrInstallChromium();
  const [only, ...names] = positionals;
  if (only !== undefined && !(only in parts)) throw new Refusal(`Unknown part ${only}; the parts are ${Object.keys(parts).join(', ')}.`);
  if (values.write && only !== undefined) throw new Refusal('--write needs a full run.');

  rmSync(join(root, 'coverage'), { recursive: true, force: true });
  const times: PartTime[] = [];
  for (const [part, run] of Object.entries(parts).filter(([name]) => only === undefined || name === only)) {
    const partStartedAtMs = Date.now();
    console.log(`\n── ${part}`);
    const count = run(names);
    times.push({ part, seconds: (Date.now() - partStartedAtMs) / 1000, count });
  }
  await endRun({ command: 'npm run test:deep', startedAtMs, parts: times, count: sumOf(times.map(({ count }) => count)), shouldWrite: values.write });
}

await runMain(main);
