import { existsSync } from 'node:fs';

const defaultPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of Chromium on this machine: `CHROMIUM_PATH`, even if it does not exist, otherwise the first default path that exists.
 * @returns {string | undefined}
 */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? defaultPaths.find((path) => existsSync(path));
}
