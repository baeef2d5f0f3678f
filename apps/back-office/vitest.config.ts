import { defineConfig } from 'vitest/config';
import { viewTests } from '../../.storybook/test-project.ts';

const rules = { test: { name: 'rules', include: ['src/**/*.test.ts'] } };

export default defineConfig({ test: { projects: [rules, viewTests] } });
