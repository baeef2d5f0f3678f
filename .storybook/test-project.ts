import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch } from '../tools/browser/chromium.ts';

/** The stories of a library as tests, for the `vitest.config.ts` at `configUrl`. */
export function storyTests(configUrl: string): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', configUrl)) })],
    // Found only when the preview runs, they would be bundled in the middle of a first run, which then starts over and fails.
    optimizeDeps: { include: ['storybook/internal/core-events', 'storybook/theming'] },
    test: {
      name: 'storybook',
      setupFiles: [fileURLToPath(new URL('test-setup.ts', import.meta.url))],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromiumLaunch }),
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
        isolate: false,
      },
    },
  };
}
