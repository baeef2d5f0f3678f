import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium of this machine: the one `CHROMIUM_PATH` names, which need not be there, else the first that is.
 * @returns {string | undefined}
 */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
}
