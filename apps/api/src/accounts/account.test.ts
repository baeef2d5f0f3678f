import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OpenSession } from '@playfront/api-contract';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { hashPassword } from '../passwords/password.ts';

describe("a player's own account", () => {
  let operator: TestOperator;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    player = await operator.createPlayer();
  });
  afterAll(() => operator.close());

  const call = async <T = unknown>(path: string, body: object = {}, by: TestPlayer = player) =>
    (await operator.call(path, body, by.bearer)).json<T>();
  const profileOf = async (by: TestPlayer = player) => (await call<{ player: object }>('front/get_player_profile', {}, by)).player;
  const row = (id: string) => operator.db.database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const mailsTo = (to: string) => operator.db.database.selectFrom('outbox').selectAll().where('recipient', '=', to).orderBy('created_at').execute();
  const setRow = (id: string, changes: object) => operator.db.database.updateTable('players').set(changes).where('id', '=', id).execute();

  describe('profile', () => {
    it('contains what was registered, with the dial code, and never the password', async () => {
      expect(await profileOf()).toMatchObject({
        username: player.username,
        phone_number: expect.stringMatching(/^\+35840\d{7}$/),
        dial_code: '+358',
        notify_newletter: false,
      });
      expect(JSON.stringify(await profileOf())).not.toMatch(/"password"|hash|registered_ip/);
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

    it('changes only the given fields', async () => {
      expect(await call('front/update_profile', { city: 'Rauma', notify_newletter: true, language: 'fi' })).toEqual({ status: 1 });
      expect(await profileOf()).toMatchObject({ city: 'Rauma', address: 'Linnankatu 1', notify_newletter: true, language: 'fi' });
    });

    it('stores a phone number without the leading zero used within its country', async () => {
      await call('front/update_profile', { phone_number: '+3580409999999' });
      expect(await profileOf()).toMatchObject({ phone_number: '+358409999999', dial_code: '+358' });
      await call('front/update_profile', { phone_number: '\u202a+४४७४००१२३४५६\u202c' });
      expect(await profileOf()).toMatchObject({ phone_number: '+447400123456', dial_code: '+44' });
      await call('front/update_profile', { phone_number: '+390612345678' });
      expect(await profileOf()).toMatchObject({ phone_number: '+390612345678', dial_code: '+39' });
    });

    it('does not change fields that players may not change', async () => {
      const before = await row(player.id);
      const changes = {
        username: 'root',
        birthday: '1950-01-01',
        country: 'SE',
        currency: 'USD',
        scope: ['admin'],
        kyc_status: 'verified',
        status: 'blocked',
      };
      expect(await call('front/update_profile', { ...changes, activated: true, password_hash: 'x', id: 'y' })).toEqual({ status: 1 });
      expect(await row(player.id)).toEqual(before);
    });

    it.each([
      ['an invalid address', { email: 'aino@' }, 'email', 'email_validation'],
      ['a line break in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'email_validation'],
      ['letters in the phone', { phone_number: '+35840abc' }, 'phone_number', 'phone_number_validation'],
      ['six digits of phone', { phone_number: '+358401' }, 'phone_number', 'phone_number_length_check'],
      ['an empty name', { first_name: ' ' }, 'first_name', 'field_required'],
      ['an invalid language', { language: 'Suomi' }, 'language', 'field_required'],
    ])('refuses %s, naming its field', async (_text, changes, field, key) => {
      expect(await call('front/update_profile', { city: 'Oulu', ...changes })).toEqual({ status: 0, error: key, fields: { [field]: key } });
      expect(await profileOf()).toMatchObject({ city: 'Rauma' });
    });

    it.each([
      ['mail address', { email: 'thief@example.com' }],
      ['first name', { first_name: 'Mallory' }],
      ['last name', { last_name: 'Mallory' }],
    ])('does not let a stolen token set another %s', async (_text, changes) => {
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('right') });
      const before = await row(owner.id);
      const update = (password?: string) => call('front/update_profile', { city: 'Oulu', ...changes, password }, owner);
      expect(await update()).toEqual({ status: 0, error: 'password_required', fields: { password: 'password_required' } });
      expect(await update('guess')).toEqual({ status: 0, error: 'wrong_password', fields: { password: 'wrong_password' } });
      expect(await row(owner.id)).toEqual(before);
      expect(await update('right')).toEqual({ status: 1 });
      expect(await row(owner.id)).not.toEqual(before);
    });

    it('requires a new verification after a verified player changed the name', async () => {
      await setRow(player.id, { kyc_status: 'verified', password_hash: await hashPassword('right') });
      await call('front/update_profile', { city: 'Turku', first_name: 'Test' });
      expect(await profileOf()).toMatchObject({ kyc_status: 'verified' });
      await call('front/update_profile', { last_name: 'Other', password: 'right' });
      expect(await profileOf()).toMatchObject({ kyc_status: 'expired' });
    });
  });

  describe('password', () => {
    const signIn = async (username: string, password: string) =>
      (await operator.call('front/auth/login/', { username, password, ip_address: '' })).json<{ accessToken?: string }>().accessToken;

    it('changes if the old one is given, and every other session ends', async () => {
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('old'), email: 'owner@example.com' });
      const thief = `Bearer ${await signIn(owner.username, 'old')}`;
      expect(await call('front/update_player_password', { old_password: 'old', password: 'new' }, owner)).toEqual({ status: 1 });
      expect((await operator.call('front/get_player_profile', {}, thief)).statusCode).toBe(401);
      expect((await operator.call('front/get_player_profile', {}, owner.bearer)).statusCode).toBe(200);
      expect(await signIn(owner.username, 'old')).toBeUndefined();
      expect(await signIn(owner.username, 'new')).toBeDefined();
      expect((await mailsTo('owner@example.com')).map(({ subject }) => subject)).toContain('Northlight: Your password was changed');
      expect(await row(owner.id)).toMatchObject({ password_changed_at: operator.clock.now });
      expect(await profileOf(owner)).toMatchObject({ password_changed_at: operator.clock.now.toISOString() });
    });

    it('does not change without the old one', async () => {
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('old') });
      const wrong = { status: 0, error: 'wrong_old_password', fields: { old_password: 'wrong_old_password' } };
      expect(await call('front/update_player_password', { old_password: 'odd', password: 'new' }, owner)).toEqual(wrong);
      const short = await call('front/update_player_password', { old_password: 'old', password: 'ab' }, owner);
      expect(short).toEqual({ status: 0, error: 'password_validation', fields: { password: 'password_validation' } });
      expect(await signIn(owner.username, 'old')).toBeDefined();
    });

    it('is changed by one of two concurrent requests', async () => {
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('old') });
      const change = (password: string) => call<{ status: number }>('front/update_player_password', { old_password: 'old', password }, owner);
      const statuses = (await Promise.all([change('first'), change('second')])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([0, 1]);
    });
  });

  describe('sessions', () => {
    const chromeOnMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

    async function logIn({ id, username }: TestPlayer, { userAgent = 'Telephone', ip = '::ffff:192.0.2.9', deviceId = '' } = {}) {
      await setRow(id, { password_hash: await hashPassword('right') });
      const payload = { username, password: 'right', ip_address: '', ...(deviceId ? { device_id: deviceId } : {}) };
      const headers = { 'user-agent': userAgent, 'x-forwarded-for': ip };
      const login = await operator.app.inject({ method: 'POST', url: '/api/front/auth/login/', payload, headers });
      expect(login.json()).toEqual({ accessToken: expect.any(String) });
      const { accessToken } = login.json<{ accessToken: string }>();
      return { id, username, bearer: `Bearer ${accessToken}`, token: accessToken };
    }
    const sessionsOf = async (by: TestPlayer) => (await call<{ sessions: OpenSession[] }>('front/get_player_sessions', {}, by)).sessions;
    const deviceNotices = async ({ id, username }: TestPlayer) => {
      const rows = await operator.db.database.selectFrom('player_messages').select(['kind', 'params']).where('player_id', '=', id).execute();
      return { mails: (await mailsTo(`${username}@example.com`)).length, messages: rows };
    };

    it('are listed with their origin and can be ended one by one', async () => {
      const owner = await operator.createPlayer();
      const other = await logIn(owner);
      const sessions = await sessionsOf(owner);
      expect(sessions).toHaveLength(2);
      const telephone = sessions.find(({ user_agent }) => user_agent === 'Telephone');
      expect(telephone).toMatchObject({ ip: '192.0.2.9', is_current: false });
      expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
      expect(JSON.stringify(sessions)).not.toContain('token');

      expect((await operator.call('front/end_player_session', { id: telephone?.id }, player.bearer)).statusCode).toBe(404);
      expect(await call('front/end_player_session', { id: telephone?.id }, owner)).toEqual({ status: 1 });
      expect((await operator.call('front/get_player_sessions', {}, other.bearer)).statusCode).toBe(401);
      expect((await operator.call('front/end_player_session', { id: telephone?.id }, owner.bearer)).statusCode).toBe(404);
      expect((await operator.call('front/end_player_session', { id: "' or 1=1" }, owner.bearer)).statusCode).toBe(404);
    });

    it('show device, country and whether they are in use', async () => {
      const owner = await operator.createPlayer();
      await logIn(owner, { userAgent: chromeOnMac, ip: '193.166.3.2' });
      const sessions = await sessionsOf(owner);
      expect(sessions.filter(({ is_current }) => !is_current)).toMatchObject([
        { browser: 'Chrome', system: 'macOS', device: 'desktop', country: 'FI', is_active: true, is_new_device: true },
      ]);
      expect(sessions.filter(({ is_current }) => is_current)).toMatchObject([
        { browser: '', system: '', device: 'desktop', country: '', is_active: true, is_new_device: false },
      ]);
    });

    it('record their last use at most every five minutes', async () => {
      const owner = await operator.createPlayer();
      const seenAt = async () => (await sessionsOf(owner))[0]?.last_seen_at;
      const start = operator.clock.now;
      const after = (minutes: number) => (operator.clock.now = new Date(start.getTime() + minutes * 60_000));
      try {
        after(4.9);
        expect(await seenAt()).toBe(start.toISOString());
        const used = after(5);
        expect(await seenAt()).toBe(used.toISOString());
        after(9.9);
        expect(await seenAt()).toBe(used.toISOString());
      } finally {
        operator.clock.now = start;
      }
    });

    it('all end except this one, and no other player notices', async () => {
      const owner = await operator.createPlayer();
      const others = [await logIn(owner), await logIn(owner)];
      expect((await operator.call('front/end_other_sessions')).statusCode).toBe(401);
      expect(await call('front/end_other_sessions', {}, owner)).toEqual({ status: 1 });
      for (const { bearer } of others) expect((await operator.call('front/get_player_sessions', {}, bearer)).statusCode).toBe(401);
      expect(await sessionsOf(owner)).toMatchObject([{ is_current: true }]);
      expect(await sessionsOf(player)).not.toEqual([]);
      expect(await call('front/end_other_sessions', {}, owner)).toEqual({ status: 1 });
    });

    it('on a new device are reported by mail and message, once per device, and always without a device id', async () => {
      const owner = await operator.createPlayer();
      const deviceId = randomUUID();
      const messages = [{ kind: 'new_device', params: { browser: 'Chrome', system: 'macOS', country: 'FI' } }];
      await logIn(owner, { userAgent: chromeOnMac, ip: '193.166.3.2', deviceId });
      expect(await deviceNotices(owner)).toEqual({ mails: 1, messages });
      await logIn(owner, { userAgent: 'Telephone', ip: '192.0.2.9', deviceId: deviceId.toUpperCase() });
      expect(await deviceNotices(owner)).toEqual({ mails: 1, messages });
      await logIn(owner, { userAgent: chromeOnMac, ip: '193.166.3.2' });
      expect(await deviceNotices(owner)).toEqual({ mails: 2, messages: [...messages, ...messages] });

      const [mail] = await mailsTo(`${owner.username}@example.com`);
      expect(mail?.body_text).toContain('Device: Chrome on macOS\nCountry: Finland, by the IP address\nTime: ');
      expect(mail?.body_text).toContain('UTC');
      expect(mail?.body_text).toContain('Change your password:\nhttps://play.example/user-management?tab=password');
    });

    it('are mailed in the language of the player, also when nothing is known of the device', async () => {
      const owner = await operator.createPlayer();
      await setRow(owner.id, { language: 'fi' });
      await logIn(owner, { userAgent: '<b>' });
      const [mail] = await mailsTo(`${owner.username}@example.com`);
      expect(mail?.subject).toBe('Northlight: Tilillesi kirjauduttiin uudella laitteella');
      expect(mail?.body_text).toContain('Laite: tuntematon\nMaa: tuntematon\nAika: ');
      expect(mail?.body_text).toContain('https://play.example/fi/user-management?tab=password');
    });

    it('are not reported at the first login after registration', async () => {
      const owner = await operator.createPlayer();
      await operator.db.database.deleteFrom('sessions').where('player_id', '=', owner.id).execute();
      const deviceId = randomUUID();
      const first = await logIn(owner, { deviceId });
      expect(await deviceNotices(owner)).toEqual({ mails: 0, messages: [] });
      expect(await sessionsOf(first)).toMatchObject([{ is_new_device: false }]);
      // Ended sessions are pruned; the device is still recognised, and another one is new.
      await operator.db.database.deleteFrom('sessions').where('player_id', '=', owner.id).execute();
      await logIn(owner, { deviceId });
      expect((await deviceNotices(owner)).mails).toBe(0);
      await logIn(owner, { deviceId: randomUUID() });
      expect((await deviceNotices(owner)).mails).toBe(1);
    });

    it('do not recognise the device of another player', async () => {
      const [owner, other] = [await operator.createPlayer(), await operator.createPlayer()];
      const deviceId = randomUUID();
      await logIn(owner, { deviceId });
      await logIn(other, { deviceId });
      expect((await deviceNotices(other)).mails).toBe(1);
    });

    it('treat a device id that is not a UUID as a new device', async () => {
      const owner = await operator.createPlayer();
      for (const _ of [1, 2]) await logIn(owner, { deviceId: "'; drop table players" });
      expect((await deviceNotices(owner)).mails).toBe(2);
    });
  });

  describe('status', () => {
    const setStatus = (id: string, status: string, bearer: string, expected = status === 'blocked' ? 'active' : 'blocked') =>
      operator.call('admin/set_player_status', { id, status, expected, reason: 'Chargeback' }, bearer);

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
      for (const [status, expected] of Object.entries({ blocked: 'active', active: 'blocked' })) {
        const reasonless = await operator.call('admin/set_player_status', { id: player.id, status, expected, reason: ' ' }, admin.bearer);
        expect(reasonless.json()).toEqual({ status: 0, error: 'field_required', fields: { reason: 'field_required' } });
      }
    });

    it('blocked ends every session and stays until an admin removes it', async () => {
      const admin = await operator.createPlayer({ scope: ['admin'] });
      const owner = await operator.createPlayer();
      await setRow(owner.id, { password_hash: await hashPassword('right') });
      const login = () => operator.call('front/auth/login/', { username: owner.username, password: 'right', ip_address: '' });
      expect((await setStatus(owner.id, 'blocked', admin.bearer)).json()).toEqual({ status: 1 });
      expect((await operator.call('front/get_player_profile', {}, owner.bearer)).statusCode).toBe(403);
      expect([(await login()).statusCode, (await login()).json()]).toEqual([
        403,
        { status: 0, error: 'disable_site_access', block: { reason: null } },
      ]);
      await setStatus(owner.id, 'active', admin.bearer);
      expect((await login()).statusCode).toBe(200);
      expect((await operator.call('front/get_player_profile', {}, owner.bearer)).statusCode).toBe(401);
    });

    it('is not set by an officer who read an outdated one', async () => {
      const admin = await operator.createPlayer({ scope: ['admin'] });
      const { id, username } = await operator.createPlayer();
      const conflict = { status: 0, error: 'conflict' };
      expect((await setStatus(id, 'blocked', admin.bearer, 'closed')).json()).toEqual(conflict);
      expect((await setStatus(id, 'active', admin.bearer, 'blocked')).json()).toEqual(conflict);
      const both = await Promise.all([setStatus(id, 'blocked', admin.bearer), setStatus(id, 'blocked', admin.bearer)]);
      expect(both.map((response) => response.json<object>())).toEqual(expect.arrayContaining([{ status: 1 }, conflict]));
      expect(await mailsTo(`${username}@example.com`)).toHaveLength(1);
    });

    it('is reported to the player in their language, with the support address and without the reason', async () => {
      const admin = await operator.createPlayer({ scope: ['admin'] });
      const { id, username } = await operator.createPlayer();
      await setRow(id, { language: 'fi' });
      await setStatus(id, 'blocked', admin.bearer);
      await setRow(id, { language: 'en' });
      await setStatus(id, 'active', admin.bearer);
      const mails = await mailsTo(`${username}@example.com`);
      const subjects = ['Northlight: Tilisi on estetty', 'Northlight: Your account is no longer blocked'];
      expect(mails.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
      for (const { body_text } of mails) {
        expect(body_text).toContain('support@northlight.example');
        expect(body_text).not.toContain('Chargeback');
      }
    });
  });
});
