import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/test-database.ts'],
    // Starting PostgreSQL waits for other work on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
