import { mergeConfig } from 'vitest/config';
import unitTests from '../../.vitest/unit-tests.ts';

/** Each file starts servers of its own and kills some of them: one after another, so that they do not wait for one another's processors. */
export default mergeConfig(unitTests, { test: { fileParallelism: false, hookTimeout: 120_000 } });
