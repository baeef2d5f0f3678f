import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from '../start/repository.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of the component tests and the journeys: one that is there, else Debian's package. @throws {Refusal} saying what to install. */
export function findOrInstallChromium(): string {
  const told = process.env['CHROMIUM_PATH'];
  if (told && !existsSync(told)) throw new Refusal(`CHROMIUM_PATH names ${told}, which is not there.`);
  const found = told ?? usualPlaces.find((path) => existsSync(path));
  if (found) return found;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) installDebianPackage();
  const installed = usualPlaces.find((path) => existsSync(path));
  if (installed) return installed;
  throw new Refusal('The tests need a Chromium: install the package "chromium" (Debian: apt-get install chromium), or name one by CHROMIUM_PATH.');
}

function installDebianPackage(): void {
  console.log('  Installing Chromium from Debian …');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const patience = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync('apt-get', ['update', '-q', ...patience], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...patience, 'chromium'], options);
}
