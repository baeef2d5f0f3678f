// Every story and component test in one Vitest process: `browser-tests.ts [--deep] [file or folder …]`. In the gate a story is drawn and played, and what failed
// runs again at the end, alone, up to twice; with --deep it is drawn, played and held to all checks of `.storybook/checks`, once.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { root } from '../start/repository.mjs';
import { forgetReport, writeReport } from './task-report.ts';
import { summaryOf } from './test-count.ts';

const { values, positionals } = parseArgs({ options: { deep: { type: 'boolean', default: false } }, allowPositionals: true });
/** Of an affected run, the folders that the change reaches. */
const affected = process.env['BROWSER_TESTS']?.split(' ').filter(Boolean) ?? [];
const files = positionals.length > 0 ? positionals : affected;
/** Whoever names files works on them, and wants to see a failure soon. */
const mostTries = values.deep || positionals.length > 0 ? 1 : 3;
const mostRepeated = 20;
/** How `.storybook/test-setup.ts` begins to say why it skips a story. */
const pageIsLeft = 'not run on the page';

// VITEST is what Vitest's own command sets, and what Storybook's plugin reads.
Object.assign(process.env, { VITEST: 'true', NODE_ENV: 'test', VITE_STORY_CHECKS: values.deep ? 'deep' : 'gate' });
const { createVitest } = await import('vitest/node');

const config = join(root, '.storybook/vitest.config.ts');
/** What it finds. */
const testFiles = '{apps,libs}/*/src/**/*.{stories,test}.tsx';

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;
const hasPassed = (test: TestCase) => test.result().state === 'passed';
/** A test without a result was on a page that ended. */
const hasFailed = (test: TestCase) => ['failed', 'pending'].includes(test.result().state);

/** A story that was skipped since one before it in its file had failed (`.storybook/fresh-page.ts`). */
function waitsForPage(test: TestCase): boolean {
  const result = test.result();
  return result.state === 'skipped' && result.note?.startsWith(pageIsLeft) === true;
}

/** Errors outside tests in any of the runs: each is a failure, also if every test then passes. */
let errorCount = 0;

async function runAgain(vitest: Vitest, specification: TestSpecification): Promise<void> {
  const { unhandledErrors } = await vitest.runTestSpecifications([specification]);
  errorCount += unhandledErrors.length;
}

const testsOf = (vitest: Vitest) => vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);

/** Runs tests of one file on a new page, and those that wait for a further page there. */
async function runOnNewPage(vitest: Vitest, tests: readonly TestCase[]): Promise<TestCase[]> {
  const [first] = tests;
  if (!first) return [];
  const ids = new Set(tests.map(({ id }) => id));
  await runAgain(vitest, first.project.createSpecification(first.module.moduleId, { testIds: [...ids] }));
  const results = testsOf(vitest).filter(({ id }) => ids.has(id));
  const waiting = results.filter(waitsForPage);
  if (results.length < tests.length || waiting.length === tests.length) throw new Error(`${nameOf(first)} does not run again`);
  return [...results.filter((test) => !waitsForPage(test)), ...(await runOnNewPage(vitest, waiting))];
}

/** The results of all tests, each run once, also those that waited for a page. */
async function resultsOfAll(vitest: Vitest): Promise<TestCase[]> {
  const tests = testsOf(vitest);
  const results = tests.filter((test) => !waitsForPage(test));
  for (const waiting of Map.groupBy(tests.filter(waitsForPage), ({ module }) => module).values())
    results.push(...(await runOnNewPage(vitest, waiting)));
  return results;
}

/** A file that failed without a failed test: it did not load, or a hook failed, which skips its tests. */
const isBroken = (module: TestModule) => module.state() === 'failed' && ![...module.children.allTests()].some(hasFailed);

/** Runs broken files again, each alone. Many that are broken together are not so by chance. @returns their names by how it went. */
async function loadAgain(vitest: Vitest, modules: readonly TestModule[]): Promise<{ loaded: string[]; broken: string[] }> {
  const [loaded, broken]: [string[], string[]] = [[], []];
  if (modules.length > mostRepeated) return { loaded, broken: modules.map(({ relativeModuleId }) => relativeModuleId) };
  for (const { project, moduleId, relativeModuleId } of modules) {
    let isStillBroken = true;
    for (let tries = 1; tries < mostTries && isStillBroken; tries += 1) {
      await runAgain(vitest, project.createSpecification(moduleId));
      isStillBroken = vitest.state.getTestModules().some((module) => module.moduleId === moduleId && isBroken(module));
    }
    (isStillBroken ? broken : loaded).push(relativeModuleId);
  }
  return { loaded, broken };
}

/** Runs what failed again, each test alone. Many that fail together do not fail by chance. @returns the names of those that then passed. */
async function unsteadyOf(vitest: Vitest, failed: readonly TestCase[]): Promise<string[]> {
  if (failed.length > mostRepeated) return [];
  const unsteady: string[] = [];
  for (const test of failed) {
    for (let tries = 1; tries < mostTries; tries += 1) {
      const [again] = await runOnNewPage(vitest, [test]);
      if (!again || !hasPassed(again)) continue;
      unsteady.push(nameOf(test));
      break;
    }
  }
  return unsteady;
}

const task = values.deep ? 'deep-stories' : 'browser-tests';
forgetReport(task);
const vitest = await createVitest('test', { config, root, watch: false });
try {
  const { unhandledErrors } = await vitest.start(files);
  errorCount += unhandledErrors.length;
} catch (error) {
  // An affected run may reach only folders that have no such tests.
  const hasNone = error instanceof Error && 'code' in error && error.code === 'VITEST_FILES_NOT_FOUND';
  if (!hasNone || affected.length === 0) throw error;
}
const { loaded, broken } = await loadAgain(vitest, vitest.state.getTestModules().filter(isBroken));
const results = await resultsOfAll(vitest);
const failed = results.filter(hasFailed);
const steadied = await unsteadyOf(vitest, failed);
const isEmpty = results.length === 0 && affected.length === 0;
// Of a whole run: a file on disk that the configuration no longer finds would be missed by nobody.
const ran = new Set(vitest.state.getTestModules().map(({ moduleId }) => moduleId));
const missing =
  files.length > 0
    ? []
    : globSync(testFiles, { cwd: root, exclude: ['libs/{ui,navigation}/src/**/*.test.tsx'] }).filter((file) => !ran.has(join(root, file)));
await vitest.close();

const failures = [...failed.map(nameOf).filter((name) => !steadied.includes(name)), ...broken, ...missing];
const count = { passed: results.filter(hasPassed).length + steadied.length, failed: failures.length + errorCount + (isEmpty ? 1 : 0) };
writeReport(task, { ...count, failures, unsteady: [...steadied, ...loaded] });
for (const name of failures) console.log(`Failed: ${name}`);
console.log(summaryOf(count));
process.exitCode = count.failed === 0 ? 0 : 1;
