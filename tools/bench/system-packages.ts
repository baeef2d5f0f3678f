import { spawnSync } from 'node:child_process';
import { Refusal } from '../start/repository.mjs';

/** Programs of Debian that a benchmark compares with; installed when they are not there. @throws {Refusal} when that cannot be done. */
export function needPrograms(packageOfProgram: Readonly<Record<string, string>>): void {
  const missing = Object.entries(packageOfProgram).filter(([program]) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  // Without their recommendations, and without starting what they bring.
  const options = ['-c', `apt-get update && RUNLEVEL=1 apt-get install -y --no-install-recommends ${packages.join(' ')}`];
  const installed = spawnSync('sh', options, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (installed.status !== 0) throw new Refusal(`This benchmark needs ${packages.join(' and ')}: install them, or run it as root on Debian.`);
}
