import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createFactorTools } from '../testing/factors.fixture.ts';
import type { SoftPasskey } from '../testing/soft-authenticator.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';

const password = 'another long password';

describe('a new password', () => {
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
  const mails = () =>
    operator.db.database.selectFrom('outbox').select('body_text').where('recipient', '=', `${player.username}@example.com`).execute();
  const loginBy = async (passkey: SoftPasskey) => tools.ask('front/passkey_login', { passkey: passkey.sign(await tools.loginOptions()) });
  const refused = { status: 0, error: 'passkey_refused' };

  async function reset(): Promise<void> {
    const email = `${player.username}@example.com`;
    await tools.ask('front/reset_player_password', { username: player.username, email, title: 'Title', text: 'Text' });
    const token = (await mails()).map(({ body_text }) => /reset-password#token=([\w-]+)/.exec(body_text)?.[1]).find(Boolean);
    expect(await tools.ask('front/reset_password_confirm', { token, password })).toMatchObject({ status: 1 });
  }

  async function change(by: TestPlayer): Promise<void> {
    await tools.ask('front/confirm_identity', { password: testPassword }, by.bearer);
    expect(await tools.ask('front/update_player_password', { old_password: testPassword, password }, by.bearer)).toEqual({ status: 1 });
  }

  /** Another session of the same player. */
  async function elsewhere(): Promise<TestPlayer> {
    const { accessToken } = await tools.login(player);
    return { ...player, bearer: `Bearer ${accessToken}` };
  }

  it('set by a mailed link removes factors added shortly before, which a mail reports', async () => {
    const { passkey } = await tools.addPasskey(player);
    const before = (await mails()).length;
    await reset();
    expect(await loginBy(passkey)).toEqual(refused);
    // The link, the new password and the removed passkey.
    expect(await mails()).toHaveLength(before + 3);
  });

  it('set by a mailed link leaves old factors', async () => {
    const { passkey } = await tools.addPasskey(player);
    later(73);
    await reset();
    expect(await loginBy(passkey)).toHaveProperty('accessToken');
  });

  it('set by its player removes factors that another session added shortly before', async () => {
    const { passkey } = await tools.addPasskey(await elsewhere());
    await change(player);
    expect(await loginBy(passkey)).toEqual(refused);
  });

  it('set by its player leaves factors that the same session added', async () => {
    const { passkey } = await tools.addPasskey(player);
    await change(player);
    expect(await loginBy(passkey)).toHaveProperty('accessToken');
  });

  it('removes a thief’s authenticator app', async () => {
    await tools.setUpAuthenticator(await elsewhere());
    await reset();
    expect(await tools.login(player, undefined, password)).toHaveProperty('accessToken');
  });
});
