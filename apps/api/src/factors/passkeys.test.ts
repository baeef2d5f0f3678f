import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { maximumPasskeys, type PasskeyAssertion } from '@playfront/api-contract';
import { createFactorTools } from '../testing/factors.fixture.ts';
import { createSoftPasskey, type Ceremony, type SoftPasskey } from '../testing/soft-authenticator.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';

describe('passkeys', () => {
  let operator: TestOperator;
  let tools: ReturnType<typeof createFactorTools>;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    tools = createFactorTools(operator);
  });
  afterAll(() => operator.close());
  beforeEach(async () => void (player = await operator.createPlayer()));

  const refused = { status: 0, error: 'passkey_refused' };
  const expired = { status: 0, error: 'challenge_expired' };
  const signedIn = { accessToken: expect.any(String) as string };
  const login = (passkey: PasskeyAssertion) => tools.ask('front/passkey_login', { passkey });
  const later = (ms: number) => void (operator.clock.now = new Date(operator.clock.now.getTime() + ms));

  describe('that are added', () => {
    it('need the password first', async () => {
      const ask = (body: object) => tools.ask('front/get_passkey_options', { purpose: 'add', ...body }, player.bearer);
      expect(await ask({})).toMatchObject({ error: 'password_required' });
      expect(await ask({ password: 'wrong' })).toMatchObject({ error: 'wrong_password' });
    });

    it('are requested with user verification, for this site, and stored on the authenticator', async () => {
      const options = await tools.creationOptions(player);
      expect(options).toMatchObject({
        rp: { id: 'play.example', name: 'Northlight' },
        user: { name: player.username },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      });
    });

    it('are listed, and reported by mail and message', async () => {
      const { id } = await tools.addPasskey(player);
      expect(await tools.ask('front/get_factors', {}, player.bearer)).toMatchObject({
        authenticator: null,
        passkeys: [{ id, name: 'Laptop', last_used_at: null, is_synced: false }],
      });
      const mail = await operator.db.database
        .selectFrom('outbox')
        .select('body_text')
        .where('recipient', '=', `${player.username}@example.com`)
        .executeTakeFirstOrThrow();
      expect(mail.body_text).toContain('The passkey “Laptop” was added');
      expect(await tools.ask('front/get_player_messages', {}, player.bearer)).toMatchObject({
        messages: [{ kind: 'factor_added', params: { factor: 'passkey', name: 'Laptop' } }],
      });
    });

    it('are limited to twenty, also when two are added concurrently', async () => {
      const made = [createSoftPasskey(await tools.creationOptions(player)), createSoftPasskey(await tools.creationOptions(player))];
      const row = (index: number) => ({
        ...{ player_id: player.id, credential_id: `${player.id} ${index}`, public_key: Buffer.alloc(1), counter: 0, transports: [] },
        ...{ is_synced: false, name: '', created_at: operator.clock.now },
      });
      const rows = Array.from({ length: maximumPasskeys - 1 }, (_none, index) => row(index));
      await operator.db.database.insertInto('passkeys').values(rows).execute();
      const added = await Promise.all(made.map(({ attestation }) => tools.ask('front/add_passkey', { passkey: attestation }, player.bearer)));
      const full = { status: 0, error: 'conflict' };
      expect(added).toEqual(expect.arrayContaining([expect.objectContaining({ status: 1 }), full]));
      await operator.db.database.updateTable('sessions').set({ confirmed_at: operator.clock.now }).where('player_id', '=', player.id).execute();
      expect(await tools.ask('front/get_passkey_options', { purpose: 'add' }, player.bearer)).toEqual(full);
    });

    it.each<[string, Ceremony]>([
      ['of another site', { origin: 'https://evil.example' }],
      ['of the same name on another port', { origin: 'https://play.example:444' }],
      ['for another relying party', { rpId: 'evil.example' }],
      ['without user verification', { isUserVerified: false }],
      ['made in a frame of another site', { crossOrigin: true }],
      ['that are assertions, not attestations', { type: 'webauthn.get' }],
    ])('are refused %s', async (_text, ceremony) => {
      const { attestation } = createSoftPasskey(await tools.creationOptions(player), ceremony);
      expect(await tools.ask('front/add_passkey', { passkey: attestation }, player.bearer)).toEqual(refused);
    });

    it('are refused a second time, with a made-up challenge, too late, and in another session', async () => {
      const add = (passkey: SoftPasskey, by = player) => tools.ask('front/add_passkey', { passkey: passkey.attestation }, by.bearer);
      const options = await tools.creationOptions(player);
      expect(await add(createSoftPasskey(options, { challenge: 'bWFkZS11cA' }))).toEqual(expired);
      expect(await add(createSoftPasskey(options), await operator.createPlayer())).toEqual(expired);
      const passkey = createSoftPasskey(await tools.creationOptions(player));
      expect(await add(passkey)).toMatchObject({ status: 1 });
      expect(await add(passkey)).toEqual(expired);
      const slow = await operator.createPlayer();
      const late = createSoftPasskey(await tools.creationOptions(slow));
      later(5 * 60_000);
      expect(await add(late, slow)).toEqual(expired);
    });

    it('are refused to a second player', async () => {
      const first = createSoftPasskey(await tools.creationOptions(player));
      await tools.ask('front/add_passkey', { passkey: first.attestation }, player.bearer);
      const other = await operator.createPlayer();
      const { challenge } = await tools.creationOptions(other);
      const clientDataJSON = Buffer.from(
        JSON.stringify({ type: 'webauthn.create', challenge, origin: 'https://play.example', crossOrigin: false }),
      ).toString('base64url');
      const copied = { ...first.attestation, response: { ...first.attestation.response, clientDataJSON } };
      expect(await tools.ask('front/add_passkey', { passkey: copied }, other.bearer)).toEqual(refused);
      expect(await tools.ask('front/get_factors', {}, other.bearer)).toMatchObject({ passkeys: [] });
    });
  });

  describe('at login', () => {
    let passkey: SoftPasskey;
    beforeEach(async () => {
      ({ passkey } = await tools.addPasskey(player));
    });

    it('open the account of their player', async () => {
      const { accessToken } = await login(passkey.sign(await tools.loginOptions()));
      const { username } = (await operator.app.inject({ url: '/api/front/auth/player', headers: { authorization: `Bearer ${accessToken}` } })).json<{
        username: string;
      }>();
      expect(username).toBe(player.username);
    });

    it('replace the code of an authenticator app too', async () => {
      const proof = { passkey: passkey.sign(await tools.confirmOptions(player)) };
      expect(await tools.ask('front/confirm_identity', proof, player.bearer)).toEqual({ status: 1 });
      await tools.setUpAuthenticator(player);
      expect(await tools.login(player)).toMatchObject({ error: 'code_required' });
      expect(await login(passkey.sign(await tools.loginOptions()))).toMatchObject(signedIn);
    });

    it('do not replace the password', async () => {
      expect(await tools.login(player)).toMatchObject(signedIn);
    });

    it.each<[string, Ceremony]>([
      ['of another site', { origin: 'https://evil.example' }],
      ['of the site without encryption', { origin: 'http://play.example' }],
      ['for another relying party', { rpId: 'evil.example' }],
      ['without user verification', { isUserVerified: false }],
      ['used in a frame of another site', { crossOrigin: true }],
      ['that are attestations, not assertions', { type: 'webauthn.create' }],
      ['of another user', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
      ['with a decreased counter', { counter: 0 }],
    ])('are refused %s', async (_text, ceremony) => {
      expect(await login(passkey.sign(await tools.loginOptions()))).toMatchObject(signedIn);
      expect(await login(passkey.sign(await tools.loginOptions(), ceremony))).toEqual(refused);
    });

    it('are refused with a changed signature', async () => {
      const signed = passkey.sign(await tools.loginOptions());
      const other = passkey.sign(await tools.loginOptions());
      expect(await login({ ...signed, response: { ...signed.response, signature: other.response.signature } })).toEqual(refused);
    });

    it('are refused if no player has added them', async () => {
      const stranger = createSoftPasskey(await tools.creationOptions(await operator.createPlayer()));
      expect(await login(stranger.sign(await tools.loginOptions()))).toEqual(refused);
    });

    it('accept a challenge once, within five minutes, and for login only', async () => {
      const signed = passkey.sign(await tools.loginOptions());
      expect(await login(signed)).toMatchObject(signedIn);
      expect(await login(signed)).toEqual(expired);
      const late = passkey.sign(await tools.loginOptions());
      const options = await tools.confirmOptions(player);
      later(5 * 60_000);
      expect(await login(late)).toEqual(expired);
      expect(await login(passkey.sign(options))).toEqual(expired);
      expect(await login(passkey.sign(await tools.confirmOptions(player)))).toEqual(expired);
    });

    it('let one of ten concurrent logins with the same signature through', async () => {
      const signed = passkey.sign(await tools.loginOptions());
      const results = await Promise.all(Array.from({ length: 10 }, () => login(signed)));
      expect(results.filter(({ accessToken }) => accessToken)).toHaveLength(1);
      expect(results.filter(({ error }) => error === 'challenge_expired')).toHaveLength(9);
    });

    it('are refused to a blocked player, as the password is', async () => {
      await operator.db.database.updateTable('players').set({ status: 'blocked' }).where('id', '=', player.id).execute();
      expect(await login(passkey.sign(await tools.loginOptions()))).toEqual({ status: 0, error: 'disable_site_access', block: { reason: null } });
    });

    it('are refused to an excluded player, as the password is', async () => {
      expect(await tools.ask('front/self_exclude', { months: 12 }, player.bearer)).toMatchObject({ status: 1 });
      expect(await login(passkey.sign(await tools.loginOptions()))).toMatchObject({ status: 0, error: 'self_excluded' });
    });

    it.each([
      ['nothing', {}],
      ['client data that are not JSON', { clientDataJSON: 'bm9uZQ', authenticatorData: 'AA', signature: 'AA' }],
      ['client data without a challenge', { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }],
      ['client data that are a list', { clientDataJSON: 'W10', authenticatorData: 'AA', signature: 'AA' }],
    ])('do not fail the operator with %s', async (_text, response) => {
      const result = await login({ id: 'AA', rawId: 'AA', type: 'public-key', response } as PasskeyAssertion);
      expect(['malformed', 'challenge_expired']).toContain(result.error);
    });
  });

  describe('that exist', () => {
    it('are renamed and removed by their player only, removed after a confirmation only', async () => {
      const { id, passkey } = await tools.addPasskey(player);
      const stranger = await operator.createPlayer();
      const rename = (by: TestPlayer) => tools.ask('front/rename_passkey', { id, name: 'Old laptop' }, by.bearer);
      const remove = (by: TestPlayer) => tools.ask('front/remove_passkey', { id }, by.bearer);
      expect([await rename(stranger), await remove(stranger)]).toEqual([
        { status: 0, error: 'not_found' },
        { status: 0, error: 'not_found' },
      ]);
      expect(await rename(player)).toEqual({ status: 1 });
      expect(await tools.ask('front/get_factors', {}, player.bearer)).toMatchObject({ passkeys: [{ name: 'Old laptop' }] });
      expect(await remove(player)).toMatchObject({ error: 'identity_required' });
      await tools.ask('front/confirm_identity', { password: testPassword }, player.bearer);
      const signed = passkey.sign(await tools.loginOptions());
      expect(await remove(player)).toEqual({ status: 1 });
      expect(await remove(player)).toMatchObject({ error: 'not_found' });
      expect(await login(signed)).toEqual(refused);
    });

    it.each(['not-an-id', "1' or '1'='1", '00000000-0000-4000-8000-000000000000'])('are not found by the id %s', async (id) => {
      expect(await tools.ask('front/rename_passkey', { id, name: 'x' }, player.bearer)).toMatchObject({ error: 'not_found' });
    });
  });
});
