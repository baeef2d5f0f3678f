import { spawnSync } from 'node:child_process';
import { Refusal } from '../start/repository.mjs';

/** Installs missing programs that a benchmark compares with, from Debian. @throws {Refusal} if that is not possible. */
export function ensurePrograms(packageOfProgram: Readonly<Record<string, string>>): void {
  const missing = Object.entries(packageOfProgram).filter(([program]) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  // Installs no recommended packages, and starts no services.
  const options = ['-c', `apt-get update && RUNLEVEL=1 apt-get install -y --no-install-recommends ${packages.join(' ')}`];
  const installed = spawnSync('sh', options, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (installed.status !== 0) throw new Refusal(`This benchmark needs ${packages.join(' and ')}: install them, or run it as root on Debian.`);
}
