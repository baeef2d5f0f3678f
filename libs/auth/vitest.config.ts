import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../../tools/browser/chromium.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** A browser of its own for each project: Vitest writes into the object it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromiumLaunch }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

export default defineConfig({
  test: {
    projects: [
      // Chunks that are loaded on demand wait for their turn on a busy machine.
      { test: { name: 'rules', include: ['src/**/*.test.ts'], testTimeout: 20_000 } },
      { plugins: [react()], test: { name: 'views', include: ['src/**/*.test.tsx'], expect: { poll: { timeout: 5_000 } }, browser: browser() } },
      { plugins: [storybookTest({ configDir })], test: { name: 'storybook', browser: browser() } },
    ],
  },
});
