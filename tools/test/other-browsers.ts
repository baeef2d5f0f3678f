import { otherBrowsers } from '../browser/other-browsers.mjs';
import { installDebianPackages } from './debian.ts';

/** Installs the packages for the smoke journeys in Firefox and WebKit if possible. Returns one line for each browser that is still missing. */
export function installOtherBrowsers(): string[] {
  const missing = () => Object.entries(otherBrowsers).filter(([, browser]) => !browser.isInstalled());
  const packages = missing().flatMap(([, browser]) => browser.packages);
  if (packages.length > 0) installDebianPackages(packages);
  return missing().map(([name, browser]) => `The smoke journey in ${name} is skipped: it needs the Debian packages ${browser.packages.join(', ')}.`);
}
