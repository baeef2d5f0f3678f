import { configDefaults, mergeConfig } from 'vitest/config';
import unitTests from '../.vitest/unit-tests.ts';

/** The tests of `art` and of `targets` are projects of their own. */
export default mergeConfig(unitTests, { test: { include: ['**/*.test.ts'], exclude: [...configDefaults.exclude, 'art/**', 'targets/**'] } });
