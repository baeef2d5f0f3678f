import { mergeConfig } from 'vitest/config';
import unitTests from '../../.vitest/unit-tests.ts';

/** `.test.tsx` files of this library use server rendering, so they run without a browser. */
export default mergeConfig(unitTests, { test: { include: ['src/**/*.test.tsx'] } });
