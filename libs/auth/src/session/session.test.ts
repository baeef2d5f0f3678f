import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStore } from 'jotai';
import { Server } from 'socket.io';
import { money } from '@playfront/money';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedExclusion } from '../exclusion/stored-exclusion.schema.ts';
import { parseResponse } from '../testing/response.schema.ts';
import { wireHelp } from '../testing/help.fixtures.ts';
import { wirePlayer } from '../testing/player.fixtures.ts';
import { followSession } from './follow-session.ts';
import { balanceAtom, playerAtom, sessionStateAtom } from './session.atoms.ts';
import { createSession } from './session.ts';
import { tokenStorage } from './token-storage.ts';

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

let operator: HttpServer;
let live: Server;
let responses: Record<string, Responder>;

const json =
  (body: unknown, status = 200): Responder =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const unauthorized = json({ status: 0, error: 'unauthorized' }, 401);

/** A fake operator on `port`: responds to calls from `responses`, and accepts every client on its live channel. */
async function startOperator(port = 0): Promise<number> {
  operator = createServer((request, response) => responses[(request.url ?? '').replace('/api/', '')]?.(request, response));
  live = new Server(operator);
  await new Promise<void>((resolve) => operator.listen(port, '127.0.0.1', resolve));
  return (operator.address() as AddressInfo).port;
}

let port = 0;
beforeEach(async () => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  responses = {
    'front/auth/login/': json({ accessToken: 'first' }),
    'front/auth/player': json(wirePlayer()),
    'front/logout': json({ status: 1 }),
  };
  port = await startOperator();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  operator.closeAllConnections();
  await live.close();
});

function newSession() {
  const store = createStore();
  const onEnded = vi.fn();
  return { store, onEnded, session: createSession({ store, baseUrl: `http://127.0.0.1:${port}/api`, onEnded }) };
}

function stubSessionStorage(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
}

const credentials = { username: 'ilmari_k', password: 'secret' };

