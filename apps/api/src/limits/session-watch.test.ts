import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { liveEventName, playerEvents, type SessionEvent } from '@playfront/api-contract';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { createProtectedPlay, type ProtectedPlay } from '../testing/protected-play.ts';
import { startOperator, urlOf, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

const minute = 60_000;

describe('the watch over play sessions', () => {
  const clock = { now: new Date() };
  let operators: TestOperator[];
  let actions: ProtectedPlay;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    const first = await startOperator(inject('postgresUrl'), { clock, watchEveryMs: 20 });
    // A second process on the same database, with its own players on the live channel.
    const second = await startOperator(inject('postgresUrl'), { clock, db: first.db, watchEveryMs: 20 });
    operators = [first, second];
    for (const { app } of operators) await app.listen({ host: '127.0.0.1', port: 0 });
    actions = createProtectedPlay(first.db.database, clock);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    for (const operator of operators.toReversed()) await operator.close();
  });

  const [atFirst, atSecond] = [0, 1];
  const newPlayer = (options: { country?: string } = {}) => (operators[atFirst] as TestOperator).createPlayer({ realMinor: 100_00, ...options });
  const call = (player: TestPlayer, path: string, body?: object) => (operators[atFirst] as TestOperator).call(path, body, player.bearer);
  const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));

  /** A tab on the live channel of one process, with the events it received. */
  async function openTab(player: TestPlayer, process: number) {
    const url = urlOf((operators[process] as TestOperator).app);
    const socket = io(url, { auth: { token: player.token }, transports: ['websocket'], forceNew: true, reconnection: false });
    sockets.push(socket);
    const received: SessionEvent[] = [];
    const waiting: ((event: SessionEvent) => void)[] = [];
    const isCut = new Promise<string>((resolve) => socket.on('disconnect', resolve));
    socket.on(liveEventName(playerEvents.session, player.id), (payload: unknown) => {
      const event = v.parse(playerEvents.session.payload, payload);
      received.push(event);
      waiting.shift()?.(event);
    });
    const next = () => new Promise<SessionEvent>((resolve) => waiting.push(resolve));
    const first = next();
    await new Promise((resolve) => socket.on(liveEventName(playerEvents.balance, player.id), resolve));
    return { received, first, next, isCut };
  }

  async function playFor(player: TestPlayer, minutes: number): Promise<void> {
    for (let played = 0; played < minutes; played += 10) {
      expect(await actions.play(player.id, 1_00, { win: 50 })).toBe('ok');
      later(10 * minute);
    }
  }

  it('reports a due check to every tab, in any process, and to one opened later', async () => {
    const player = await newPlayer();
    await call(player, 'front/set_reality_check', { interval_min: 30 });
    const tabs = await Promise.all([openTab(player, atFirst), openTab(player, atSecond)]);
    await playFor(player, 30);
    const events = await Promise.all(tabs.map(({ first }) => first));
    for (const event of events) {
      expect(event).toMatchObject({
        kind: 'reality_check',
        session: { minutes: 30, staked: { minor: 3_00 }, won: { minor: 1_50 }, net: { minor: -1_50 } },
      });
    }
    const reloaded = await openTab(player, atSecond);
    expect(await reloaded.first).toMatchObject({ kind: 'reality_check' });
    expect((await call(player, 'front/get_player_limits')).json()).toMatchObject({
      reality_check: { is_due: true },
      session: { minutes: 30, net: -1.5 },
    });

    await call(player, 'front/ack_reality_check');
    const next = tabs.map((tab) => tab.next());
    await playFor(player, 30);
    expect((await Promise.all(next)).map(({ kind }) => kind)).toEqual(['reality_check', 'reality_check']);
    // Each tab received each check once.
    expect(tabs.map(({ received }) => received.length)).toEqual([2, 2]);
  });

  it('signs out a player whose session limit is reached, once', async () => {
    const player = await newPlayer();
    await call(player, 'front/set_player_limit', { kind: 'session', period: 'day', amount: 20 });
    clock.now = new Date(`${clock.now.toISOString().slice(0, 10)}T12:00:00Z`);
    later(24 * 60 * minute);
    const tab = await openTab(await again(player), atSecond);
    await playFor(player, 20);
    expect(await tab.first).toEqual({ kind: 'signed_out', reason: 'session_limit' });
    expect(await tab.isCut).toBe('io server disconnect');
    expect((await call(player, 'front/get_player_limits')).statusCode).toBe(401);

    // After a new login the player may look and withdraw, but not play.
    const back = await again(player);
    const calm = await openTab(back, atFirst);
    expect(await actions.play(player.id, 1_00)).toBe('limit_reached');
    const { session, limits } = (await call(back, 'front/get_player_limits')).json<{ session: object; limits: object[] }>();
    expect(session).toMatchObject({ minutes: 20 });
    expect(limits).toMatchObject([{ minutes: 20, used_minutes: 20, remaining_minutes: 0 }]);
    expect(calm.received).toEqual([]);
  });

  it('shows a due check and its figures however late the player returns, in Germany with the rest of the break', async () => {
    const player = await newPlayer({ country: 'DE' });
    const read = async () => (await call(player, 'front/get_player_limits')).json<object>();
    await playFor(player, 60);
    later(-minute);
    expect(await actions.play(player.id, 1_00)).toBe('ok');
    expect(await read()).toMatchObject({ reality_check: { is_due: false, break_seconds: 0 }, break_until: null });
    later(2 * minute);
    const due = { reality_check: { is_due: true, break_seconds: 180 }, break_until: null, session: { minutes: 61, staked: 7 } };
    expect(await read()).toMatchObject(due);
    later(90 * minute);
    expect(await read()).toMatchObject({ reality_check: { is_due: true, break_seconds: 0 }, break_until: null, session: { minutes: 59, staked: 7 } });
    await call(player, 'front/ack_reality_check');
    expect(await read()).toMatchObject({ reality_check: { is_due: false, break_seconds: 0 }, session: null });
  });

  it('counts only breaks that the player chose as the current break, in Germany also after a check', async () => {
    const player = await newPlayer({ country: 'DE' });
    const read = async () => (await call(player, 'front/get_player_limits')).json<object>();
    await playFor(player, 60);
    later(-minute);
    expect(await actions.play(player.id, 1_00)).toBe('ok');
    later(2 * minute);
    expect((await call(player, 'front/ack_reality_check')).json()).toMatchObject({ break_until: expect.any(String) as string });
    expect(await read()).toMatchObject({ reality_check: { is_due: false, break_seconds: 180 }, break_until: null });
    const { until } = (await call(player, 'front/take_break', { days: 1 })).json<{ until: string }>();
    expect(await read()).toMatchObject({ reality_check: { break_seconds: 180 }, break_until: until });
  });

  it('reports a break to the other tabs', async () => {
    const player = await newPlayer();
    const tab = await openTab(player, atFirst);
    const { until } = (await call(player, 'front/take_break', { days: 7 })).json<{ until: string }>();
    expect(await tab.first).toEqual({ kind: 'break', until });
    // A shorter one changes nothing.
    const next = tab.next();
    expect((await call(player, 'front/take_break', { days: 1 })).json()).toMatchObject({ until });
    expect(await next).toEqual({ kind: 'break', until });
  });

  /** A new session of the player, without the cost of a password. */
  async function again(player: TestPlayer): Promise<TestPlayer> {
    const database = (operators[atFirst] as TestOperator).db.database;
    const token = await createPlayerSessions({ database, now: () => clock.now }).open(player.id, '127.0.0.1');
    return { ...player, token, bearer: `Bearer ${token}` };
  }
});
