import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../tools/browser/chromium.ts';
import { otherBrowsers } from '../../tools/browser/other-browsers.mjs';

const otherBrowsersFolder = 'src/other-browsers';
const testIgnore = `**/${otherBrowsersFolder}/**`;
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/**
 * The same journeys on both builds in Chromium, and a smoke journey in each other browser that is installed, against the real gateway, API, payment
 * sandbox and database. `SITE_URL` runs them against a running site.
 */
export default defineConfig<{ formFactor: 'desktop' | 'mobile' }>({
  testDir: 'src',
  globalSetup: './src/start-site.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Timeouts only end tests that hang (docs/tests.md).
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: { launchOptions: chromiumLaunch, actionTimeout: 30_000, screenshot: 'only-on-failure', locale: 'en-GB', timezoneId: 'Europe/Helsinki' },
  projects: [
    { name: 'desktop', testIgnore, use: { formFactor: 'desktop', viewport: { width: 1280, height: 800 } } },
    {
      name: 'mobile',
      testIgnore,
      use: { formFactor: 'mobile', viewport: { width: 390, height: 844 }, userAgent: phone, isMobile: true, hasTouch: true },
    },
    ...Object.entries(otherBrowsers)
      .filter(([, browser]) => browser.isInstalled())
      .map(([name]) => ({ name, testDir: otherBrowsersFolder })),
  ],
});
