import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule, SerializedError } from 'vitest/node';
import { root } from '../start/repository.mjs';
import { countsFolder } from './test-count.ts';
import type { TestCount } from './task-report.ts';

/**
 * Writes a project's count to the output folder of its test target (`coverage/<project>`, `coverage/deep/<project>`), so that a cached result includes its count.
 * Vitest loads the default export of a reporter.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const all = modules.flatMap((module) => [...module.children.allTests()]);
    const tests = all.map((test) => test.result().state);
    // A file that did not load has no failed tests, and counts as one failure. So does a project without tests, as in Vitest's exit code.
    const brokenFiles = modules.filter((module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0).length;
    const isEmpty = tests.length === 0 && brokenFiles === 0;
    const failures = all.filter((test) => test.result().state === 'failed').map((test) => `${test.module.relativeModuleId} > ${test.fullName}`);
    const count: TestCount & { failures: string[] } = {
      passed: tests.filter((state) => state === 'passed').length,
      failed: tests.filter((state) => state === 'failed').length + brokenFiles + unhandledErrors.length + (isEmpty ? 1 : 0),
      failures,
    };
    const folder = join(countsFolder(process.env['DEEP_TESTS'] === '1' ? 'deep-test' : 'test'), relative(root, process.cwd()));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'count.json'), `${JSON.stringify(count)}\n`);
  }
}
