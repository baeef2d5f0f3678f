import { existsSync } from 'node:fs';
import { chromiumPath } from '../browser/chromium-path.mjs';
import { Refusal } from '../start/repository.mjs';
import { installDebianPackages } from './debian.ts';

/** The path of Chromium for component tests and journeys; installs the Debian package if there is none. @throws {Refusal} if that is not possible. */
export function findOrInstallChromium(): string {
  const found = chromiumPath();
  if (found && !existsSync(found)) throw new Refusal(`CHROMIUM_PATH is ${found}, which does not exist.`);
  if (found) return found;
  installDebianPackages(['chromium']);
  const installed = chromiumPath();
  if (installed) return installed;
  throw new Refusal('The tests need Chromium: install the package "chromium" (Debian: apt-get install chromium), or set CHROMIUM_PATH.');
}
