import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Nx's own entry, to be run by the pinned Node. */
export const nxScript = join(root, 'node_modules/nx/dist/bin/nx.js');

/** An expected refusal to go on; its message is the one line the caller reads. */
export class Refusal extends Error {}

/**
 * The Node that runs everything from here on: the pinned one out of the packages, else this one if it is new enough.
 * @returns {string}
 */
export function pinnedNode() {
  const bundled = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(bundled) && process.platform !== 'win32') return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Refusal(`There is no Node 24 package for ${process.platform} ${process.arch}; install Node 24 and start again.`);
}

/**
 * Environment in which `node` and every tool of the repository are the pinned ones.
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    NX_TUI: 'false',
  };
}
