// Prints the version of the Chromium that tests run in: an input of Nx's cache, since another version may give other results.
import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium-path.mjs';

const path = chromiumPath();
console.log(path ? spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim() : 'Playwright default');
