import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { officerScopes } from '@playfront/api-contract/staff';
import { hashPassword } from '../passwords/password.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { securityKindOf } from './security-events.rules.ts';
import { maxRowsAMinute } from './security-log.service.ts';

const password = 'the right one of the tests';

describe('the security log', () => {
  let operator: TestOperator;
  let auditor: TestPlayer;
  let officer: TestPlayer;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { settings: {} });
    auditor = await operator.createPlayer({ scope: ['audit'] });
    officer = await operator.createPlayer();
    player = await operator.createPlayer();
    const hash = await hashPassword(password);
    await operator.db.database.updateTable('players').set({ password_hash: hash }).where('id', 'in', [player.id, officer.id]).execute();
  });
  beforeEach(async () => {
    await list({});
    await operator.db.database.deleteFrom('security_log').execute();
    operator.clock.now = new Date(operator.clock.now.getTime() + 20 * 60_000);
  });
  afterAll(() => operator.close());

  const list = async (filter: object) => (await operator.call('admin/get_security_log', filter, auditor.bearer)).json();
  const logIn = (username: string, given: string, remoteAddress = '192.0.2.7') =>
    operator.app.inject({ method: 'POST', url: '/api/front/auth/login/', remoteAddress, payload: { username, password: given, ip_address: '' } });

  it('has failed logins by player, one row a minute with their count, and no password', async () => {
    for (const given of ['tried-password-1', 'tried-password-2', 'tried-password-3']) await logIn(player.username, given);
    const { entries, total } = await list({ player: player.id });
    expect(total).toBe(1);
    expect(entries).toMatchObject([
      { kind: 'login_failed', call: 'front/auth/login/', ip: '192.0.2.7', count: 3, name_hash: null, player: { username: player.username } },
    ]);
    const everything = JSON.stringify(await operator.db.database.selectFrom('security_log').selectAll().execute());
    expect(everything).not.toContain('tried-password');
  });

  it('stores only a hash of an unknown username, the same for the same name', async () => {
    await logIn('my-own-password-in-the-wrong-field', 'not the password', '192.0.2.8');
    await logIn('My-own-password-in-the-wrong-field', 'not the password', '192.0.2.9');
    await logIn('another', 'not the password', '192.0.2.9');
    const { entries } = await list({ kind: 'login_failed' });
    const hashes = entries.map(({ name_hash }: { name_hash: string }) => name_hash);
    expect([hashes.length, new Set(hashes).size]).toEqual([3, 2]);
    expect(JSON.stringify(entries)).not.toContain('wrong-field');
  });

  it('has logins of staff, and no others', async () => {
    expect((await logIn(player.username, password)).statusCode).toBe(200);
    for (const scope of officerScopes) {
      await operator.db.database
        .updateTable('players')
        .set({ scope: [scope] })
        .where('id', '=', officer.id)
        .execute();
      expect((await logIn(officer.username, password)).statusCode).toBe(200);
      expect((await list({ kind: 'staff_login' })).entries).toMatchObject([{ player: { username: officer.username }, count: 1 }]);
      await operator.db.database.deleteFrom('security_log').execute();
    }
  });

  it('has logins by mail address, under the player', async () => {
    expect((await logIn(`${officer.username}@example.com`, password)).statusCode).toBe(200);
    expect((await list({ kind: 'staff_login' })).entries).toMatchObject([{ player: { username: officer.username } }]);
    await logIn(`${player.username}@example.com`, 'wrong');
    expect((await list({ kind: 'login_failed' })).entries).toMatchObject([{ name_hash: null, player: { username: player.username } }]);
  });

  it('has requests that were rate-limited, unauthorised, forbidden, and from blocked countries or addresses', async () => {
    for (let hit = 0; hit < 12; hit += 1) await logIn(player.username, `wrong ${hit}`, '192.0.2.10');
    await operator.call('front/get_player_profile', {}, 'Bearer forged');
    await operator.call('admin/get_withdrawals', {}, player.bearer);
    await operator.db.database.updateTable('players').set({ status: 'blocked' }).where('id', '=', player.id).execute();
    await logIn(player.username, password, '192.0.2.11');
    await operator.db.database.updateTable('players').set({ status: 'active' }).where('id', '=', player.id).execute();
    const { entries } = await list({});
    const seen = entries.map(({ kind, call, ip, count }: Record<string, unknown>) => [kind, call, ip, count]);
    expect(seen.toReversed()).toEqual([
      ['login_failed', 'front/auth/login/', '192.0.2.10', 10],
      ['throttled', 'front/auth/login/', '192.0.2.10', 2],
      ['unauthorized', 'front/get_player_profile', '127.0.0.1', 1],
      ['forbidden', 'admin/get_withdrawals', '127.0.0.1', 1],
      ['login_refused', 'front/auth/login/', '192.0.2.11', 1],
    ]);
    expect((await list({ ip: '192.0.2.10' })).total).toBe(2);
    expect((await list({ from: new Date(operator.clock.now.getTime() + 1).toISOString() })).total).toBe(0);
  });

  it.each(['front/auth/login/', 'front/passkey_login'])('has site refusals of %s as refused logins', (path) => {
    expect(securityKindOf(path, 'country_restricted')).toBe('login_refused');
  });

  it('has a changed password with its player', async () => {
    await operator.call('front/update_player_password', { old_password: password, password: 'the next one of the tests' }, player.bearer);
    expect((await list({ kind: 'password_changed' })).entries).toMatchObject([{ player: { id: player.id } }]);
  });

  it('has a requested change of the mail address, but not an address that was sent unchanged', async () => {
    const { id, bearer } = await operator.createPlayer();
    const email = `${id}@example.com`;
    await operator.db.database
      .updateTable('players')
      .set({ email, password_hash: await hashPassword(password) })
      .where('id', '=', id)
      .execute();
    const update = async (body: object) => (await operator.call('front/update_profile', body, bearer)).json();
    expect(await update({ email, city: 'Turku' })).toEqual({ status: 1 });
    expect(await list({ player: id })).toMatchObject({ total: 0 });
    expect(await update({ email: `new-${email}`, password })).toEqual({ status: 1 });
    expect((await list({ player: id })).entries).toMatchObject([{ kind: 'email_change_requested', call: 'front/update_profile', count: 1 }]);
  });

  it('grows by a bounded number of rows in a flood from many addresses, which displaces no other kind', async () => {
    const flood = maxRowsAMinute + 50;
    for (let caller = 0; caller < flood; caller += 1) {
      await operator.app.inject({
        method: 'POST',
        url: '/api/front/get_player_profile',
        remoteAddress: `198.51.${caller >> 8}.${caller & 255}`,
        payload: {},
      });
    }
    await logIn('somebody', 'not the password', '203.0.113.1');
    expect((await list({ kind: 'unauthorized' })).total).toBe(maxRowsAMinute);
    expect((await list({ kind: 'login_failed' })).total).toBe(1);
    expect((await operator.app.inject({ url: '/metrics' })).body).toMatch(/security_events_dropped_total\{kind="unauthorized"\} 50/);
  });
});
