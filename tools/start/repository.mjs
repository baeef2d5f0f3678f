import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Nx's entry script, run by the pinned Node. */
export const nxScript = join(root, 'node_modules/nx/dist/bin/nx.js');

/** An expected reason to stop; its message is printed without a stack trace. */
export class Refusal extends Error {}

/**
 * The Node that runs everything else: the pinned one from the packages, otherwise the current one if it is new enough.
 * @returns {string}
 */
export function pinnedNode() {
  const bundled = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(bundled) && process.platform !== 'win32') return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Refusal(`There is no Node 24 package for ${process.platform} ${process.arch}; install Node 24 and start again.`);
}

/**
 * An environment in which `node` and the repository's tools are the pinned versions.
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
