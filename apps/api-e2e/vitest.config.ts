import { defineConfig } from 'vitest/config';

/** Each file starts servers of its own and kills some of them: one after another, so that they do not wait for one another's processors. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'], fileParallelism: false, hookTimeout: 120_000, testTimeout: 60_000 } });
