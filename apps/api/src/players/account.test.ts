import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { hashPassword } from './password.ts';

type SignIn = { readonly id: string; readonly user_agent: string; readonly is_current: boolean };

describe("a player's own account", () => {
  let operator: TestOperator;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    player = await operator.createPlayer();
  });
  afterAll(() => operator.close());

  const answer = async <T = unknown>(path: string, body: object = {}, by: TestPlayer = player) =>
    (await operator.call(path, body, by.bearer)).json<T>();
  const profileOf = async (by: TestPlayer = player) => (await answer<{ player: object }>('front/get_player_profile', {}, by)).player;
  const row = (id: string) => operator.db.database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const mailsTo = (to: string) => operator.db.database.selectFrom('outbox').selectAll().where('recipient', '=', to).orderBy('created_at').execute();
  const setRow = (id: string, changes: object) => operator.db.database.updateTable('players').set(changes).where('id', '=', id).execute();

  describe('profile', () => {
    it('tells what was registered, with the dial code, and never the password', async () => {
      expect(await profileOf()).toMatchObject({
        username: player.username,
        phone_number: expect.stringMatching(/^\+35840\d{7}$/),
        dial_code: '+358',
        notify_newletter: false,
      });
      expect(JSON.stringify(await profileOf())).not.toMatch(/password|hash|registered_ip/);
      const user = await operator.app.inject({ url: '/api/front/auth/player', headers: { authorization: player.bearer } });
      expect(user.json()).toMatchObject({ dial_code: '+358' });
    });

    it.each([
      ['+12425550123', 'FI', '+1'],
      ['+46701234567', 'FI', '+46'],
      ['0401234567', 'FI', '+358'],
      ['+999123456789', 'SE', '+46'],
      ['123456789', 'ZZ', ''],
    ])('finds the dial code of %s for a player from %s', async (phone_number, country, dialCode) => {
      const other = await operator.createPlayer({ country });
      await setRow(other.id, { phone_number });
      expect(await profileOf(other)).toMatchObject({ dial_code: dialCode });
    });

    it('changes what is given, and nothing else', async () => {
      expect(await answer('front/update_profile', { city: 'Rauma', notify_newletter: true, language: 'fi' })).toEqual({ status: 1 });
      expect(await profileOf()).toMatchObject({ city: 'Rauma', address: 'Linnankatu 1', notify_newletter: true, language: 'fi' });
    });

    it('keeps a phone number without the zero that is dialled within its country', async () => {
      await answer('front/update_profile', { phone_number: '+3580409999999' });
      expect(await profileOf()).toMatchObject({ phone_number: '+358409999999', dial_code: '+358' });
      await answer('front/update_profile', { phone_number: '+390612345678' });
      expect(await profileOf()).toMatchObject({ phone_number: '+390612345678', dial_code: '+39' });
    });

    it('does not change what no player may change', async () => {
      const before = await row(player.id);
      const wanted = {
        username: 'root',
        birthday: '1950-01-01',
        country: 'SE',
        currency: 'USD',
        scope: ['admin'],
        kyc_status: 'verified',
        status: 'blocked',
      };
      expect(await answer('front/update_profile', { ...wanted, activated: true, password_hash: 'x', id: 'y' })).toEqual({ status: 1 });
      expect(await row(player.id)).toEqual(before);
    });

    it.each([
      ['an address that is none', { email: 'aino@' }, 'email', 'email_validation'],
      ['a line break in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'email_validation'],
      ['letters in the phone', { phone_number: '+35840abc' }, 'phone_number', 'phone_number_validation'],
      ['six digits of phone', { phone_number: '+358401' }, 'phone_number', 'phone_number_length_check'],
      ['an empty name', { first_name: ' ' }, 'first_name', 'field_required'],
      ['a language that is none', { language: 'Suomi' }, 'language', 'field_required'],
    ])('refuses %s at its field', async (_text, changes, field, key) => {
      expect(await answer('front/update_profile', { city: 'Oulu', ...changes })).toEqual({ status: 0, error: key, fields: { [field]: key } });
      expect(await profileOf()).toMatchObject({ city: 'Rauma' });
    });

    it.each([
      ['mail address', { email: 'thief@example.com' }],
      ['first name', { first_name: 'Mallory' }],
      ['last name', { last_name: 'Mallory' }],
    ])('does not give a stolen token another %s', async (_text, changes) => {
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('right') });
      const before = await row(owner.id);
      const update = (password?: string) => answer('front/update_profile', { city: 'Oulu', ...changes, password }, owner);
      expect(await update()).toEqual({ status: 0, error: 'password_required', fields: { password: 'password_required' } });
      expect(await update('guess')).toEqual({ status: 0, error: 'wrong_password', fields: { password: 'wrong_password' } });
      expect(await row(owner.id)).toEqual(before);
      expect(await update('right')).toEqual({ status: 1 });
      expect(await row(owner.id)).not.toEqual(before);
    });

    it('has a verified player verified again under another name', async () => {
      await setRow(player.id, { kyc_status: 'verified', password_hash: await hashPassword('right') });
      await answer('front/update_profile', { city: 'Turku', first_name: 'Test' });
      expect(await profileOf()).toMatchObject({ kyc_status: 'verified' });
      await answer('front/update_profile', { last_name: 'Other', password: 'right' });
      expect(await profileOf()).toMatchObject({ kyc_status: 'expired' });
    });
  });

  describe('password', () => {
    const signIn = async (username: string, password: string) =>
      (await operator.call('front/auth/login/', { username, password, ip_address: '' })).json<{ accessToken?: string }>().accessToken;

    it('changes for who knows the old one, and every other session ends', async () => {
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('old'), email: 'owner@example.com' });
      const thief = `Bearer ${await signIn(owner.username, 'old')}`;
      expect(await answer('front/update_player_password', { old_password: 'old', password: 'new' }, owner)).toEqual({ status: 1 });
      expect((await operator.call('front/get_player_profile', {}, thief)).statusCode).toBe(401);
      expect((await operator.call('front/get_player_profile', {}, owner.bearer)).statusCode).toBe(200);
      expect(await signIn(owner.username, 'old')).toBeUndefined();
      expect(await signIn(owner.username, 'new')).toBeDefined();
      expect((await mailsTo('owner@example.com')).map(({ subject }) => subject)).toEqual(['Northlight: Your password was changed']);
    });

    it('stays for who does not', async () => {
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('old') });
      const wrong = { status: 0, error: 'wrong_old_password', fields: { old_password: 'wrong_old_password' } };
      expect(await answer('front/update_player_password', { old_password: 'odd', password: 'new' }, owner)).toEqual(wrong);
      const short = await answer('front/update_player_password', { old_password: 'old', password: 'ab' }, owner);
      expect(short).toEqual({ status: 0, error: 'password_validation', fields: { password: 'password_validation' } });
      expect(await signIn(owner.username, 'old')).toBeDefined();
    });

    it('is changed by one of two who try at once', async () => {
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('old') });
      const change = (password: string) => answer<{ status: number }>('front/update_player_password', { old_password: 'old', password }, owner);
      const statuses = (await Promise.all([change('first'), change('second')])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([0, 1]);
    });
  });

  describe('sessions', () => {
    it('are listed with where they came from, and ended one by one', async () => {
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('right') });
      const body = { username: owner.username, password: 'right', ip_address: '' };
      const headers = { 'user-agent': 'Telephone', 'x-forwarded-for': '::ffff:192.0.2.9' };
      const login = await operator.app.inject({ method: 'POST', url: '/api/front/auth/login/', payload: body, headers });
      const other = `Bearer ${login.json<{ accessToken: string }>().accessToken}`;
      const { sessions } = await answer<{ sessions: SignIn[] }>('front/get_player_sessions', {}, owner);
      expect(sessions).toHaveLength(2);
      const telephone = sessions.find(({ user_agent }) => user_agent === 'Telephone');
      expect(telephone).toMatchObject({ ip: '192.0.2.9', is_current: false });
      expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
      expect(JSON.stringify(sessions)).not.toContain('token');

      expect((await operator.call('front/end_player_session', { id: telephone?.id }, player.bearer)).statusCode).toBe(404);
      expect(await answer('front/end_player_session', { id: telephone?.id }, owner)).toEqual({ status: 1 });
      expect((await operator.call('front/get_player_sessions', {}, other)).statusCode).toBe(401);
      expect((await operator.call('front/end_player_session', { id: telephone?.id }, owner.bearer)).statusCode).toBe(404);
      expect((await operator.call('front/end_player_session', { id: "' or 1=1" }, owner.bearer)).statusCode).toBe(404);
    });
  });

  describe('status', () => {
    const setStatus = (id: string, status: string, bearer: string) =>
      operator.call('admin/set_player_status', { id, status, ...(status === 'blocked' ? { reason: 'Chargeback' } : {}) }, bearer);

    it('is set by admins only', async () => {
      const admin = await operator.createPlayer({ scope: ['admin'] });
      expect((await setStatus(admin.id, 'blocked', player.bearer)).statusCode).toBe(403);
      expect((await operator.call('admin/set_player_status', { id: player.id, status: 'blocked' })).statusCode).toBe(401);
      for (const own of [admin.id, admin.id.toUpperCase()]) {
        expect((await setStatus(own, 'blocked', admin.bearer)).json()).toEqual({ status: 0, error: 'forbidden' });
      }
      expect((await setStatus('00000000-0000-0000-0000-000000000000', 'blocked', admin.bearer)).statusCode).toBe(404);
      expect((await setStatus('7', 'blocked', admin.bearer)).statusCode).toBe(404);
      expect((await setStatus(player.id, 'admin', admin.bearer)).statusCode).toBe(400);
      const reasonless = await operator.call('admin/set_player_status', { id: player.id, status: 'blocked', reason: ' ' }, admin.bearer);
      expect(reasonless.json()).toEqual({ status: 0, error: 'field_required', fields: { reason: 'field_required' } });
    });

    it('blocked ends every session, and stays with the account until it is lifted', async () => {
      const admin = await operator.createPlayer({ scope: ['admin'] });
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('right') });
      const login = () => operator.call('front/auth/login/', { username: owner.username, password: 'right', ip_address: '' });
      expect((await setStatus(owner.id, 'blocked', admin.bearer)).json()).toEqual({ status: 1 });
      expect((await operator.call('front/get_player_profile', {}, owner.bearer)).statusCode).toBe(403);
      expect([(await login()).statusCode, (await login()).json()]).toEqual([403, { status: 0, error: 'disable_site_access' }]);
      await setStatus(owner.id, 'active', admin.bearer);
      expect((await login()).statusCode).toBe(200);
      expect((await operator.call('front/get_player_profile', {}, owner.bearer)).statusCode).toBe(401);
    });
  });
});
