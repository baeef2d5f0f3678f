import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import unitTests from '../../.vitest/unit-tests.ts';

const testPasswordCost = fileURLToPath(new URL('src/testing/password-cost.ts', import.meta.url));
// The deep tests compare the durations of logins, which needs the real cost.
const isDeep = process.env['DEEP_TESTS'] === '1';

export default mergeConfig(unitTests, {
  resolve: { alias: isDeep ? [] : [{ find: /^\.\.?\/(.*\/)?password-cost\.ts$/, replacement: testPasswordCost }] },
  test: { globalSetup: ['src/testing/test-database.ts'] },
});
