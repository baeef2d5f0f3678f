// Runs the journeys on the built site: `journeys.ts [--gate] [tag …]`. With --gate those of the gate, in Chromium; failed journeys run again at the end, alone, up
// to twice. Without it all of them, once, also in each other browser that is or can be installed. A tag limits them to one project: `journeys.ts payments`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../start/repository.mjs';
import { journeyResults, type JourneyReport, type JourneyResults } from './journey-results.ts';
import { gateTag, grepOfTags } from './journey-tags.ts';
import { installOtherBrowsers } from './other-browsers.ts';
import { deleteReport, writeReport } from './task-report.ts';
import { summaryOf } from './test-count.ts';

const { values, positionals } = parseArgs({ options: { gate: { type: 'boolean', default: false } }, allowPositionals: true });
const tags = values.gate ? [gateTag] : positionals;
const maxTries = values.gate ? 3 : 1;

function runJourneys(options: readonly string[]): JourneyResults {
  const reportFile = join(tmpdir(), `playfront-journeys-${process.pid}.json`);
  const grep = tags.length > 0 ? ['--grep', grepOfTags(tags)] : [];
  spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...grep, ...options], {
    cwd: join(root, 'apps/web-e2e'),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    stdio: 'inherit',
  });
  const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as JourneyReport) : {};
  rmSync(reportFile, { force: true });
  return journeyResults(report);
}

const task = values.gate ? 'journeys' : 'deep-journeys';
deleteReport(task);
const missing = values.gate ? [] : installOtherBrowsers();
for (const line of missing) console.log(line);
// The other browsers are optional on a developer's machine, but required in CI.
const missingFailures = process.env['CI'] ? missing.length : 0;

const first = runJourneys([]);
let { failed, errors } = first;
for (let tries = 1; tries < maxTries && failed.length > 0; tries += 1) {
  console.log(`\nRepeating ${failed.length} failed journeys, one at a time`);
  const again = runJourneys(['--last-failed', '--workers=1']);
  failed = failed.filter((name) => !again.passed.includes(name));
  errors += again.errors;
}
const flaky = first.failed.filter((name) => !failed.includes(name));
const count = { passed: first.passed.length + flaky.length, failed: failed.length + errors + missingFailures };
writeReport(task, { ...count, failures: failed, flaky });
console.log(summaryOf(count));
process.exitCode = count.failed === 0 ? 0 : 1;
