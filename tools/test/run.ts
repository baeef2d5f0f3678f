// All checks and tests, one after another; the last line is "N passed, N failed". With --affected only what the change since its base reaches.
// A step's name as an argument runs that step alone: `npm test -- journeys`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, root } from '../start/repository.mjs';
import { affectedProjects, baseOfChange } from './affected.ts';
import { buildStorybook } from '../storybook/build-storybook.ts';
import { findOrInstallChromium } from './chromium.ts';
import { failedParts } from './failedParts.ts';
import { nx } from './nx.ts';
import { installOtherBrowsers } from './other-browsers.ts';
import { runNode, type CommandResult } from './run-command.ts';
import { countOfJourneys, nothing, oneFailed, onePassed, summaryOf, sumOf, type JourneyReport, type TestCount } from './test-count.ts';

type StepResult = { count: TestCount; output: string };
type Step = {
  name: string;
  /** The step whose failure makes this one pointless. */
  needs?: string;
  run(): Promise<StepResult>;
};

const { values, positionals } = parseArgs({ options: { affected: { type: 'boolean', default: false } }, allowPositionals: true });
const shownLines = 150;
const countsFolder = join(root, 'coverage');
const reportFile = join(root, 'apps/web-e2e/test-results/report.json');
const reporter = join(root, 'tools/test/vitest-count-reporter.ts');
const builtProjects = ['web-desktop', 'web-mobile', 'games', 'gateway', 'api', 'i18n'].map((name) => `@playfront/${name}`);

const check = (name: string, command: () => Promise<CommandResult>, needs?: string): Step => ({
  name,
  ...(needs ? { needs } : {}),
  async run() {
    const { isOk, output } = await command();
    return { count: isOk ? onePassed : oneFailed, output };
  },
});

/** Unit, component and API tests of `projects`, or of all. */
function unitTests(projects: readonly string[] | null): Step {
  return {
    name: 'tests',
    async run() {
      rmSync(countsFolder, { recursive: true, force: true });
      const only = projects ? ['-p', projects.join(',')] : [];
      const { isOk, output } = await nx([
        'run-many',
        '-t',
        'test',
        ...only,
        '--parallel=2',
        '--outputStyle=static',
        '--reporter=default',
        `--reporter=${reporter}`,
      ]);
      const counts = ['apps', 'libs', 'tools'].flatMap((folder) => countsIn(folder));
      const count = sumOf(counts);
      // A project that never got as far as counting is one failure.
      return { count: isOk || count.failed > 0 ? count : sumOf([count, oneFailed]), output };
    },
  };
}

function countsIn(folder: string): TestCount[] {
  const names = folder === 'tools' ? ['tools'] : projectNames(folder).map((name) => `${folder}/${name}`);
  const files = names.map((name) => join(countsFolder, name, 'count.json')).filter((file) => existsSync(file));
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as TestCount);
}

function projectNames(folder: string): string[] {
  const workspaces = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> };
  return Object.keys(workspaces.packages).flatMap((path) =>
    path.startsWith(`${folder}/`) && !path.includes('node_modules') ? [path.slice(folder.length + 1)] : [],
  );
}

const journeys: Step = {
  name: 'journeys',
  needs: 'build',
  async run() {
    rmSync(reportFile, { force: true });
    const missing = installOtherBrowsers();
    for (const line of missing) console.log(`  ${line}`);
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
    const { isOk, output } = await runNode([join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
      cwd: join(root, 'apps/web-e2e'),
      env,
    });
    if (!existsSync(reportFile)) return { count: oneFailed, output };
    const played = countOfJourneys(JSON.parse(readFileSync(reportFile, 'utf8')) as JourneyReport);
    // A laptop may be without the other browsers, a machine of CI may not.
    const count = process.env['CI'] ? sumOf([played, { passed: 0, failed: missing.length }]) : played;
    return { count: isOk || count.failed > 0 ? count : sumOf([count, oneFailed]), output: [...missing, output].join('\n') };
  },
};

const format = check('format', () => runNode(['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.', '!coverage']));
const lint = check('lint', () => runNode(['tools/test/lint.ts']));
const types = check('types', () => runNode(['tools/test/typecheck.ts']));
const translations = check('translations', () => runNode(['tools/translations/check.ts']));
const calls = check('calls', () => runNode(['tools/contract/call-list.ts', '--check']));
const art = check('art', () => runNode(['tools/art/render.ts', '--check']));
const build = check('build', () =>
  nx(['run-many', '-t', 'build', 'build-ssr', 'compile-messages', '-p', builtProjects.join(','), '--parallel=2', '--outputStyle=static']),
);
const stories = check('stories', () => runNode(['tools/storybook/check.ts']));
const storybook = check('storybook', buildStorybook);
const size = check('size', () => runNode(['tools/size/size.ts']), 'build');
const lighthouse = check('lighthouse', () => runNode(['tools/bench/lighthouse-gate.ts']), 'build');
const shown = new Set([size, lighthouse]);

async function stepsToRun(): Promise<Step[]> {
  const quick = [format, lint, types, translations, calls, stories, art];
  if (!values.affected) return [...quick, storybook, build, unitTests(null), size, lighthouse, journeys];
  const base = await baseOfChange();
  const projects = await affectedProjects(base);
  console.log(
    `Since ${base.slice(0, 10)} the change reaches ${projects.length === 0 ? 'no project' : projects.map((name) => name.replace('@playfront/', '')).join(', ')}.`,
  );
  if (projects.length === 0) return quick;
  const isSiteReached = projects.some((project) => project.includes('/web-'));
  const isStackReached = isSiteReached || projects.some((project) => /\/(api|gateway|games)$/.test(project));
  const isStoryReached = projects.some((project) => existsSync(join(root, 'libs', project.replace('@playfront/', ''), '.storybook')));
  return [
    ...quick,
    ...(isStoryReached ? [storybook] : []),
    unitTests(projects),
    ...(isStackReached ? [build] : []),
    ...(isSiteReached ? [size, lighthouse] : []),
    ...(isStackReached ? [journeys] : []),
  ];
}

async function runSteps(steps: readonly Step[]): Promise<TestCount> {
  const failed = new Set<string>();
  const counts: TestCount[] = [];
  for (const step of steps) {
    if (step.needs && failed.has(step.needs)) {
      console.log(`- ${step.name}: not run, since the ${step.needs} failed`);
      continue;
    }
    const startedAtMs = Date.now();
    console.log(`  ${step.name} …`);
    const { count, output } = await step.run();
    counts.push(count);
    if (count.failed > 0) {
      failed.add(step.name);
      console.log(failedParts(output).trimEnd().split('\n').slice(-shownLines).join('\n'));
    } else if (shown.has(step)) console.log(output.trimEnd());
    console.log(`${count.failed > 0 ? '✗' : '✓'} ${step.name}: ${summaryOf(count)} (${((Date.now() - startedAtMs) / 1000).toFixed(1)} s)`);
  }
  return sumOf(counts);
}

async function main(): Promise<void> {
  const startedAtMs = Date.now();
  process.env['CHROMIUM_PATH'] = findOrInstallChromium();
  const steps = await stepsToRun();
  const chosen = positionals.length > 0 ? steps.filter((step) => positionals.includes(step.name)) : steps;
  if (chosen.length === 0 && positionals.length > 0)
    throw new Refusal(`There is no step ${positionals.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`);
  const count = chosen.length > 0 ? await runSteps(chosen) : nothing;
  console.log(`\nAll of it took ${((Date.now() - startedAtMs) / 1000).toFixed(0)} s`);
  console.log(summaryOf(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
