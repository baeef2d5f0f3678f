import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The API's code is read once instead of once a file, a fifth of the run: nothing of it outlives the server that a file starts.
    isolate: false,
    // Half of a file's time is spent waiting for the database and for password hashes.
    maxWorkers: 2,
    globalSetup: ['src/testing/test-database.ts'],
    // Starting PostgreSQL waits for other work on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
