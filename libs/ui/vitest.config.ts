import { mergeConfig } from 'vitest/config';
import unitTests from '../../.vitest/unit-tests.ts';

/** Its `.test.tsx` files render on the server. */
export default mergeConfig(unitTests, { test: { include: ['src/**/*.test.tsx'] } });
