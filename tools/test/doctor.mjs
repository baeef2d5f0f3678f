// `npm run doctor`: what this machine lacks for starting and for testing, before anything is installed. Exit code 1 when `npm start` would not work.
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
 * @property {'start' | 'test'} for what it is needed for
 * @property {() => string | undefined | Promise<string | undefined>} missing says what is wrong and what to do, or nothing
 */

const oldestNode = 20;
const bytesPerGigabyte = 1024 ** 3;
/** Packages, builds, the embedded database and its backups. */
const leastDiskGigabytes = 4;
const leastMemoryGigabytes = 2;
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * @param {readonly string[]} packages
 * @param {string} command what installs them
 * @returns {string}
 */
function debianAdvice(packages, command = 'npm test') {
  return canInstall ? `\`${command}\` installs it` : `install ${packages.join(', ')} (Debian: apt-get install ${packages.join(' ')})`;
}

/**
 * @param {() => void | Promise<void>} check
 * @returns {Promise<string | undefined>} why it refused
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
const answers = (program) => spawnSync(program, ['--version'], { shell: process.platform === 'win32' }).status === 0;

/** @type {readonly Need[]} */
export const needs = [
  {
    name: `Node ${oldestNode} or newer (this is ${process.versions.node})`,
    for: 'start',
    missing: () => (Number(process.versions.node.split('.')[0]) >= oldestNode ? undefined : 'install a newer Node; the packages bring Node 24 along'),
  },
  { name: 'npm', for: 'start', missing: () => (answers('npm') ? undefined : 'install npm, it belongs to Node') },
  {
    name: `${leastDiskGigabytes} GB of disk`,
    for: 'start',
    missing: () => {
      const { bavail, bsize } = statfsSync(root);
      const gigabytes = (bavail * bsize) / bytesPerGigabyte;
      return gigabytes >= leastDiskGigabytes ? undefined : `${gigabytes.toFixed(1)} GB are free`;
    },
  },
  {
    name: `${leastMemoryGigabytes} GB of free memory`,
    for: 'start',
    missing: () => {
      const gigabytes = freemem() / bytesPerGigabyte;
      return gigabytes >= leastMemoryGigabytes ? undefined : `${gigabytes.toFixed(1)} GB are free: end other programs`;
    },
  },
  { name: 'a free port for the site', for: 'start', missing: () => refusalOf(() => assertPortIsFree(portFrom(process.env.PORT))) },
  { name: 'the database and the Redis that are named, if any', for: 'start', missing: () => refusalOf(() => assertServersReachable(process.env)) },
  { name: 'git', for: 'test', missing: () => (answers('git') ? undefined : debianAdvice(['git'])) },
  {
    name: 'Chromium',
    for: 'test',
    missing: () => {
      const path = chromiumPath();
      if (path && !existsSync(path)) return `CHROMIUM_PATH names ${path}, which is not there`;
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
 * One line for each need.
 * @param {readonly Need[]} list
 * @returns {Promise<{ lines: string[], canStart: boolean }>}
 */
export async function examine(list) {
  const found = await Promise.all(list.map(async (need) => ({ ...need, fault: await need.missing() })));
  return {
    lines: found.map(({ name, for: purpose, fault }) => (fault ? `✗ ${name} (to ${purpose}): ${fault}` : `✓ ${name}`)),
    canStart: found.every(({ for: purpose, fault }) => purpose !== 'start' || !fault),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { lines, canStart } = await examine(needs);
  console.log(lines.join('\n'));
  process.exitCode = canStart ? 0 : 1;
}
