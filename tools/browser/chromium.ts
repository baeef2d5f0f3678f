import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const executablePath = process.env['CHROMIUM_PATH'] ?? usualPlaces.find((path) => existsSync(path));

/** How every test that needs a browser starts it. Without a Chromium of the machine, Playwright's own is taken. */
export const chromiumLaunch = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
};
