import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../../tools/browser/chromium.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['src/**/*.test.ts'] } },
      {
        plugins: [storybookTest({ configDir })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            isolate: false,
          },
        },
      },
    ],
  },
});
