import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';

describe('challenges of passkeys', () => {
  let operator: TestOperator;
  beforeAll(async () => void (operator = await startOperator(inject('postgresUrl'))));
  afterAll(() => operator.close());

  it('are deleted once they have expired', async () => {
    const { database } = operator.db;
    const challenges = createPasskeyChallenges({ database, now: () => operator.clock.now });
    const stored = () => database.selectFrom('passkey_challenges').select('challenge').execute();
    await challenges.issue({ challenge: 'first' }, 'login');
    operator.clock.now = new Date(operator.clock.now.getTime() + 5 * 60_000);
    await challenges.issue({ challenge: 'second' }, 'login');
    await challenges.sweep();
    expect(await stored()).toEqual([{ challenge: 'second' }]);
  });
});
