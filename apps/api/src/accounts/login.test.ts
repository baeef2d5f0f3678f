import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { hashPassword } from '../passwords/password.ts';
import { maxOpenSessions } from '../sessions/sessions.service.ts';

describe('signing in', () => {
  let operator: TestOperator;
  let username: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    ({ username } = await operator.createPlayer());
    await operator.db.database
      .updateTable('players')
      .set({ password_hash: await hashPassword('right') })
      .where('username', '=', username)
      .execute();
  });
  afterAll(() => operator.close());

  const login = (name: string, password: string) => operator.call('front/auth/login/', { username: name, password, ip_address: '' });
  const player = (authorization?: string) => operator.app.inject({ url: '/api/front/auth/player', headers: authorization ? { authorization } : {} });

  it('returns a token that opens the account', async () => {
    const { accessToken } = (await login(username.toUpperCase(), 'right')).json<{ accessToken: string }>();
    expect((await player(`Bearer ${accessToken}`)).json()).toMatchObject({ username });
  });

  it.each([
    ['a wrong password', () => username, 'wrong'],
    ['an unknown name', () => 'nobody', 'right'],
  ])('refuses %s with 401 and the same error', async (_text, name, password) => {
    const response = await login(name(), password);
    expect([response.statusCode, response.json()]).toEqual([401, { status: 0, error: 'failed_login' }]);
  });

  const owner = async (email: string, activated = true) => {
    const created = await operator.createPlayer({ activated });
    const set = { email, password_hash: await hashPassword('right') };
    await operator.db.database.updateTable('players').set(set).where('id', '=', created.id).execute();
    return created;
  };

  it('opens the account of a confirmed mail address, in any case', async () => {
    const { username: name } = await owner('Aino.Laine@example.com');
    const { accessToken } = (await login(' aino.laine@EXAMPLE.com', 'right')).json<{ accessToken: string }>();
    expect((await player(`Bearer ${accessToken}`)).json()).toMatchObject({ username: name });
    expect((await login('aino.laine@example.com', 'wrong')).statusCode).toBe(401);
  });

  it('ignores an account that another person registered with the address', async () => {
    const { username: name } = await owner('own@example.com');
    await owner('own@example.com', false);
    const { accessToken } = (await login('own@example.com', 'right')).json<{ accessToken: string }>();
    expect((await player(`Bearer ${accessToken}`)).json()).toMatchObject({ username: name });
  });

  it.each([
    ['nobody has', 'nobody@example.com', []],
    ['is not confirmed', 'unconfirmed@example.com', [false]],
    ['two accounts have confirmed', 'shared@example.com', [true, true]],
  ])('refuses a mail address that %s', async (_text, email, accounts) => {
    for (const activated of accounts) await owner(email, activated);
    const response = await login(email, 'right');
    expect([response.statusCode, response.json()]).toEqual([401, { status: 0, error: 'failed_login' }]);
  });

  it('ends the oldest sessions of a player who has too many', async () => {
    const holder = await owner('many@example.com');
    const { now } = operator.clock;
    const later = { created_at: new Date(now.getTime() + 1000), expires_at: new Date(now.getTime() + 3_600_000) };
    const others = Array.from({ length: maxOpenSessions - 1 }, () => {
      return { ...later, token_hash: randomBytes(32), player_id: holder.id, ip: '127.0.0.1', user_agent: '' };
    });
    await operator.db.database.insertInto('sessions').values(others).execute();
    expect((await player(holder.bearer)).statusCode).toBe(200);
    operator.clock.now = new Date(now.getTime() + 2000);

    const { accessToken } = (await login(holder.username, 'right')).json<{ accessToken: string }>();

    expect([(await player(holder.bearer)).statusCode, (await player(`Bearer ${accessToken}`)).statusCode]).toEqual([401, 200]);
    const open = await operator.db.database
      .selectFrom('sessions')
      .select('id')
      .where('player_id', '=', holder.id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toHaveLength(maxOpenSessions);
  });

  it('refuses a blocked account, and reveals the block only with the right password', async () => {
    const blocked = await operator.createPlayer();
    const set = { status: 'blocked' as const, block_reason: 'takeover' as const, password_hash: await hashPassword('right') };
    await operator.db.database.updateTable('players').set(set).where('id', '=', blocked.id).execute();
    const response = await login(blocked.username, 'right');
    expect([response.statusCode, response.json()]).toEqual([403, { status: 0, error: 'disable_site_access', block: { reason: 'takeover' } }]);
    expect((await login(blocked.username, 'wrong')).statusCode).toBe(401);
    expect((await player(blocked.bearer)).statusCode).toBe(403);
  });

  it.each([
    ['no token', undefined],
    ['a made-up token', 'Bearer made-up'],
    ['another scheme', 'Basic abc'],
    ['an empty token', 'Bearer '],
  ])('does not open the account with %s', async (_text, authorization) => {
    const response = await player(authorization);
    expect([response.statusCode, response.json()]).toEqual([401, { status: 0, error: 'unauthorized' }]);
  });

  it('ends with logging out', async () => {
    const { bearer } = await operator.createPlayer();
    expect((await operator.call('front/logout', undefined, bearer)).json()).toEqual({ status: 1 });
    expect((await player(bearer)).statusCode).toBe(401);
    expect((await operator.call('front/logout', undefined, bearer)).statusCode).toBe(401);
  });

  it('ends after a day', async () => {
    const { bearer } = await operator.createPlayer();
    const start = operator.clock.now;
    operator.clock.now = new Date(start.getTime() + 24 * 3_600_000 + 1);
    expect((await player(bearer)).statusCode).toBe(401);
    operator.clock.now = start;
    expect((await player(bearer)).statusCode).toBe(200);
  });

  it('does not survive a block that is made while the password is checked', async () => {
    const blocked = await operator.createPlayer();
    const { database, pool } = operator.db;
    await database
      .updateTable('players')
      .set({ password_hash: await hashPassword('right') })
      .where('id', '=', blocked.id)
      .execute();
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    const response = await database.transaction().execute(async (trx) => {
      await trx.updateTable('players').set({ status: 'blocked' }).where('id', '=', blocked.id).execute();
      const signingIn = login(blocked.username, 'right');
      await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), { interval: 10 });
      return { signingIn };
    });
    const { statusCode, json } = await response.signingIn;
    expect([statusCode, json()]).toEqual([403, { status: 0, error: 'disable_site_access', block: { reason: null } }]);
  });

  it("does not give access to another player's data", async () => {
    const [own, other] = [await operator.createPlayer({ realMinor: 500 }), await operator.createPlayer({ realMinor: 700 })];
    expect((await operator.call('front/get_player_balance', { id: own.id }, own.bearer)).json()).toMatchObject({ player: { real_balance: 5 } });
    const balance = await operator.call('front/get_player_balance', { id: other.id }, own.bearer);
    expect([balance.statusCode, balance.json()]).toEqual([403, { status: 0, error: 'forbidden' }]);

    const payment = {
      player_id: other.id,
      processor: 'sandbox_card',
      currency: 'EUR',
      amount: 1000,
      idempotency_key: randomUUID(),
      payload_hash: Buffer.alloc(1),
    } as const;
    const { id } = await operator.db.database.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow();
    expect((await operator.call('front/get_financial_transaction', { id }, own.bearer)).statusCode).toBe(404);
    expect((await operator.call('front/get_financial_transaction', { id }, other.bearer)).json()).toMatchObject({
      transaction: { status: 'pending' },
    });
    expect((await operator.call('front/get_financial_transactions', {}, own.bearer)).json()).toMatchObject({ total: 0 });
  });
});
