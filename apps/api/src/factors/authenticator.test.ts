import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { codeAt, createFactorTools } from '../testing/factors.fixture.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';

describe('the authenticator app', () => {
  let operator: TestOperator;
  let tools: ReturnType<typeof createFactorTools>;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    tools = createFactorTools(operator);
  });
  afterAll(() => operator.close());
  beforeEach(async () => void (player = await operator.createPlayer()));

  const codeRequired = { status: 0, error: 'code_required', fields: { code: 'code_required' } };
  const wrongCode = { status: 0, error: 'wrong_code', fields: { code: 'wrong_code' } };
  const signedIn = { accessToken: expect.any(String) as string };

  describe('while it is set up', () => {
    it.each([
      ['no password', {}, 'password_required'],
      ['a wrong password', { password: 'wrong' }, 'wrong_password'],
    ])('is refused with %s', async (_text, body, error) => {
      expect(await tools.ask('front/start_authenticator', body, player.bearer)).toMatchObject({ status: 0, error });
    });

    it('returns a secret that an app can read, and stores it encrypted', async () => {
      const started = await tools.ask('front/start_authenticator', { password: testPassword }, player.bearer);
      const uri = new URL(String(started.otpauth_uri));
      expect([uri.protocol, uri.host, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
        'otpauth:',
        'totp',
        started.secret,
        'Northlight',
      ]);
      const { secret } = await operator.db.database
        .selectFrom('authenticators')
        .select('secret')
        .where('player_id', '=', player.id)
        .executeTakeFirstOrThrow();
      expect(secret.toString('latin1')).not.toContain(started.secret);
    });

    it('is not required at login before its first code', async () => {
      await tools.ask('front/start_authenticator', { password: testPassword }, player.bearer);
      expect(await tools.login(player)).toMatchObject(signedIn);
      expect(await tools.ask('front/get_factors', {}, player.bearer)).toEqual({ status: 1, authenticator: null, passkeys: [] });
    });

    it('is turned on only by a right code, and not by a code of a replaced secret', async () => {
      const first = await tools.ask('front/start_authenticator', { password: testPassword }, player.bearer);
      const second = await tools.ask('front/start_authenticator', { password: testPassword }, player.bearer);
      const confirm = (secret: unknown) =>
        tools.ask('front/confirm_authenticator', { code: codeAt(String(secret), operator.clock.now) }, player.bearer);
      expect(await confirm(first.secret)).toEqual(wrongCode);
      expect(await confirm(second.secret)).toMatchObject({ status: 1 });
      expect(await confirm(second.secret)).toMatchObject({ error: 'not_found' });
      expect(await tools.ask('front/get_factors', {}, player.bearer)).toMatchObject({ authenticator: { recovery_codes_left: 10 } });
    });

    it('can be confirmed for an hour', async () => {
      const { secret } = await tools.ask('front/start_authenticator', { password: testPassword }, player.bearer);
      const start = operator.clock.now;
      operator.clock.now = new Date(start.getTime() + 3_600_000);
      const code = codeAt(String(secret), operator.clock.now);
      expect(await tools.ask('front/confirm_authenticator', { code }, player.bearer)).toMatchObject({ error: 'not_found' });
      operator.clock.now = start;
    });

    it('notifies the player by mail and message, without a code in them', async () => {
      const { recoveryCodes } = await tools.setUpAuthenticator(player);
      const mail = await operator.db.database
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', `${player.username}@example.com`)
        .executeTakeFirstOrThrow();
      expect(mail.subject).toBe('Northlight: New login method added');
      expect(mail.body_text).toContain('An authenticator app was added to the account');
      expect(recoveryCodes.some((code) => mail.body_text.includes(code))).toBe(false);
      expect(await tools.ask('front/get_player_messages', {}, player.bearer)).toMatchObject({
        messages: [{ kind: 'factor_added', params: { factor: 'authenticator' } }],
      });
    });

    it('is started once only, and a second time after a confirmed removal', async () => {
      const { secret } = await tools.setUpAuthenticator(player);
      const start = () => tools.ask('front/start_authenticator', { password: testPassword }, player.bearer);
      expect(await start()).toMatchObject({ error: 'identity_required' });
      const proof = { password: testPassword, code: tools.nextCode(secret) };
      expect(await tools.ask('front/confirm_identity', proof, player.bearer)).toEqual({ status: 1 });
      expect(await start()).toMatchObject({ error: 'conflict' });
      expect(await tools.ask('front/remove_authenticator', {}, player.bearer)).toEqual({ status: 1 });
      expect(await tools.login(player)).toMatchObject(signedIn);
      expect(await start()).toMatchObject({ status: 1 });
    });
  });

  describe('at login', () => {
    let secret: string;
    let recoveryCodes: string[];
    beforeEach(async () => {
      ({ secret, recoveryCodes } = await tools.setUpAuthenticator(player));
    });

    it('is required only once the password is right', async () => {
      expect(await tools.login(player)).toEqual(codeRequired);
      expect(await tools.login(player, '')).toEqual(codeRequired);
      expect(await tools.login(player, tools.nextCode(secret), 'wrong')).toEqual({ status: 0, error: 'failed_login' });
    });

    it.each([
      ['of the step before', -1],
      ['of now', 0],
      ['of the next step', 1],
    ])('accepts the code %s', async (_text, steps) => {
      // Codes up to the one that turned it on are used.
      operator.clock.now = new Date(operator.clock.now.getTime() + 120_000);
      expect(await tools.login(player, codeAt(secret, operator.clock.now, steps))).toMatchObject(signedIn);
    });

    it.each([
      ['two steps before', -2],
      ['two steps later', 2],
      ['of a clock that is an hour slow', -120],
      ['of a clock that is an hour fast', 120],
    ])('refuses the code %s', async (_text, steps) => {
      operator.clock.now = new Date(operator.clock.now.getTime() + 120_000);
      expect(await tools.login(player, codeAt(secret, operator.clock.now, steps))).toEqual(wrongCode);
    });

    it.each([['000000'], ['12345'], ['1234567'], ['abcdef'], ['ABCD-EFGH'], ["'; drop table players"], ['١٢٣٤٥٦']])('refuses %o', async (code) => {
      expect(await tools.login(player, code)).toEqual(wrongCode);
    });

    it('accepts a code that is typed with a space', async () => {
      const code = tools.nextCode(secret);
      expect(await tools.login(player, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject(signedIn);
    });

    it('accepts a code once, and no earlier one', async () => {
      const [older, code] = [codeAt(secret, operator.clock.now, 1), tools.nextCode(secret)];
      expect(older).toBe(code);
      operator.clock.now = new Date(operator.clock.now.getTime() + 30_000);
      const later = codeAt(secret, operator.clock.now);
      expect(await tools.login(player, later)).toMatchObject(signedIn);
      expect(await tools.login(player, later)).toEqual(wrongCode);
      expect(await tools.login(player, code)).toEqual(wrongCode);
    });

    it('does not accept the code that turned it on again', async () => {
      expect(await tools.login(player, codeAt(secret, operator.clock.now))).toEqual(wrongCode);
    });

    it.each([
      ['code', () => tools.nextCode(secret)],
      ['recovery code', () => recoveryCodes[0] ?? ''],
    ])('lets one of ten concurrent logins with the same %s through', async (_text, codeOf) => {
      const code = codeOf();
      const responses = await Promise.all(Array.from({ length: 10 }, () => tools.login(player, code)));
      expect(responses.filter(({ accessToken }) => accessToken)).toHaveLength(1);
      expect(responses.filter(({ error }) => error === 'wrong_code')).toHaveLength(9);
    });

    it('accepts each recovery code once, in any case and with or without its hyphen', async () => {
      const [first = '', second = ''] = recoveryCodes;
      expect(await tools.login(player, first.toLowerCase())).toMatchObject(signedIn);
      expect(await tools.login(player, first)).toEqual(wrongCode);
      expect(await tools.login(player, second.replace('-', ''))).toMatchObject(signedIn);
      expect(await tools.ask('front/get_factors', {}, player.bearer)).toMatchObject({ authenticator: { recovery_codes_left: 8 } });
    });

    it("does not accept another player's code or recovery code", async () => {
      const other = await operator.createPlayer();
      const others = await tools.setUpAuthenticator(other);
      operator.clock.now = new Date(operator.clock.now.getTime() + 120_000);
      expect(await tools.login(player, codeAt(others.secret, operator.clock.now))).toEqual(wrongCode);
      expect(await tools.login(player, others.recoveryCodes[0])).toEqual(wrongCode);
    });

    it('does not accept its old recovery codes after they are renewed', async () => {
      const renew = () => tools.ask('front/new_recovery_codes', {}, player.bearer);
      expect(await renew()).toMatchObject({ error: 'identity_required' });
      await tools.ask('front/confirm_identity', { password: testPassword, code: tools.nextCode(secret) }, player.bearer);
      const renewed = (await renew()).recovery_codes as string[];
      expect(await tools.login(player, recoveryCodes[3])).toEqual(wrongCode);
      expect(await tools.login(player, renewed[3])).toMatchObject(signedIn);
      const notices = operator.db.database
        .selectFrom('outbox')
        .select('body_text')
        .where('subject', '=', 'Northlight: New recovery codes were created');
      const [mail, ...more] = await notices.where('recipient', '=', `${player.username}@example.com`).execute();
      expect(mail?.body_text).toContain('The old ones no longer work.');
      expect(renewed.some((code) => mail?.body_text.includes(code))).toBe(false);
      expect(more).toEqual([]);
    });

    it('has ten recovery codes after they are renewed twice concurrently', async () => {
      await tools.ask('front/confirm_identity', { password: testPassword, code: tools.nextCode(secret) }, player.bearer);
      await Promise.all([1, 2, 3, 4].map(() => tools.ask('front/new_recovery_codes', {}, player.bearer)));
      const rows = await operator.db.database.selectFrom('recovery_codes').select('player_id').where('player_id', '=', player.id).execute();
      expect(rows).toHaveLength(10);
    });

    it('stores no recovery code in plain text', async () => {
      const rows = await operator.db.database.selectFrom('recovery_codes').selectAll().where('player_id', '=', player.id).execute();
      const stored = rows.map((row) => row.code_hash.toString('latin1')).join();
      expect(recoveryCodes.some((code) => stored.includes(code.replace('-', '')))).toBe(false);
    });

    it('reports that the account is blocked before it requires a code', async () => {
      await operator.db.database.updateTable('players').set({ status: 'blocked' }).where('id', '=', player.id).execute();
      expect(await tools.login(player)).toEqual({ status: 0, error: 'disable_site_access', block: { reason: null } });
    });

    it('stays on after a password reset by mail, once it is older than a few days', async () => {
      operator.clock.now = new Date(operator.clock.now.getTime() + 73 * 3_600_000);
      const email = `${player.username}@example.com`;
      await tools.ask('front/reset_player_password', { username: player.username, email });
      const mails = await operator.db.database.selectFrom('outbox').select('body_text').where('recipient', '=', email).execute();
      const token = mails.map(({ body_text }) => /reset-password#token=([\w-]+)/.exec(body_text)?.[1]).find(Boolean);
      expect(await tools.ask('front/reset_password_confirm', { token, password: 'another password' })).toMatchObject({ status: 1 });
      expect(await tools.login(player, undefined, 'another password')).toEqual(codeRequired);
    });
  });

  describe('with wrong codes', () => {
    let throttled: TestOperator;
    beforeAll(async () => void (throttled = await startOperator(inject('postgresUrl'), { settings: { throttle_factor: 1 } })));
    afterAll(() => throttled.close());

    it('refuses the right one too after ten, for this player only', async () => {
      const own = createFactorTools(throttled);
      const [victim, other] = [await throttled.createPlayer(), await throttled.createPlayer()];
      const { secret } = await own.setUpAuthenticator(victim);
      const others = await own.setUpAuthenticator(other);
      for (let turn = 0; turn < 10; turn += 1) expect(await own.login(victim, '000000')).toMatchObject({ error: 'wrong_code' });
      expect(await own.login(victim, own.nextCode(secret))).toMatchObject({ error: 'too_many_requests' });
      expect(await own.login(other, codeAt(others.secret, throttled.clock.now))).toMatchObject(signedIn);
      throttled.clock.now = new Date(throttled.clock.now.getTime() + 3_600_000);
      expect(await own.login(victim, codeAt(secret, throttled.clock.now))).toMatchObject(signedIn);
    });
  });
});
