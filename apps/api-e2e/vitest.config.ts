import { mergeConfig } from 'vitest/config';
import unitTests from '../../.vitest/unit-tests.ts';

/** Each file starts servers and kills some of them. Files run one after another, so that they do not compete for processors. */
export default mergeConfig(unitTests, { test: { fileParallelism: false, hookTimeout: 120_000 } });
