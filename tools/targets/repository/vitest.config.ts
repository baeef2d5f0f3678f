import { mergeConfig } from 'vitest/config';
import unitTests from '../../../.vitest/unit-tests.ts';

/** Tests that read the sources of many projects, so all projects are their inputs. */
export default mergeConfig(unitTests, { test: { include: ['*.test.ts'] } });
