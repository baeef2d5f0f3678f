import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { updateBalanceEvent, updateBalanceEventSchema, type BalanceUpdate } from '@playfront/api-contract';
import { createMetrics } from '../http/metrics.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createAccountTokens } from '../players/account-tokens.service.ts';
import { readPlayer } from '../players/players.store.ts';
import { hashPassword } from '../passwords/password.ts';
import { startOperator, urlOf, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { createWalletService } from '../wallet/wallet.service.ts';

describe('the live channel', () => {
  let operator: TestOperator;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await operator.close();
  });

  function connect(token: unknown): Socket {
    const socket = io(urlOf(operator.app), { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
    sockets.push(socket);
    return socket;
  }

  /** Collects balances as they arrive; `next` returns the next unread one, waiting if necessary. */
  function listen(socket: Socket, playerId: string) {
    const waiting: ((update: BalanceUpdate) => void)[] = [];
    const arrived: BalanceUpdate[] = [];
    socket.on(updateBalanceEvent(playerId), (payload: unknown) => {
      const update = v.parse(updateBalanceEventSchema, payload);
      const taker = waiting.shift();
      if (taker) taker(update);
      else arrived.push(update);
    });
    return {
      arrived,
      next: () => new Promise<BalanceUpdate>((resolve) => (arrived.length > 0 ? resolve(arrived.shift() as BalanceUpdate) : waiting.push(resolve))),
    };
  }

  /** Signs in the player on another device; the password is "right". */
  async function signInElsewhere({ id, username }: TestPlayer) {
    await operator.db.database
      .updateTable('players')
      .set({ password_hash: await hashPassword('right') })
      .where('id', '=', id)
      .execute();
    const credentials = { username, password: 'right', ip_address: '' };
    const { accessToken } = (await operator.call('front/auth/login/', credentials)).json<{ accessToken: string }>();
    return { token: accessToken, bearer: `Bearer ${accessToken}` };
  }

  async function spin(player: TestPlayer): Promise<number> {
    const { games } = (await operator.call('front/get_games', { group: 'casino', slug: 'amber-fjord' })).json<{ games: { id: number }[] }>();
    const open = { game_id: games[0]?.id, mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' };
    const { url } = (await operator.call('front/get_game_url', open, player.bearer)).json<{ url: string }>();
    const session = new URLSearchParams(url.split('#')[1]).get('session');
    const response = await operator.call('game/spin', { bet: 1, idempotency_key: randomUUID() }, `Session ${session}`);
    return response.json<{ balance: number }>().balance;
  }

  it('sends the balance to every tab of a player at sign-in and after each round, and to no other player', async () => {
    const [player, other] = [await operator.createPlayer({ realMinor: 20_00 }), await operator.createPlayer({ realMinor: 70_00 })];
    const tabs = [listen(connect(player.token), player.id), listen(connect(player.token), player.id)];
    const stranger = connect(other.token);
    const overheard = listen(stranger, player.id);
    await listen(stranger, other.id).next();
    const first = await Promise.all(tabs.map((tab) => tab.next()));
    expect(first.map(({ real }) => real.minor)).toEqual([20_00, 20_00]);

    const balance = await spin(player);
    const after = await Promise.all(tabs.map((tab) => tab.next()));
    for (const update of after) {
      expect(update.total.minor).toBe(Math.round(balance * 100));
      expect(update.version).toBeGreaterThan(first[0]?.version ?? 0);
    }
    expect(overheard.arrived).toEqual([]);
  });

  it.each([
    ['no token', undefined],
    ['a made-up token', 'made-up'],
    ['a made-up token in the right format', 'x'.repeat(43)],
    ['a token that is not a string', { $ne: null }],
  ])('refuses %s', async (_text, token) => {
    const error = await new Promise<Error>((resolve) => connect(token).on('connect_error', resolve));
    expect(error.message).toBe('unauthorized');
  });

  it.each([
    [
      'the account is blocked',
      'disable_site_access',
      'blocked',
      (admin: TestPlayer, player: TestPlayer) =>
        operator.call(
          'admin/set_player_status',
          { id: player.id, status: 'blocked', expected: 'active', reason: 'Chargeback', block_reason: 'fraud' },
          admin.bearer,
        ),
      { block: { reason: 'fraud' } },
    ],
    [
      'another device ends the session',
      'unauthorized',
      'ended',
      async (_admin: TestPlayer, player: TestPlayer) => {
        const { sessions } = (await operator.call('front/get_player_sessions', {}, player.bearer)).json<{ sessions: { id: string }[] }>();
        return operator.call('front/end_player_session', { id: sessions[0]?.id }, player.bearer);
      },
    ],
    [
      'another device ends all others',
      'unauthorized',
      'ended',
      async (_admin: TestPlayer, player: TestPlayer) => {
        const elsewhere = await signInElsewhere(player);
        return operator.call('front/end_other_sessions', {}, elsewhere.bearer);
      },
    ],
    [
      'another device changes the password',
      'unauthorized',
      'password_changed',
      async (_admin: TestPlayer, player: TestPlayer) => {
        const elsewhere = await signInElsewhere(player);
        return operator.call('front/update_player_password', { old_password: 'right', password: 'another one' }, elsewhere.bearer);
      },
    ],
  ])('receives the reason and is disconnected when %s, and cannot reconnect: %s', async (_text, refusal, reason, end, facts?: object) => {
    const [admin, player] = [await operator.createPlayer({ scope: ['admin'] }), await operator.createPlayer()];
    const socket = connect(player.token);
    await listen(socket, player.id).next();
    const notified = new Promise((resolve) => socket.on(`session_${player.id}`, resolve));
    const cut = new Promise<string>((resolve) => socket.on('disconnect', resolve));
    expect((await end(admin, player)).json()).toEqual({ status: 1 });
    expect(await notified).toEqual({ kind: 'signed_out', reason, ...facts });
    expect(await cut).toBe('io server disconnect');
    const error = await new Promise<Error>((resolve) => connect(player.token).on('connect_error', resolve));
    expect(error.message).toBe(refusal);
  });

  it('notifies the devices of a player when another one logs in or out, and no other player', async () => {
    const [player, stranger] = [await operator.createPlayer(), await operator.createPlayer()];
    const [here, overheard] = [connect(player.token), connect(stranger.token)];
    await Promise.all([listen(here, player.id).next(), listen(overheard, stranger.id).next()]);
    const changes: unknown[] = [];
    overheard.onAny((...event) => changes.push(event));
    const changed = () => new Promise((resolve) => here.once(`sessions_${player.id}`, resolve));
    const login = changed();
    const elsewhere = await signInElsewhere(player);
    expect(await login).toEqual({});
    const logout = changed();
    await operator.call('front/logout', {}, elsewhere.bearer);
    expect(await logout).toEqual({});
    await signInElsewhere(player);
    const ended = changed();
    await operator.call('front/end_other_sessions', {}, player.bearer);
    expect(await ended).toEqual({});
    expect([here.connected, changes]).toEqual([true, []]);
  });

  it('notifies the devices of a player that the account was activated, once', async () => {
    const player = await operator.createPlayer({ realMinor: 5_00 });
    const { database } = operator.db;
    await database.updateTable('players').set({ activated: false }).where('id', '=', player.id).execute();
    const tokens = createAccountTokens({ database, now: () => operator.clock.now });
    const token = await tokens.issue(database, await readPlayer(database, player.id), 'activation');
    const here = connect(player.token);
    const balances = listen(here, player.id);
    await balances.next();
    const events: unknown[] = [];
    here.on(`player_${player.id}`, (event) => events.push(event));
    expect((await operator.call('front/activate_player', { token })).json()).toMatchObject({ outcome: 'activated' });
    expect((await operator.call('front/activate_player', { token })).json()).toMatchObject({ outcome: 'already_activated' });
    // Events to a socket arrive in order.
    await spin(player);
    await balances.next();
    expect(events).toEqual([{}]);
  });

  it('stays open on the device that changed the password, without an event', async () => {
    const player = await operator.createPlayer({ realMinor: 5_00 });
    const here = connect(player.token);
    const events: unknown[] = [];
    here.on(`session_${player.id}`, (event) => events.push(event));
    const balances = listen(here, player.id);
    await balances.next();
    const elsewhere = await signInElsewhere(player);
    const other = connect(elsewhere.token);
    await listen(other, player.id).next();
    const cut = new Promise<string>((resolve) => other.on('disconnect', resolve));
    await operator.call('front/update_player_password', { old_password: 'right', password: 'another one' }, player.bearer);
    await cut;
    // Events to a socket arrive in order: an earlier event would have arrived before this balance.
    await spin(player);
    await balances.next();
    expect([here.connected, events]).toEqual([true, []]);
  });

  it('disconnects all devices when the player resets the password by a mailed link, and sends the reason to all but this one', async () => {
    const player = await operator.createPlayer();
    const elsewhere = await signInElsewhere(player);
    const [here, other] = [connect(player.token), connect(elsewhere.token)];
    const events: unknown[] = [];
    here.on(`session_${player.id}`, (event) => events.push(event));
    await Promise.all([here, other].map((socket) => listen(socket, player.id).next()));
    const notified = new Promise((resolve) => other.on(`session_${player.id}`, resolve));
    const cut = new Promise<string>((resolve) => here.on('disconnect', resolve));
    const tokens = createAccountTokens({ database: operator.db.database, now: () => operator.clock.now });
    const { email } = await readPlayer(operator.db.database, player.id);
    const token = await tokens.issue(operator.db.database, { id: player.id, email }, 'password_reset');
    const chosen = await operator.call('front/reset_password_confirm', { token, password: 'another one' }, player.bearer);
    expect(chosen.json()).toEqual({ status: 1, username: player.username });
    expect(await notified).toEqual({ kind: 'signed_out', reason: 'password_changed' });
    expect(await cut).toBe('io server disconnect');
    expect(events).toEqual([]);
    expect((await operator.call('front/get_player_profile', {}, player.bearer)).statusCode).toBe(401);
  });

  it('is disconnected without an event when the player logs out', async () => {
    const player = await operator.createPlayer();
    const socket = connect(player.token);
    const events: unknown[] = [];
    socket.on(`session_${player.id}`, (event) => events.push(event));
    await listen(socket, player.id).next();
    const cut = new Promise<string>((resolve) => socket.on('disconnect', resolve));
    await operator.call('front/logout', undefined, player.bearer);
    expect(await cut).toBe('io server disconnect');
    expect(events).toEqual([]);
  });

  it('lets a socket join up to a hundred public rooms, and none of another player', async () => {
    const [player, other] = [await operator.createPlayer(), await operator.createPlayer()];
    const socket = connect(player.token);
    const ask = (event: 'join' | 'leave', room: unknown) => new Promise<boolean>((resolve) => socket.emit(event, room, resolve));
    expect(await ask('join', 'odds_12')).toBe(true);
    expect(await ask('join', 'odds_12')).toBe(true);
    for (const room of [`update_balance_${other.id}`, `player:${other.id}`, 'odds_', 'odds_1/2', `odds_${'1'.repeat(41)}`, 12, null, {}])
      expect([room, await ask('join', room)]).toEqual([room, false]);
    for (let id = 100; id < 199; id += 1) expect(await ask('join', `odds_${id}`)).toBe(true);
    expect(await ask('join', 'odds_200')).toBe(false);
    expect([await ask('leave', 'odds_12'), await ask('leave', 'odds_12')]).toEqual([true, false]);
    expect(await ask('join', 'odds_200')).toBe(true);
  });

  it('sends the balance when a player reconnects after a restart of the operator', async () => {
    const db = await createTestDatabase(inject('postgresUrl'));
    const before = await startOperator(inject('postgresUrl'), { db });
    await before.app.listen({ host: '127.0.0.1', port: 0 });
    const url = urlOf(before.app);
    const player = await before.createPlayer({ realMinor: 20_00 });
    const options = { auth: { token: player.token }, transports: ['websocket'], forceNew: true, reconnectionDelay: 20, reconnectionDelayMax: 100 };
    const socket = io(url, options);
    sockets.push(socket);
    socket.on('disconnect', (reason) => reason === 'io server disconnect' && socket.connect());
    const updates = listen(socket, player.id);
    expect((await updates.next()).real.minor).toBe(20_00);

    await before.app.close();
    const wallet = createWalletService({ metrics: createMetrics() });
    const move = {
      wallet: { owner: { kind: 'player', playerId: player.id }, currency: 'EUR' },
      transactionId: 'while-down',
      amountMinor: 5_00,
    } as const;
    await db.database.transaction().execute((trx) => wallet.deposit(trx, { ...move, from: 'psp_clearing' }));
    const after = await startOperator(inject('postgresUrl'), { db });
    await after.app.listen({ host: '127.0.0.1', port: Number(new URL(url).port) });
    expect((await updates.next()).real.minor).toBe(25_00);
    socket.close();
    await after.app.close();
    await db.destroy();
  });
});
