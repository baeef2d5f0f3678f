import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const lockTimeout = ['-o', 'DPkg::Lock::Timeout=300'];
const timeoutMs = 300_000;

/** Installs Debian packages, if this runs as root on a system with apt-get. The caller checks whether the programs are there afterwards. */
export function installDebianPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`  Installing ${packages.join(', ')} from Debian …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: timeoutMs,
  };
  spawnSync('apt-get', ['update', '-q', ...lockTimeout], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...lockTimeout, ...packages], options);
}
