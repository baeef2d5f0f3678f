// Every story and component test in one Vitest process: `browser-tests.ts [--deep] [file or folder …]`. In the gate a story is rendered and played, and failed
// tests run again at the end, alone, up to twice. With --deep a story must also pass all checks of `.storybook/checks`, and nothing is repeated.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { root } from '../start/repository.mjs';
import { deleteReport, writeReport } from './task-report.ts';
import { summaryOf } from './test-count.ts';

const { values, positionals } = parseArgs({ options: { deep: { type: 'boolean', default: false } }, allowPositionals: true });
/** The affected folders, in a run with --affected. */
const affected = process.env['BROWSER_TESTS']?.split(' ').filter(Boolean) ?? [];
const files = positionals.length > 0 ? positionals : affected;
/** Named files run once, so that a failure is reported soon. */
const maxTries = values.deep || positionals.length > 0 ? 1 : 3;
const maxRepeated = 20;
/** The start of the note with which `.storybook/test-setup.ts` skips a story. */
const abandonedPageNote = 'not run on the page';

// Vitest's command sets VITEST, which Storybook's plugin reads.
Object.assign(process.env, { VITEST: 'true', NODE_ENV: 'test', VITE_STORY_CHECKS: values.deep ? 'deep' : 'gate' });
const { createVitest } = await import('vitest/node');

const config = join(root, '.storybook/vitest.config.ts');
/** The test files that this configuration includes. */
const testFiles = '{apps,libs}/*/src/**/*.{stories,test}.tsx';

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;
const hasPassed = (test: TestCase) => test.result().state === 'passed';
/** A test has no result if its page crashed. */
const hasFailed = (test: TestCase) => ['failed', 'pending'].includes(test.result().state);

/** Whether a story was skipped because an earlier one in its file failed (`.storybook/fresh-page.ts`). */
function needsNewPage(test: TestCase): boolean {
  const result = test.result();
  return result.state === 'skipped' && result.note?.startsWith(abandonedPageNote) === true;
}

/** The number of errors outside tests in all runs. Each is a failure, even if every test passes. */
let errorCount = 0;

async function runAgain(vitest: Vitest, specification: TestSpecification): Promise<void> {
  const { unhandledErrors } = await vitest.runTestSpecifications([specification]);
  errorCount += unhandledErrors.length;
}

const testsOf = (vitest: Vitest) => vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);

/** Runs tests of one file on a new page, and those that are skipped again on further pages. */
async function runOnNewPage(vitest: Vitest, tests: readonly TestCase[]): Promise<TestCase[]> {
  const [first] = tests;
  if (!first) return [];
  const ids = new Set(tests.map(({ id }) => id));
  await runAgain(vitest, first.project.createSpecification(first.module.moduleId, { testIds: [...ids] }));
  const results = testsOf(vitest).filter(({ id }) => ids.has(id));
  const waiting = results.filter(needsNewPage);
  if (results.length < tests.length || waiting.length === tests.length) throw new Error(`${nameOf(first)} was not run again`);
  return [...results.filter((test) => !needsNewPage(test)), ...(await runOnNewPage(vitest, waiting))];
}

/** The results of all tests, including those that were skipped and run on a new page. */
async function resultsOfAll(vitest: Vitest): Promise<TestCase[]> {
  const tests = testsOf(vitest);
  const results = tests.filter((test) => !needsNewPage(test));
  for (const waiting of Map.groupBy(tests.filter(needsNewPage), ({ module }) => module).values())
    results.push(...(await runOnNewPage(vitest, waiting)));
  return results;
}

/** Whether a file failed without a failed test: it did not load, or a hook failed, which skips its tests. */
const isBroken = (module: TestModule) => module.state() === 'failed' && ![...module.children.allTests()].some(hasFailed);

/** Runs broken files again, each alone, unless there are too many to be broken by chance. Returns their names by result. */
async function rerunBrokenFiles(vitest: Vitest, modules: readonly TestModule[]): Promise<{ loaded: string[]; broken: string[] }> {
  const [loaded, broken]: [string[], string[]] = [[], []];
  if (modules.length > maxRepeated) return { loaded, broken: modules.map(({ relativeModuleId }) => relativeModuleId) };
  for (const { project, moduleId, relativeModuleId } of modules) {
    let isStillBroken = true;
    for (let tries = 1; tries < maxTries && isStillBroken; tries += 1) {
      await runAgain(vitest, project.createSpecification(moduleId));
      isStillBroken = vitest.state.getTestModules().some((module) => module.moduleId === moduleId && isBroken(module));
    }
    (isStillBroken ? broken : loaded).push(relativeModuleId);
  }
  return { loaded, broken };
}

/** Runs failed tests again, each alone, unless there are too many to fail by chance. Returns the names of those that then passed. */
async function findFlakyTests(vitest: Vitest, failed: readonly TestCase[]): Promise<string[]> {
  if (failed.length > maxRepeated) return [];
  const names: string[] = [];
  for (const test of failed) {
    for (let tries = 1; tries < maxTries; tries += 1) {
      const [again] = await runOnNewPage(vitest, [test]);
      if (!again || !hasPassed(again)) continue;
      names.push(nameOf(test));
      break;
    }
  }
  return names;
}

const task = values.deep ? 'deep-stories' : 'browser-tests';
deleteReport(task);
const vitest = await createVitest('test', { config, root, watch: false });
try {
  const { unhandledErrors } = await vitest.start(files);
  errorCount += unhandledErrors.length;
} catch (error) {
  // An affected run may reach only folders that have no such tests.
  const hasNone = error instanceof Error && 'code' in error && error.code === 'VITEST_FILES_NOT_FOUND';
  if (!hasNone || affected.length === 0) throw error;
}
const { loaded, broken } = await rerunBrokenFiles(vitest, vitest.state.getTestModules().filter(isBroken));
const results = await resultsOfAll(vitest);
const failed = results.filter(hasFailed);
const flaky = await findFlakyTests(vitest, failed);
const isEmpty = results.length === 0 && affected.length === 0;
// In a full run, every test file on disk must have run: otherwise a file that the configuration no longer includes would go unnoticed.
const ran = new Set(vitest.state.getTestModules().map(({ moduleId }) => moduleId));
const missing =
  files.length > 0
    ? []
    : globSync(testFiles, { cwd: root, exclude: ['libs/{ui,navigation}/src/**/*.test.tsx'] }).filter((file) => !ran.has(join(root, file)));
await vitest.close();

const failures = [...failed.map(nameOf).filter((name) => !flaky.includes(name)), ...broken, ...missing];
const count = { passed: results.filter(hasPassed).length + flaky.length, failed: failures.length + errorCount + (isEmpty ? 1 : 0) };
writeReport(task, { ...count, failures, flaky: [...flaky, ...loaded] });
for (const name of failures) console.log(`Failed: ${name}`);
console.log(summaryOf(count));
process.exitCode = count.failed === 0 ? 0 : 1;
