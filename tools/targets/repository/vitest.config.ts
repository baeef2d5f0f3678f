import { mergeConfig } from 'vitest/config';
import unitTests from '../../../.vitest/unit-tests.ts';

/** Tests that read sources of many projects, whose inputs are therefore all of them. */
export default mergeConfig(unitTests, { test: { include: ['*.test.ts'] } });
