import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A project's tests in Node: its `vitest.config.ts`. Time limits only end what hangs (docs/tests.md). */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // What files import is read once, not once a file: half of the time. A file that replaces modules (`vi.mock`) gets them back by itself.
    isolate: false,
    maxWorkers: 2,
    setupFiles: [fileURLToPath(new URL('patience.ts', import.meta.url))],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
