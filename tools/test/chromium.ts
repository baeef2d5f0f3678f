import { existsSync } from 'node:fs';
import { Refusal } from '../start/repository.mjs';
import { installDebianPackages } from './debian.ts';

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
  installDebianPackages(['chromium']);
  const installed = usualPlaces.find((path) => existsSync(path));
  if (installed) return installed;
  throw new Refusal('The tests need a Chromium: install the package "chromium" (Debian: apt-get install chromium), or name one by CHROMIUM_PATH.');
}
