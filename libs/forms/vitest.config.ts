import { defineConfig } from 'vitest/config';
import { viewTests } from '../../.storybook/test-project.ts';

export default defineConfig({
  test: { projects: [{ test: { name: 'rules', include: ['src/**/*.test.ts'] } }, viewTests] },
});
