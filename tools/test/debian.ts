import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const patience = ['-o', 'DPkg::Lock::Timeout=300'];
const longestMs = 300_000;

/** Installs packages of Debian where that is possible: as root, with apt-get. The caller looks whether what it needs is there afterwards. */
export function installDebianPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`  Installing ${packages.join(', ')} from Debian …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: longestMs,
  };
  spawnSync('apt-get', ['update', '-q', ...patience], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...patience, ...packages], options);
}
