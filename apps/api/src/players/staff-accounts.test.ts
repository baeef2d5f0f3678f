import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { officerScopes } from '@playfront/api-contract/staff';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

const forbidden = { status: 0, error: 'forbidden' };

describe.each([
  ['admin/remove_factors', {}],
  ['admin/set_player_status', { status: 'blocked', expected: 'active' }],
  ['admin/end_player_sessions', {}],
])('%s on an account of staff', (path, body) => {
  let operator: TestOperator;
  let officer: TestPlayer;
  let admin: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    officer = await operator.createPlayer({ scope: ['players'] });
    admin = await operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => operator.close());

  const ask = async (id: string, by: TestPlayer) => (await operator.call(path, { id, reason: 'Lost phone', ...body }, by.bearer)).json<unknown>();

  it.each(officerScopes)('with the scope %s is for admins only', async (scope) => {
    const { id } = await operator.createPlayer({ scope: [scope] });
    const at = operator.clock.now;
    await operator.db.database
      .insertInto('authenticators')
      .values({ player_id: id, secret: Buffer.alloc(48), created_at: at, confirmed_at: at })
      .execute();
    expect(await ask(id, officer)).toEqual(forbidden);
    expect(await ask(id, admin)).toMatchObject({ status: 1 });
  });

  it('is refused for the own account', async () => {
    expect([await ask(officer.id, officer), await ask(admin.id, admin)]).toEqual([forbidden, forbidden]);
  });
});
