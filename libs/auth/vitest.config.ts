import { defineConfig } from 'vitest/config';
import { storyTests, viewTests } from '../../.storybook/test-project.ts';

export default defineConfig({
  test: {
    projects: [
      // Chunks that are loaded on demand wait for their turn on a busy machine.
      { test: { name: 'rules', include: ['src/**/*.test.ts'], testTimeout: 20_000 } },
      viewTests,
      storyTests(import.meta.url),
    ],
  },
});
