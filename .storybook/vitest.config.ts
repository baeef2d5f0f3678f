import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { echoUploads } from './echo-uploads.ts';
import { chromiumLaunch } from '../tools/browser/chromium.ts';

/** A new object for each project: Vitest writes the project's name into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromiumLaunch }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/** Two pages, and timeouts that only end tests that hang (docs/tests.md). Vitest projects do not inherit them. */
const limits = { maxWorkers: 2, testTimeout: 60_000, hookTimeout: 60_000 };

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** All stories, on two pages that are reused for all files. */
const stories: TestProjectConfiguration = {
  plugins: [storybookTest({ configDir: file('.') })],
  // Otherwise Vite would find and bundle them during the first run, which would then reload and fail.
  optimizeDeps: { include: ['storybook/internal/core-events', 'storybook/theming', 'react-dom/server'] },
  test: { ...limits, name: 'stories', isolate: false, setupFiles: [file('test-setup.ts')], browser: chromium() },
};

/** The `.test.tsx` files that need a browser; those of ui and navigation use server rendering. */
const views: TestProjectConfiguration = {
  plugins: [react(), echoUploads],
  test: {
    ...limits,
    name: 'views',
    include: ['{apps,libs}/*/src/**/*.test.tsx'],
    exclude: ['libs/{ui,navigation}/**'],
    setupFiles: [file('../.vitest/patience.ts')],
    expect: { poll: { timeout: 30_000 } },
    browser: chromium(),
  },
};

export default defineConfig({ test: { projects: [stories, views] } });