describe('a session', () => {
  test('updates the player but not the pushed balance', async () => {
    const { store, session } = newSession();
    responses['front/auth/player'] = json(wirePlayer({ activated: false }));
    await session.signIn(credentials);
    const pushed = parseResponse('frontAuthPlayer', wirePlayer({ total_balance: 77, real_balance: 77 })).balance;
    session.updateBalance(pushed, 5);
    responses['front/auth/player'] = json(wirePlayer({ activated: true }));
    await session.refreshPlayer();
    expect(store.get(playerAtom)?.activated).toBe(true);
    expect(store.get(balanceAtom)).toEqual(pushed);
  });

  test.each([
    ['clears the stored self-exclusion of the previous player', json({ accessToken: 'second' }), undefined],
    ['keeps the stored self-exclusion if it is refused', unauthorized, { until: null, help: [] }],
  ])('a sign-in %s', async (_, response, stored) => {
    stubSessionStorage();
    const { session } = newSession();
    storedExclusion.write({ until: null, help: [] });
    responses['front/auth/login/'] = response;
    await session.signIn(credentials).catch(() => {});
    expect(storedExclusion.read()).toEqual(stored);
  });

  test('of a visitor is not ended by refreshing the player', async () => {
    const { store, session, onEnded } = newSession();
    responses['front/auth/player'] = unauthorized;
    await session.refreshPlayer();
    expect([store.get(playerAtom), onEnded.mock.calls]).toEqual([undefined, []]);
  });

  test('ends when a call gets a 401', async () => {
    const { store, session, onEnded } = newSession();
    await session.signIn(credentials);
    responses['front/get_player_balance'] = unauthorized;
    await expect(session.fetchBalance()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('expired');
    expect([session.token(), store.get(playerAtom)]).toEqual([undefined, undefined]);
  });

  test('with an expired stored token ends as not restored', async () => {
    const read = vi.spyOn(tokenStorage, 'read').mockReturnValue('Bearer old');
    vi.stubGlobal('window', {});
    const { store, session, onEnded } = newSession();
    vi.unstubAllGlobals();
    read.mockRestore();
    responses['front/auth/player'] = unauthorized;
    await session.restore();
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('not-restored');
    expect([session.token(), store.get(sessionStateAtom).status]).toEqual([undefined, 'visitor']);
  });

  test.each([
    ['does not clear the token of another player in another tab', 'Bearer second', 0],
    ['clears the token for all tabs', 'Bearer first', 1],
  ])('that ends %s', async (_, stored, cleared) => {
    const { session } = newSession();
    await session.signIn(credentials);
    const spies = [vi.spyOn(tokenStorage, 'read').mockReturnValue(stored), vi.spyOn(tokenStorage, 'clear')];
    responses['front/get_player_balance'] = unauthorized;
    await expect(session.fetchBalance()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(tokenStorage.clear).toHaveBeenCalledTimes(cleared);
    for (const spy of spies) spy.mockRestore();
  });

  test('is not ended by a late 401 of the previous session', async () => {
    const { store, session, onEnded } = newSession();
    await session.signIn(credentials);
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    const requested = new Promise<void>((resolve) => {
      responses['front/get_player_balance'] = (request, response) => {
        resolve();
        void late.then(() => unauthorized(request, response));
      };
    });
    const slow = session.fetchBalance();
    slow.catch(() => {});
    await requested;

    session.signOut();
    responses['front/auth/login/'] = json({ accessToken: 'second' });
    responses['front/auth/player'] = json(wirePlayer({ id: 8, username: 'aino' }));
    await session.signIn({ ...credentials, username: 'aino' });
    release();
    await expect(slow).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('signed-out');
    expect([session.token(), store.get(playerAtom)?.username]).toEqual(['second', 'aino']);
  });

  test('ignores a balance that the previous session requested', async () => {
    const { store, session } = newSession();
    await session.signIn(credentials);
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    const rich = { status: 1, player: { ...wirePlayer({ real_balance: 1_000_000 }), version: 9 } };
    responses['front/get_player_balance'] = (request, response) => void late.then(() => json(rich)(request, response));
    const slow = session.fetchBalance();
    session.signOut();
    responses['front/auth/login/'] = json({ accessToken: 'second' });
    await session.signIn(credentials);
    release();
    await slow;
    expect(store.get(balanceAtom)?.real.minor).toBe(412_60);
  });
});

describe('the balance', () => {
  test('is fetched again after a restart of the operator, in case a push was lost', async () => {
    const { store, session } = newSession();
    await session.signIn(credentials);
    const balance = (real: number, version: number) => ({ status: 1, player: { ...wirePlayer({ real_balance: real }), version } });
    responses['front/get_player_balance'] = json(balance(400, 1));
    const stop = followSession(session, { socketUrl: `http://127.0.0.1:${port}`, playerId: '7', token: 'first', firstRetryMs: 20 });
    await vi.waitFor(() => expect(store.get(balanceAtom)?.real.minor).toBe(400_00));

    operator.closeAllConnections();
    await live.close();
    // Won while no client was connected: this balance is never pushed.
    responses['front/get_player_balance'] = json(balance(900, 2));
    await startOperator(port);
    await vi.waitFor(() => expect(store.get(balanceAtom)?.real.minor).toBe(900_00));

    live.emit('update_balance_7', { ...wirePlayer({ real_balance: 950 }), version: 3 });
    await vi.waitFor(() => expect(store.get(balanceAtom)?.real.minor).toBe(950_00));
    stop();
    await vi.waitFor(() => expect(live.of('/').sockets.size).toBe(0));
  });

  test.each([
    ['is not fetched if the live channel pushed it during the round', [398.2, 9] as const, 398_20, 0],
    ['is fetched after a round without a push', undefined, 398_20, 1],
    ['is fetched after a round without a push and with the same total, since its parts may have changed', undefined, 497_60, 1],
    ['is fetched after a round if another total was pushed', [500, 9] as const, 398_20, 1],
  ])('%s', async (_, pushed, gameTotal, requests) => {
    const { session } = newSession();
    await session.signIn(credentials);
    const { balance } = parseResponse('frontAuthPlayer', wirePlayer());
    let fetches = 0;
    responses['front/get_player_balance'] = (request, response) => {
      fetches++;
      json({ status: 1, player: { ...wirePlayer(), version: 10 } })(request, response);
    };
    session.holdBalance(true);
    if (pushed) session.updateBalance({ ...balance, total: money(Math.round(pushed[0] * 100), 'EUR') }, pushed[1]);
    await session.confirmBalance(money(gameTotal, 'EUR'));
    session.holdBalance(false);
    expect(fetches).toBe(requests);
  });

  test('is not fetched between rounds if the game shows the same total', async () => {
    const { session } = newSession();
    await session.signIn(credentials);
    // No response is defined: a request would never end.
    await session.confirmBalance(money(497_60, 'EUR'));
  });

  test('of a blocked account is not followed: the session ends', async () => {
    const { session, onEnded } = newSession();
    live.use((_, next) => next(new Error('disable_site_access')));
    await session.signIn(credentials);
    const stop = followSession(session, { socketUrl: `http://127.0.0.1:${port}`, playerId: '7', token: 'first', firstRetryMs: 20 });
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledExactlyOnceWith('blocked'));
    stop();
  });

  test('of a session that the operator ended is not followed: the session ends', async () => {
    const { session, onEnded } = newSession();
    live.use((_, next) => next(new Error('unauthorized')));
    await session.signIn(credentials);
    const stop = followSession(session, { socketUrl: `http://127.0.0.1:${port}`, playerId: '7', token: 'first', firstRetryMs: 20 });
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledExactlyOnceWith('expired'));
    stop();
  });
});

