import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { storyTests } from '../../.storybook/test-project.ts';
import { chromiumLaunch } from '../../tools/browser/chromium.ts';

const browser = {
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromiumLaunch }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['src/**/*.test.ts'] } },
      { plugins: [react()], test: { name: 'views', include: ['src/**/*.test.tsx'], expect: { poll: { timeout: 5_000 } }, browser } },
      storyTests(import.meta.url),
    ],
  },
});
