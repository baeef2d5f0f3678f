import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnvironment } from './repository.mjs';
import { runQuietly, withProgress } from './run-step.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.playfront-install');
const installedLockFile = join(root, 'node_modules/.package-lock.json');

/**
 * Installs the packages of the lock file unless they are installed.
 * @returns {Promise<void>}
 */
export async function install() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).update(`${process.platform} ${process.arch}`).digest('hex');
  const stamped = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (stamped === wanted) return;
  if (!isInstalledByHand())
    await withProgress('Installing packages', () => npm(['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']));
  writeFileSync(stampFile, wanted);
}

/** After a manual `npm install` all packages are there; reinstalling would only cost a minute. */
function isInstalledByHand() {
  if (!existsSync(installedLockFile)) return false;
  /** @type {Record<string, { version?: string, link?: boolean, optional?: boolean }>} */
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  /** @type {typeof wanted} */
  const installed = JSON.parse(readFileSync(installedLockFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') || entry.optional || (installed[path]?.version === entry.version && existsSync(join(root, path))),
  );
}

/**
 * @param {readonly string[]} npmArguments
 * @returns {Promise<void>}
 */
function npm(npmArguments) {
  // Uses the npm and Node that started this process: the pinned Node may not be installed yet.
  const npmScript = process.env.npm_execpath;
  const env = { ...toolEnvironment(), PATH: process.env.PATH, npm_config_loglevel: 'error' };
  return npmScript?.endsWith('.js')
    ? runQuietly(process.execPath, [npmScript, ...npmArguments], { log: 'install', env })
    : runQuietly('npm', npmArguments, { log: 'install', env });
}