describe('an event from the operator', () => {
  async function follow() {
    const opened = newSession();
    await opened.session.signIn(credentials);
    responses['front/get_player_balance'] = json({ status: 1, player: { ...wirePlayer(), version: 1 } });
    const [onUnread, onPlayPaused] = [vi.fn(), vi.fn()];
    const followed = { socketUrl: `http://127.0.0.1:${port}`, playerId: '7', token: 'first', firstRetryMs: 20 };
    const stop = followSession(opened.session, { ...followed, onUnread, onPlayPaused });
    await vi.waitFor(() => expect(live.of('/').sockets.size).toBe(1));
    return { ...opened, onUnread, onPlayPaused, stop };
  }

  test('that the session ended elsewhere ends it here immediately, with the reason', async () => {
    const { store, session, onEnded, stop } = await follow();
    live.emit('session_8', { kind: 'signed_out', reason: 'blocked' });
    live.emit('session_7', { kind: 'reality_check' });
    live.emit('session_7', { kind: 'signed_out', reason: 'password_changed' });
    live.disconnectSockets(true);
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalled());
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('password_changed', undefined);
    expect([session.token(), store.get(playerAtom)]).toEqual([undefined, undefined]);
    stop();
  });

  test('about a block passes on its reason', async () => {
    const { onEnded, stop } = await follow();
    live.emit('session_7', { kind: 'signed_out', reason: 'blocked', block: { reason: 'takeover' } });
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledExactlyOnceWith('blocked', 'takeover'));
    stop();
  });

  test('about a self-exclusion elsewhere stores it for the page that explains it, until another player is restored', async () => {
    stubSessionStorage();
    const { onEnded, stop } = await follow();
    const exclusion = { until: '2027-05-20T18:42:00.000Z', help: [...wireHelp] };
    live.emit('session_7', { kind: 'signed_out', reason: 'self_exclusion', exclusion });
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledExactlyOnceWith('self_exclusion', undefined));
    expect(storedExclusion.read()).toEqual(exclusion);
    stop();
    vi.stubGlobal('window', {});
    const read = vi.spyOn(tokenStorage, 'read').mockReturnValue('Bearer second');
    await newSession().session.restore();
    read.mockRestore();
    expect(storedExclusion.read()).toBeUndefined();
  });

  test.each([
    ['a due reality check', { kind: 'reality_check', session: { started_at: '2026-11-20T12:00:00Z', minutes: 60, staked: 9, won: 4, net: -5 } }],
    ['a break', { kind: 'break', until: '2026-11-21T12:00:00Z' }],
  ])('about %s pauses play and does not end the session', async (_, event) => {
    const { onEnded, onPlayPaused, stop } = await follow();
    live.emit('session_7', event);
    await vi.waitFor(() => expect(onPlayPaused).toHaveBeenCalledOnce());
    expect(onEnded).not.toHaveBeenCalled();
    stop();
  });

  test('about the account fetches the player again, and so does a reconnect', async () => {
    responses['front/auth/player'] = json(wirePlayer({ activated: false }));
    const { store, stop } = await follow();
    responses['front/auth/player'] = json(wirePlayer({ activated: true }));
    live.emit('player_8', {});
    live.emit('player_7', {});
    await vi.waitFor(() => expect(store.get(playerAtom)?.activated).toBe(true));
    responses['front/auth/player'] = json(wirePlayer({ email: 'new@example.com' }));
    operator.closeAllConnections();
    await live.close();
    await startOperator(port);
    await vi.waitFor(() => expect(store.get(playerAtom)?.email).toBe('new@example.com'));
    stop();
  });

  test('about a message reports the number of unread ones; a reconnect reports an unknown number', async () => {
    const { onUnread, stop } = await follow();
    const message = { id: 5, kind: 'password_changed', date: '2026-11-20T12:00:00Z' };
    live.emit('message_7', { message, unread: 3 });
    await vi.waitFor(() => expect(onUnread).toHaveBeenCalledExactlyOnceWith(3));
    operator.closeAllConnections();
    await live.close();
    await startOperator(port);
    await vi.waitFor(() => expect(onUnread).toHaveBeenLastCalledWith(undefined));
    stop();
  });
});
