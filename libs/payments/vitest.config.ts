import { defineConfig } from 'vitest/config';
import { storyTests, viewTests } from '../../.storybook/test-project.ts';

export default defineConfig({
  test: {
    projects: [{ test: { name: 'rules', include: ['src/**/*.test.ts'] } }, viewTests, storyTests(import.meta.url)],
  },
});
