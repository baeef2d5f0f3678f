import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStore } from 'jotai';
import { Server } from 'socket.io';
import { money } from '@playfront/money';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { madeExclusion } from '../exclusion/made-exclusion.schema.ts';
import { readAnswer } from '../testing/answer.schema.ts';
import { wireHelp } from '../testing/help.fixtures.ts';
import { wirePlayer } from '../testing/player.fixtures.ts';
import { followSession } from './follow-session.ts';
import { balanceAtom, playerAtom, sessionStateAtom } from './session.atoms.ts';
import { createSession } from './session.ts';
import { tokenStorage } from './token-storage.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let operator: HttpServer;
let live: Server;
let answers: Record<string, Answer>;

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const unauthorized = json({ status: 0, error: 'unauthorized' }, 401);

/** An operator on `port`: its calls answer as `answers` says, its live channel lets everybody in. */
async function startOperator(port = 0): Promise<number> {
  operator = createServer((request, response) => answers[(request.url ?? '').replace('/api/', '')]?.(request, response));
  live = new Server(operator);
  await new Promise<void>((resolve) => operator.listen(port, '127.0.0.1', resolve));
  return (operator.address() as AddressInfo).port;
}

let port = 0;
beforeEach(async () => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  answers = {
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
  test('takes over a changed player and leaves the pushed balance alone', async () => {
    const { store, session } = newSession();
    answers['front/auth/player'] = json(wirePlayer({ activated: false }));
    await session.signIn(credentials);
    const pushed = readAnswer('frontAuthPlayer', wirePlayer({ total_balance: 77, real_balance: 77 })).balance;
    session.updateBalance(pushed, 5);
    answers['front/auth/player'] = json(wirePlayer({ activated: true }));
    await session.refreshPlayer();
    expect(store.get(playerAtom)?.activated).toBe(true);
    expect(store.get(balanceAtom)).toEqual(pushed);
  });

  test.each([
    ['and leaves nothing of the self-exclusion of another player of this tab', json({ accessToken: 'second' }), undefined],
    ['unless refused: the self-exclusion is still explained', unauthorized, { until: null, help: [] }],
  ])('starts %s', async (_, answer, kept) => {
    stubSessionStorage();
    const { session } = newSession();
    madeExclusion.write({ until: null, help: [] });
    answers['front/auth/login/'] = answer;
    await session.signIn(credentials).catch(() => {});
    expect(madeExclusion.read()).toEqual(kept);
  });

  test('of a visitor has no player to fetch again', async () => {
    const { store, session, onEnded } = newSession();
    answers['front/auth/player'] = unauthorized;
    await session.refreshPlayer();
    expect([store.get(playerAtom), onEnded.mock.calls]).toEqual([undefined, []]);
  });

  test('that a call finds expired ends', async () => {
    const { store, session, onEnded } = newSession();
    await session.signIn(credentials);
    answers['front/get_player_balance'] = unauthorized;
    await expect(session.fetchBalance()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('expired');
    expect([session.token(), store.get(playerAtom)]).toEqual([undefined, undefined]);
  });

  test('of a stored token that is no longer good was never one', async () => {
    const read = vi.spyOn(tokenStorage, 'read').mockReturnValue('Bearer old');
    vi.stubGlobal('window', {});
    const { store, session, onEnded } = newSession();
    vi.unstubAllGlobals();
    read.mockRestore();
    answers['front/auth/player'] = unauthorized;
    await session.restore();
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('not-restored');
    expect([session.token(), store.get(sessionStateAtom).status]).toEqual([undefined, 'visitor']);
  });

  test.each([
    ['stays in other tabs where another player has logged in there', 'Bearer second', 0],
    ['ends in other tabs too', 'Bearer first', 1],
  ])('that ends %s', async (_, stored, cleared) => {
    const { session } = newSession();
    await session.signIn(credentials);
    const spies = [vi.spyOn(tokenStorage, 'read').mockReturnValue(stored), vi.spyOn(tokenStorage, 'clear')];
    answers['front/get_player_balance'] = unauthorized;
    await expect(session.fetchBalance()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(tokenStorage.clear).toHaveBeenCalledTimes(cleared);
    for (const spy of spies) spy.mockRestore();
  });

  test('is not ended by a late 401 to the session before it', async () => {
    const { store, session, onEnded } = newSession();
    await session.signIn(credentials);
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    const asked = new Promise<void>((resolve) => {
      answers['front/get_player_balance'] = (request, response) => {
        resolve();
        void late.then(() => unauthorized(request, response));
      };
    });
    const slow = session.fetchBalance();
    slow.catch(() => {});
    await asked;

    session.signOut();
    answers['front/auth/login/'] = json({ accessToken: 'second' });
    answers['front/auth/player'] = json(wirePlayer({ id: 8, username: 'aino' }));
    await session.signIn({ ...credentials, username: 'aino' });
    release();
    await expect(slow).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('signed-out');
    expect([session.token(), store.get(playerAtom)?.username]).toEqual(['second', 'aino']);
  });

  test('does not show the balance that was asked for by the session before it', async () => {
    const { store, session } = newSession();
    await session.signIn(credentials);
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    const rich = { status: 1, player: { ...wirePlayer({ real_balance: 1_000_000 }), version: 9 } };
    answers['front/get_player_balance'] = (request, response) => void late.then(() => json(rich)(request, response));
    const slow = session.fetchBalance();
    session.signOut();
    answers['front/auth/login/'] = json({ accessToken: 'second' });
    await session.signIn(credentials);
    release();
    await slow;
    expect(store.get(balanceAtom)?.real.minor).toBe(412_60);
  });
});

describe('the balance', () => {
  test('is right again after the operator was restarted, though the push was lost', async () => {
    const { store, session } = newSession();
    await session.signIn(credentials);
    const balance = (real: number, version: number) => ({ status: 1, player: { ...wirePlayer({ real_balance: real }), version } });
    answers['front/get_player_balance'] = json(balance(400, 1));
    const leave = followSession(session, { socketUrl: `http://127.0.0.1:${port}`, playerId: '7', token: 'first', firstRetryMs: 20 });
    await vi.waitFor(() => expect(store.get(balanceAtom)?.real.minor).toBe(400_00));

    operator.closeAllConnections();
    await live.close();
    // Won while nobody listened: no push ever comes for it.
    answers['front/get_player_balance'] = json(balance(900, 2));
    await startOperator(port);
    await vi.waitFor(() => expect(store.get(balanceAtom)?.real.minor).toBe(900_00));

    live.emit('update_balance_7', { ...wirePlayer({ real_balance: 950 }), version: 3 });
    await vi.waitFor(() => expect(store.get(balanceAtom)?.real.minor).toBe(950_00));
    leave();
    await vi.waitFor(() => expect(live.of('/').sockets.size).toBe(0));
  });

  test.each([
    ['is not asked for when the live channel brought it during the round', [398.2, 9] as const, 398_20, 0],
    ['is asked for after a round when the channel brought none', undefined, 398_20, 1],
    ['is asked for after a round that left the total as it was, without a push: its parts may have moved', undefined, 497_60, 1],
    ['is asked for after a round when the channel brought another', [500, 9] as const, 398_20, 1],
  ])('%s', async (_, pushed, told, requests) => {
    const { session } = newSession();
    await session.signIn(credentials);
    const { balance } = readAnswer('frontAuthPlayer', wirePlayer());
    let asked = 0;
    answers['front/get_player_balance'] = (request, response) => {
      asked++;
      json({ status: 1, player: { ...wirePlayer(), version: 10 } })(request, response);
    };
    session.holdBalance(true);
    if (pushed) session.updateBalance({ ...balance, total: money(Math.round(pushed[0] * 100), 'EUR') }, pushed[1]);
    await session.confirmBalance(money(told, 'EUR'));
    session.holdBalance(false);
    expect(asked).toBe(requests);
  });

  test('that a game has read between rounds is not asked for when it is shown already', async () => {
    const { session } = newSession();
    await session.signIn(credentials);
    // No call is answered: a request would never end.
    await session.confirmBalance(money(497_60, 'EUR'));
  });

  test('is not followed for a session of a blocked account, which is ended here too', async () => {
    const { session, onEnded } = newSession();
    live.use((_, next) => next(new Error('disable_site_access')));
    await session.signIn(credentials);
    const leave = followSession(session, { socketUrl: `http://127.0.0.1:${port}`, playerId: '7', token: 'first', firstRetryMs: 20 });
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledExactlyOnceWith('blocked'));
    leave();
  });

  test('is not followed for a session that the operator ended', async () => {
    const { session, onEnded } = newSession();
    live.use((_, next) => next(new Error('unauthorized')));
    await session.signIn(credentials);
    const leave = followSession(session, { socketUrl: `http://127.0.0.1:${port}`, playerId: '7', token: 'first', firstRetryMs: 20 });
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledExactlyOnceWith('expired'));
    leave();
  });
});

