import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../tools/browser/chromium.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** The same journeys on both builds, against the real gateway, API, payment sandbox and database. `SITE_URL` takes a running house. */
export default defineConfig<{ formFactor: 'desktop' | 'mobile' }>({
  testDir: 'src',
  globalSetup: './src/start-house.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: { launchOptions: chromiumLaunch, screenshot: 'only-on-failure', locale: 'en-GB', timezoneId: 'Europe/Helsinki' },
  projects: [
    { name: 'desktop', use: { formFactor: 'desktop', viewport: { width: 1280, height: 800 } } },
    { name: 'mobile', use: { formFactor: 'mobile', viewport: { width: 390, height: 844 }, userAgent: phone, isMobile: true, hasTouch: true } },
  ],
});
