import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

const counts = 'admin/get_queue_counts';

describe('staff in production', () => {
  let operator: TestOperator;
  let officer: TestPlayer;
  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { isProduction: true });
    officer = await operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => operator.close());

  const confirmAuthenticator = (at: Date) =>
    operator.db.database
      .insertInto('authenticators')
      .values({ player_id: officer.id, secret: Buffer.alloc(48), created_at: at, confirmed_at: at })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ confirmed_at: at }))
      .execute();
  const ask = async (path = counts) => (await operator.call(path, {}, officer.bearer)).json<{ status: number; error?: string }>();

  it('are refused without an authenticator app; players are forbidden either way', async () => {
    expect(await ask()).toEqual({ status: 0, error: 'second_factor_required' });
    const player = await operator.createPlayer();
    expect((await operator.call(counts, {}, player.bearer)).json()).toEqual({ status: 0, error: 'forbidden' });
  });

  it('are refused with a session from before the app was set up', async () => {
    await confirmAuthenticator(new Date(Date.now() + 60_000));
    expect(await ask()).toMatchObject({ error: 'second_factor_required' });
  });

  it('work with a session that was opened or confirmed with the app', async () => {
    const { database } = operator.db;
    await database
      .updateTable('sessions')
      .set({ confirmed_at: new Date(Date.now() + 120_000) })
      .where('player_id', '=', officer.id)
      .execute();
    expect(await ask()).toMatchObject({ status: 1 });
    await database.updateTable('sessions').set({ confirmed_at: null }).where('player_id', '=', officer.id).execute();
    await confirmAuthenticator(new Date(0));
    expect(await ask()).toMatchObject({ status: 1 });
  });

  it('cannot switch the requirement off', async () => {
    const update = { key: 'staff_second_factor', value: false, expected: true, reason: 'Lost phone' };
    expect((await operator.call('admin/update_setting', update, officer.bearer)).json()).toMatchObject({ status: 0, error: 'invalid_value' });
    const { settings } = (await operator.call('admin/get_settings', {}, officer.bearer)).json<{ settings: object[] }>();
    expect(settings).toContainEqual({ key: 'staff_second_factor', value: true, is_fixed: true });
  });

  it('need no second factor if the setting is off, nor in development', async () => {
    for (const options of [{ isProduction: true, settings: { throttle_factor: 0, staff_second_factor: false } }, {}]) {
      const other = await startOperator(inject('postgresUrl'), options);
      const { bearer } = await other.createPlayer({ scope: ['admin'] });
      expect((await other.call(counts, {}, bearer)).json()).toMatchObject({ status: 1 });
      await other.close();
    }
  });
});
