import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/test-database.ts'],
    // Starting PostgreSQL waits for other work on a busy machine; ending an operator waits for its jobs, and after a test that moved its clock
    // by days the sports feed has those days to catch up with.
    hookTimeout: 300_000,
    testTimeout: 30_000,
  },
});
