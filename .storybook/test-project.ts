import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch } from '../tools/browser/chromium.ts';

/** A new object for each project: Vitest writes the project's name into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromiumLaunch }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/** The `.test.tsx` files of a library, in a browser. */
export const viewTests: TestProjectConfiguration = {
  plugins: [react()],
  // A busy machine is slow, not wrong: three steps of a registration took more than the usual 15 s.
  test: { name: 'views', include: ['src/**/*.test.tsx'], testTimeout: 30_000, expect: { poll: { timeout: 5_000 } }, browser: chromium() },
};

/** The stories of a library as tests, for the `vitest.config.ts` at `configUrl`. */
export function storyTests(configUrl: string): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', configUrl)) })],
    // Found only when the preview runs, they would be bundled in the middle of a first run, which then starts over and fails.
    optimizeDeps: { include: ['storybook/internal/core-events', 'storybook/theming'] },
    test: {
      name: 'storybook',
      // A busy machine is slow, not wrong: the longest story takes 5 s on a quiet one.
      testTimeout: 30_000,
      setupFiles: [fileURLToPath(new URL('test-setup.ts', import.meta.url))],
      browser: { ...chromium(), isolate: false },
    },
  };
}
