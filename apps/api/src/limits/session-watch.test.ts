import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { liveEventName, playerEvents, type SessionEvent } from '@playfront/api-contract';
import { createPlayerSessions } from '../players/sessions.service.ts';
import { createProtectedPlay, type ProtectedPlay } from '../testing/protected-play.ts';
import { startOperator, urlOf, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

const minute = 60_000;

describe('the watch over long play', () => {
  const clock = { now: new Date() };
  let operators: TestOperator[];
  let table: ProtectedPlay;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    const first = await startOperator(inject('postgresUrl'), { clock, watchEveryMs: 20 });
    // A second process on the same database, with players of its own on the live channel.
    const second = await startOperator(inject('postgresUrl'), { clock, db: first.db, watchEveryMs: 20 });
    operators = [first, second];
    for (const { app } of operators) await app.listen({ host: '127.0.0.1', port: 0 });
    table = createProtectedPlay(first.db.database, clock);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    for (const operator of operators.toReversed()) await operator.close();
  });

  const [atFirst, atSecond] = [0, 1];
  const newPlayer = (options: { country?: string } = {}) => (operators[atFirst] as TestOperator).createPlayer({ realMinor: 100_00, ...options });
  const call = (player: TestPlayer, path: string, body?: object) => (operators[atFirst] as TestOperator).call(path, body, player.bearer);
  const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));

  /** A tab on the live channel of one process, with the events it was told. */
  async function openTab(player: TestPlayer, process: number) {
    const url = urlOf((operators[process] as TestOperator).app);
    const socket = io(url, { auth: { token: player.token }, transports: ['websocket'], forceNew: true, reconnection: false });
    sockets.push(socket);
    const told: SessionEvent[] = [];
    const waiting: ((event: SessionEvent) => void)[] = [];
    const isCut = new Promise<string>((resolve) => socket.on('disconnect', resolve));
    socket.on(liveEventName(playerEvents.session, player.id), (payload: unknown) => {
      const event = v.parse(playerEvents.session.payload, payload);
      told.push(event);
      waiting.shift()?.(event);
    });
    const next = () => new Promise<SessionEvent>((resolve) => waiting.push(resolve));
    const first = next();
    await new Promise((resolve) => socket.on(liveEventName(playerEvents.balance, player.id), resolve));
    return { told, first, next, isCut };
  }

  async function playFor(player: TestPlayer, minutes: number): Promise<void> {
    for (let played = 0; played < minutes; played += 10) {
      expect(await table.play(player.id, 1_00, { win: 50 })).toBe('ok');
      later(10 * minute);
    }
  }

  it('tells every tab, whichever process holds it, and one that comes later, that a check is due', async () => {
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
    // Each was told of each check once.
    expect(tabs.map(({ told }) => told.length)).toEqual([2, 2]);
  });

  it('signs out who has played as long as they wanted to, once', async () => {
    const player = await newPlayer();
    await call(player, 'front/set_player_limit', { kind: 'session', period: 'day', amount: 20 });
    clock.now = new Date(`${clock.now.toISOString().slice(0, 10)}T12:00:00Z`);
    later(24 * 60 * minute);
    const tab = await openTab(await again(player), atSecond);
    await playFor(player, 20);
    expect(await tab.first).toEqual({ kind: 'signed_out', reason: 'session_limit' });
    expect(await tab.isCut).toBe('io server disconnect');
    expect((await call(player, 'front/get_player_limits')).statusCode).toBe(401);

    // Who signs in again may look and withdraw, but not play.
    const back = await again(player);
    const calm = await openTab(back, atFirst);
    expect(await table.play(player.id, 1_00)).toBe('limit_reached');
    const { session, limits } = (await call(back, 'front/get_player_limits')).json<{ session: object; limits: object[] }>();
    expect(session).toMatchObject({ minutes: 20 });
    expect(limits).toMatchObject([{ minutes: 20, used_minutes: 20, remaining_minutes: 0 }]);
    expect(calm.told).toEqual([]);
  });

  /** The player signed in anew, without the cost of a password. */
  async function again(player: TestPlayer): Promise<TestPlayer> {
    const database = (operators[atFirst] as TestOperator).db.database;
    const token = await createPlayerSessions({ database, now: () => clock.now }).open(player.id, '127.0.0.1');
    return { ...player, token, bearer: `Bearer ${token}` };
  }
});
