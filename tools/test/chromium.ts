import { existsSync } from 'node:fs';
import { chromiumPath } from '../browser/chromium-path.mjs';
import { Refusal } from '../start/repository.mjs';
import { installDebianPackages } from './debian.ts';

/** The browser of the component tests and the journeys: one that is there, else Debian's package. @throws {Refusal} saying what to install. */
export function findOrInstallChromium(): string {
  const found = chromiumPath();
  if (found && !existsSync(found)) throw new Refusal(`CHROMIUM_PATH names ${found}, which is not there.`);
  if (found) return found;
  installDebianPackages(['chromium']);
  const installed = chromiumPath();
  if (installed) return installed;
  throw new Refusal('The tests need a Chromium: install the package "chromium" (Debian: apt-get install chromium), or name one by CHROMIUM_PATH.');
}
