import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createFactorTools } from '../testing/factors.fixture.ts';
import type { SoftPasskey } from '../testing/soft-authenticator.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';

describe('confirming who uses a session', () => {
  let operator: TestOperator;
  let tools: ReturnType<typeof createFactorTools>;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    tools = createFactorTools(operator);
  });
  afterAll(() => operator.close());
  beforeEach(async () => void (player = await operator.createPlayer({ realMinor: 100_00 })));

  const later = (ms: number) => void (operator.clock.now = new Date(operator.clock.now.getTime() + ms));
  const confirm = (proof: object, by = player) => tools.ask('front/confirm_identity', proof, by.bearer);
  const required = { status: 0, error: 'identity_required' };

  const guarded: readonly [string, (by: TestPlayer) => Promise<object>][] = [
    ['a new mail address', (by) => tools.ask('front/update_profile', { email: `${randomUUID()}@example.com`, password: testPassword }, by.bearer)],
    ['a new name', (by) => tools.ask('front/update_profile', { last_name: randomUUID().replace(/[\d-]/g, 'a'), password: testPassword }, by.bearer)],
    ['a new password', (by) => tools.ask('front/update_player_password', { old_password: testPassword, password: testPassword }, by.bearer)],
    [
      'a new payout destination',
      (by) =>
        tools.ask(
          'payment/send_withdrawal_request',
          {
            processor: 'sepa_transfer',
            amount: 20,
            details: {
              iban: 'FI2112345600000785',
              bic: 'NDEAFIHH',
              beneficiary_name: 'Test Player',
              bank_name: 'Bank',
              recipient_address: 'Linnankatu 1, Turku',
              postal_code: '20100',
            },
            password: testPassword,
            idempotency_key: randomUUID(),
          },
          by.bearer,
        ),
    ],
    ['an authenticator app', (by) => tools.ask('front/start_authenticator', { password: testPassword }, by.bearer)],
    ['a passkey', (by) => tools.ask('front/get_passkey_options', { purpose: 'add', password: testPassword }, by.bearer)],
  ];

  describe.each(guarded)('before %s', (_text, change) => {
    it('is not required of a player without factors', async () => {
      expect(await change(player)).not.toMatchObject({ error: 'identity_required' });
    });

    it('is required of a player with a passkey, is valid for five minutes, and for one session', async () => {
      const { passkey } = await tools.addPasskey(player);
      const { accessToken } = await tools.ask('front/passkey_login', { passkey: passkey.sign(await tools.loginOptions()) });
      const elsewhere = { ...player, bearer: `Bearer ${accessToken}` };
      expect(await change(player)).toEqual(required);
      expect(await confirm({ passkey: passkey.sign(await tools.confirmOptions(player)) })).toEqual({ status: 1 });
      expect(await change(elsewhere)).toEqual(required);
      later(5 * 60_000 - 1);
      expect(await change(player)).not.toMatchObject({ error: 'identity_required' });
      later(1);
      expect(await change(player)).toEqual(required);
    });
  });

  it('does not block changes that need no password, for a player with factors', async () => {
    await tools.addPasskey(player);
    expect(await tools.ask('front/update_profile', { city: 'Oulu' }, player.bearer)).toEqual({ status: 1 });
  });

  it('still requires the old password for a new one', async () => {
    await tools.addPasskey(player);
    await confirm({ password: testPassword });
    const change = { old_password: 'wrong', password: 'another password' };
    expect(await tools.ask('front/update_player_password', change, player.bearer)).toMatchObject({ error: 'wrong_old_password' });
  });

  describe('with an authenticator app', () => {
    let secret: string;
    let recoveryCodes: string[];
    beforeEach(async () => {
      ({ secret, recoveryCodes } = await tools.setUpAuthenticator(player));
    });

    it.each([
      ['nothing', () => ({}), 'password_required'],
      ['a code alone', () => ({ code: tools.nextCode(secret) }), 'password_required'],
      ['a wrong password and a right code', () => ({ password: 'wrong', code: tools.nextCode(secret) }), 'wrong_password'],
      ['the password alone', () => ({ password: testPassword }), 'code_required'],
      ['the password and a wrong code', () => ({ password: testPassword, code: '000000' }), 'wrong_code'],
    ])('is refused with %s', async (_text, proof, error) => {
      expect(await confirm(proof())).toMatchObject({ status: 0, error });
      expect(await tools.ask('front/remove_authenticator', {}, player.bearer)).toEqual(required);
    });

    it.each([
      ['a code', () => tools.nextCode(secret)],
      ['a recovery code', () => recoveryCodes[0]],
    ])('accepts the password and %s, which is then used', async (_text, codeOf) => {
      const proof = { password: testPassword, code: codeOf() };
      expect(await confirm(proof)).toEqual({ status: 1 });
      expect(await confirm(proof)).toMatchObject({ error: 'wrong_code' });
      expect(await tools.login(player, proof.code)).toMatchObject({ error: 'wrong_code' });
    });
  });

  describe('with a passkey', () => {
    let passkey: SoftPasskey;
    beforeEach(async () => {
      ({ passkey } = await tools.addPasskey(player));
    });

    it("is refused with another player's, in another session, and with a challenge of the login", async () => {
      const other = await operator.createPlayer();
      const others = (await tools.addPasskey(other)).passkey;
      expect(await confirm({ passkey: others.sign(await tools.confirmOptions(player)) })).toEqual({ status: 0, error: 'passkey_refused' });
      const signed = passkey.sign(await tools.confirmOptions(player));
      expect(await confirm({ passkey: signed }, other)).toEqual({ status: 0, error: 'challenge_expired' });
      expect(await confirm({ passkey: passkey.sign(await tools.loginOptions()) })).toEqual({ status: 0, error: 'challenge_expired' });
    });

    it('names the passkeys of the player in its options, and none for a player without', async () => {
      expect(await tools.confirmOptions(player)).toMatchObject({ allowCredentials: [{ id: passkey.attestation.id, transports: ['internal'] }] });
      const other = await operator.createPlayer();
      expect(await tools.ask('front/get_passkey_options', { purpose: 'confirm' }, other.bearer)).toMatchObject({ error: 'not_found' });
    });
  });

  describe('by support, for a player who has lost all factors', () => {
    it('removes them with a reason, ends the sessions, notifies the player and adds a row to the audit log', async () => {
      const admin = await operator.createPlayer({ scope: ['admin', 'audit'] });
      await tools.setUpAuthenticator(player);
      const remove = (body: object, by = admin) => operator.call('admin/remove_factors', body, by.bearer);
      expect((await remove({ id: player.id, reason: ' ' })).json()).toMatchObject({ status: 0, fields: { reason: 'field_required' } });
      expect((await remove({ id: player.id, reason: 'x' }, player)).statusCode).toBe(403);
      expect((await remove({ id: admin.id, reason: 'x' })).statusCode).toBe(403);
      expect((await remove({ id: randomUUID(), reason: 'x' })).statusCode).toBe(404);
      expect((await remove({ id: player.id, reason: 'Passport shown in a call' })).json()).toEqual({ status: 1 });
      expect((await remove({ id: player.id, reason: 'again' })).statusCode).toBe(404);
      expect((await operator.call('front/get_factors', {}, player.bearer)).statusCode).toBe(401);
      expect(await tools.login(player)).toHaveProperty('accessToken');
      expect(await tools.ask('admin/get_audit_log', { target: player.id }, admin.bearer)).toMatchObject({
        entries: [
          { call: 'admin/remove_factors', outcome: 'done', reason: 'Passport shown in a call', before: { authenticator: true, passkeys: 0 } },
        ],
      });
      const mails = await operator.db.database
        .selectFrom('outbox')
        .select('body_text')
        .where('recipient', '=', `${player.username}@example.com`)
        .execute();
      expect(mails.some(({ body_text }) => body_text.includes('The authenticator app and all passkeys were removed'))).toBe(true);
    });
  });
});
