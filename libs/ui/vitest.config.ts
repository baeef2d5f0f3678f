import { defineConfig } from 'vitest/config';
import { storyTests } from '../../.storybook/test-project.ts';

export default defineConfig({
  test: { projects: [{ test: { name: 'rules', include: ['src/**/*.test.{ts,tsx}'] } }, storyTests(import.meta.url)] },
});