describe('news from the operator', () => {
  async function follow() {
    const opened = newSession();
    await opened.session.signIn(credentials);
    answers['front/get_player_balance'] = json({ status: 1, player: { ...wirePlayer(), version: 1 } });
    const [onUnread, onPlayPaused] = [vi.fn(), vi.fn()];
    const followed = { socketUrl: `http://127.0.0.1:${port}`, playerId: '7', token: 'first', firstRetryMs: 20 };
    const leave = followSession(opened.session, { ...followed, onUnread, onPlayPaused });
    await vi.waitFor(() => expect(live.of('/').sockets.size).toBe(1));
    return { ...opened, onUnread, onPlayPaused, leave };
  }

  test('that the session was ended elsewhere ends it here at once, with the reason', async () => {
    const { store, session, onEnded, leave } = await follow();
    live.emit('session_8', { kind: 'signed_out', reason: 'blocked' });
    live.emit('session_7', { kind: 'reality_check' });
    live.emit('session_7', { kind: 'signed_out', reason: 'password_changed' });
    live.disconnectSockets(true);
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalled());
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('password_changed', undefined);
    expect([session.token(), store.get(playerAtom)]).toEqual([undefined, undefined]);
    leave();
  });

  test('a block says why', async () => {
    const { onEnded, leave } = await follow();
    live.emit('session_7', { kind: 'signed_out', reason: 'blocked', block: { reason: 'takeover' } });
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledExactlyOnceWith('blocked', 'takeover'));
    leave();
  });

  test('a self-exclusion made elsewhere is kept for the page that explains it, and forgotten when another player is restored', async () => {
    stubSessionStorage();
    const { onEnded, leave } = await follow();
    const exclusion = { until: '2027-05-20T18:42:00.000Z', help: [...wireHelp] };
    live.emit('session_7', { kind: 'signed_out', reason: 'self_exclusion', exclusion });
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledExactlyOnceWith('self_exclusion', undefined));
    expect(madeExclusion.read()).toEqual(exclusion);
    leave();
    vi.stubGlobal('window', {});
    const read = vi.spyOn(tokenStorage, 'read').mockReturnValue('Bearer second');
    await newSession().session.restore();
    read.mockRestore();
    expect(madeExclusion.read()).toBeUndefined();
  });

  test.each([
    ['a due reality check', { kind: 'reality_check', session: { started_at: '2026-11-20T12:00:00Z', minutes: 60, staked: 9, won: 4, net: -5 } }],
    ['a break', { kind: 'break', until: '2026-11-21T12:00:00Z' }],
  ])('of %s pauses play and leaves the session alone', async (_, event) => {
    const { onEnded, onPlayPaused, leave } = await follow();
    live.emit('session_7', event);
    await vi.waitFor(() => expect(onPlayPaused).toHaveBeenCalledOnce());
    expect(onEnded).not.toHaveBeenCalled();
    leave();
  });

  test('of the account fetch the player again, and so does a connection that was lost', async () => {
    answers['front/auth/player'] = json(wirePlayer({ activated: false }));
    const { store, leave } = await follow();
    answers['front/auth/player'] = json(wirePlayer({ activated: true }));
    live.emit('player_8', {});
    live.emit('player_7', {});
    await vi.waitFor(() => expect(store.get(playerAtom)?.activated).toBe(true));
    answers['front/auth/player'] = json(wirePlayer({ email: 'new@example.com' }));
    operator.closeAllConnections();
    await live.close();
    await startOperator(port);
    await vi.waitFor(() => expect(store.get(playerAtom)?.email).toBe('new@example.com'));
    leave();
  });

  test('of a message say how many are unread, and after a lost connection that some may be', async () => {
    const { onUnread, leave } = await follow();
    const message = { id: 5, kind: 'password_changed', date: '2026-11-20T12:00:00Z' };
    live.emit('message_7', { message, unread: 3 });
    await vi.waitFor(() => expect(onUnread).toHaveBeenCalledExactlyOnceWith(3));
    operator.closeAllConnections();
    await live.close();
    await startOperator(port);
    await vi.waitFor(() => expect(onUnread).toHaveBeenLastCalledWith(undefined));
    leave();
  });
});
