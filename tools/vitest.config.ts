import { configDefaults, mergeConfig } from 'vitest/config';
import unitTests from '../.vitest/unit-tests.ts';

/** `art` and `targets` are separate test projects. */
export default mergeConfig(unitTests, { test: { include: ['**/*.test.ts'], exclude: [...configDefaults.exclude, 'art/**', 'targets/**'] } });
