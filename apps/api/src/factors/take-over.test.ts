import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createFactorTools } from '../testing/factors.fixture.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';

describe('an undone change of the mail address', () => {
  let operator: TestOperator;
  let tools: ReturnType<typeof createFactorTools>;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    tools = createFactorTools(operator);
  });
  afterAll(() => operator.close());
  beforeEach(async () => void (player = await operator.createPlayer()));

  const later = (hours: number) => void (operator.clock.now = new Date(operator.clock.now.getTime() + hours * 3_600_000));

  async function changeEmail(): Promise<void> {
    const change = { email: `thief-of-${player.username}@example.com`, password: testPassword };
    expect(await tools.ask('front/update_profile', change, player.bearer)).toMatchObject({ status: 1 });
  }

  async function undo(): Promise<void> {
    const recipient = `${player.username}@example.com`;
    const mails = await operator.db.database.selectFrom('outbox').select('body_text').where('recipient', '=', recipient).execute();
    const token = mails.map(({ body_text }) => /undo-email-change#token=([\w-]+)/.exec(body_text)?.[1]).find(Boolean);
    expect(await tools.ask('front/undo_email_change', { token })).toMatchObject({ outcome: 'undone' });
  }

  it("removes a thief's passkey that was added shortly before", async () => {
    const { passkey } = await tools.addPasskey(player);
    await tools.ask('front/confirm_identity', { password: testPassword }, player.bearer);
    await changeEmail();
    await undo();
    expect(await tools.ask('front/passkey_login', { passkey: passkey.sign(await tools.loginOptions()) })).toEqual({
      status: 0,
      error: 'passkey_refused',
    });
  });

  it("removes a thief's authenticator app that was set up afterwards", async () => {
    await changeEmail();
    later(1);
    await tools.setUpAuthenticator(player);
    await undo();
    const { database } = operator.db;
    expect(await database.selectFrom('authenticators').select('player_id').where('player_id', '=', player.id).execute()).toEqual([]);
  });

  it.each([
    ['reopens an account that the thief closed', 1, true],
    ['leaves an account closed if its owner closed it before', -1, false],
  ])('%s', async (_what, hours, isOpened) => {
    const { database } = operator.db;
    await changeEmail();
    const closed = { player_id: player.id, closed_at: new Date(operator.clock.now.getTime() + hours * 3_600_000) };
    await database.insertInto('account_closures').values(closed).execute();
    later(2);
    await undo();
    const { reopened_at: reopenedAt } = await database
      .selectFrom('account_closures')
      .select('reopened_at')
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    expect(reopenedAt !== null).toBe(isOpened);
  });

  it("leaves the owner's older passkey", async () => {
    const { passkey } = await tools.addPasskey(player);
    later(73);
    const { accessToken } = await tools.ask('front/passkey_login', { passkey: passkey.sign(await tools.loginOptions()) });
    player = { ...player, bearer: `Bearer ${accessToken}` };
    await tools.ask('front/confirm_identity', { password: testPassword }, player.bearer);
    await changeEmail();
    await undo();
    expect(await tools.ask('front/passkey_login', { passkey: passkey.sign(await tools.loginOptions()) })).toHaveProperty('accessToken');
  });
});
