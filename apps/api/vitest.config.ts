import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import unitTests from '../../.vitest/unit-tests.ts';

const testPasswordCost = fileURLToPath(new URL('src/testing/password-cost.ts', import.meta.url));

export default mergeConfig(unitTests, {
  resolve: { alias: [{ find: /^\.\.?\/(.*\/)?password-cost\.ts$/, replacement: testPasswordCost }] },
  test: { globalSetup: ['src/testing/test-database.ts'] },
});
