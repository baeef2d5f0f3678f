// The Nx target `journeys`: Playwright over what is built, in Chromium and in each other browser that is or can be installed. `JOURNEYS` limits it to journeys
// with one of the given tags.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from '../start/repository.mjs';
import { grepOfTags } from './tags-of-change.ts';
import { installOtherBrowsers } from './other-browsers.ts';
import { journeysReport } from './test-count.ts';

rmSync(journeysReport, { force: true });
const missing = installOtherBrowsers();
for (const line of missing) console.log(line);
const tags = process.env['JOURNEYS']?.split(' ').filter(Boolean) ?? [];
const chosen = tags.length > 0 ? ['--grep', grepOfTags(tags)] : [];
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...chosen], {
  cwd: join(root, 'apps/web-e2e'),
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
  stdio: 'inherit',
});
// A laptop may be without the other browsers, a machine of CI may not.
process.exitCode = process.env['CI'] && missing.length > 0 ? 1 : (status ?? 1);
