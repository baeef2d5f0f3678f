// `npm run doctor`: checks what this machine needs to start and to test, before anything is installed. Exit code 1 if `npm start` would not work.
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { pathToFileURL } from 'node:url';
import { chromiumPath } from '../browser/chromium-path.mjs';
import { otherBrowsers } from '../browser/other-browsers.mjs';
import { assertPortIsFree, portFrom } from '../start/ports.mjs';
import { Refusal, root } from '../start/repository.mjs';
import { assertServersReachable } from '../start/servers-reachable.mjs';

/**
 * @typedef {object} Need
 * @property {string} name
 * @property {'start' | 'test'} for the purpose
 * @property {() => string | undefined | Promise<string | undefined>} missing returns the problem and how to solve it, or undefined
 */

const minNode = 20;
const bytesPerGigabyte = 1024 ** 3;
/** For packages, builds, the embedded database and its backups. */
const minDiskGigabytes = 4;
const minMemoryGigabytes = 2;
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * @param {readonly string[]} packages
 * @param {string} command the command that installs them as root
 * @returns {string}
 */
function debianAdvice(packages, command = 'npm test') {
  return canInstall ? `run \`${command}\`, which installs it` : `install ${packages.join(', ')} (Debian: apt-get install ${packages.join(' ')})`;
}

/**
 * @param {() => void | Promise<void>} check
 * @returns {Promise<string | undefined>} the refusal, if any
 */
async function refusalOf(check) {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** @param {string} program */
const hasProgram = (program) => spawnSync(program, ['--version'], { shell: process.platform === 'win32' }).status === 0;

/** @type {readonly Need[]} */
export const needs = [
  {
    name: `Node ${minNode} or newer (this is ${process.versions.node})`,
    for: 'start',
    missing: () =>
      Number(process.versions.node.split('.')[0]) >= minNode ? undefined : 'install a newer Node (Node 24 itself is installed with the packages)',
  },
  { name: 'npm', for: 'start', missing: () => (hasProgram('npm') ? undefined : 'install npm, which is part of Node') },
  {
    name: `${minDiskGigabytes} GB of disk`,
    for: 'start',
    missing: () => {
      const { bavail, bsize } = statfsSync(root);
      const gigabytes = (bavail * bsize) / bytesPerGigabyte;
      return gigabytes >= minDiskGigabytes ? undefined : `${gigabytes.toFixed(1)} GB free`;
    },
  },
  {
    name: `${minMemoryGigabytes} GB of free memory`,
    for: 'start',
    missing: () => {
      const gigabytes = freemem() / bytesPerGigabyte;
      return gigabytes >= minMemoryGigabytes ? undefined : `${gigabytes.toFixed(1)} GB free: close other programs`;
    },
  },
  { name: 'a free port for the site', for: 'start', missing: () => refusalOf(() => assertPortIsFree(portFrom(process.env.PORT))) },
  { name: 'access to the database and Redis, if configured', for: 'start', missing: () => refusalOf(() => assertServersReachable(process.env)) },
  { name: 'git', for: 'test', missing: () => (hasProgram('git') ? undefined : debianAdvice(['git'])) },
  {
    name: 'Chromium',
    for: 'test',
    missing: () => {
      const path = chromiumPath();
      if (path && !existsSync(path)) return `CHROMIUM_PATH is ${path}, which does not exist`;
      return path ? undefined : debianAdvice(['chromium']);
    },
  },
  ...Object.entries(otherBrowsers).map(([name, { packages, isInstalled }]) => ({
    name: `${name}, for its smoke journey`,
    for: /** @type {const} */ ('test'),
    missing: () => (isInstalled() ? undefined : debianAdvice(packages, 'npm run test:deep')),
  })),
];

/**
 * Checks all needs and returns one line for each.
 * @param {readonly Need[]} list
 * @returns {Promise<{ lines: string[], canStart: boolean }>}
 */
export async function examine(list) {
  const found = await Promise.all(list.map(async (need) => ({ ...need, problem: await need.missing() })));
  return {
    lines: found.map(({ name, for: purpose, problem }) => (problem ? `✗ ${name} (to ${purpose}): ${problem}` : `✓ ${name}`)),
    canStart: found.every(({ for: purpose, problem }) => purpose !== 'start' || !problem),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { lines, canStart } = await examine(needs);
  console.log(lines.join('\n'));
  process.exitCode = canStart ? 0 : 1;
}
