import { defineConfig } from 'vitest/config';
import { storyTests } from '../../.storybook/test-project.ts';

export default defineConfig({ test: { projects: [storyTests(import.meta.url)] } });
