import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests whose result any file may change. */
export default defineConfig({
  test: { dir: fileURLToPath(new URL('../..', import.meta.url)), include: ['targets/repository/*.test.ts', '{generators,journeys}/*.test.ts'] },
});
