import { mergeConfig } from 'vitest/config';
import unitTests from '../../.vitest/unit-tests.ts';

/** The `.test.tsx` files of this library render to HTML and need no browser. */
export default mergeConfig(unitTests, { test: { include: ['src/**/*.test.tsx'] } });
