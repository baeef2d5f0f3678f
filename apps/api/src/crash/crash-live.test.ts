import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { crashRoom, gameEvents, liveJoin, liveLeave, type WireCrashEvent } from '@playfront/api-contract';
import { createCrashGame, type CrashGame } from '../testing/crash-game.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startOperator, urlOf, type TestOperator } from '../testing/test-operator.ts';

describe('crash on the live channel', () => {
  let db: TestDatabase;
  let operators: TestOperator[];
  let operator: TestOperator;
  let game: CrashGame;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
    const start = () => startOperator(inject('postgresUrl'), { db });
    operators = [await start(), await start()];
    for (const { app } of operators) await app.listen({ host: '127.0.0.1', port: 0 });
    operator = operators[0] ?? expect.fail();
    game = await createCrashGame(operator);
  });
  beforeEach(() => {
    for (const socket of sockets.splice(0)) socket.close();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    for (const { close } of operators) await close();
    await db.destroy();
  });

  function connect(token: string, to = operator): Socket {
    const socket = io(urlOf(to.app), { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
    sockets.push(socket);
    return socket;
  }
  const connected = async (token: string) => {
    const socket = connect(token);
    await event(socket, 'connect');
    return socket;
  };
  const refusalOf = (token: string) => new Promise<string>((resolve) => connect(token).on('connect_error', ({ message }) => resolve(message)));
  const event = <Payload>(socket: Socket, name: string) => new Promise<Payload>((resolve) => socket.once(name, resolve));

  it('opens a round as soon as a visitor joins, in one process only', async () => {
    const session = await game.session();
    const watchers = operators.map((one) => connect(session, one));
    const opened = watchers.map((socket) => event<WireCrashEvent>(socket, crashRoom));
    for (const socket of watchers) expect(await socket.emitWithAck(liveJoin, crashRoom)).toBe(true);
    expect(await Promise.race(opened)).toMatchObject({ kind: 'round', round: { state: 'betting', number: 1, ms_left: 7_000 } });
    const rounds = await db.database.selectFrom('crash_rounds').select('number').execute();
    expect(rounds).toEqual([{ number: 1 }]);
    for (const socket of watchers) expect(await socket.emitWithAck(liveLeave, crashRoom)).toBe(true);
  });

  it('sends a bet to every page of its player, and to no other', async () => {
    const [player, other] = [await operator.createPlayer({ realMinor: 20_00 }), await operator.createPlayer({ realMinor: 20_00 })];
    const session = await game.session(player);
    const [page, tab, stranger] = await Promise.all([session, await game.session(player), await game.session(other)].map(connected));
    if (!page || !tab || !stranger) return expect.fail();
    const overheard: unknown[] = [];
    stranger.on(gameEvents.crashBet.name, (payload) => overheard.push(payload));
    const [placed, inTab] = [event(page, gameEvents.crashBet.name), event(tab, gameEvents.crashBet.name)];
    const { bet } = await game.bet(session, { number: 1 });
    const expected = { bet: { id: bet.id, amount: 5, state: 'open' }, balance: 15, celebrate: false };
    expect([await placed, await inTab]).toMatchObject([expected, expected]);
    expect(overheard).toEqual([]);
  });

  it('keeps a game page from other rooms, and ends with the login', async () => {
    const player = await operator.createPlayer();
    const page = connect(await game.session(player));
    expect(await page.emitWithAck(liveJoin, 'odds_1')).toBe(false);
    const ended = event(page, 'disconnect');
    await operator.call('front/logout', {}, player.bearer);
    await ended;
  });

  it('refuses tokens that are none, also those of the other kind', async () => {
    const player = await operator.createPlayer();
    const session = await game.session(player);
    for (const token of ['Session ', `Session ${'x'.repeat(43)}`, session.replace('Session ', ''), player.bearer.replace('Bearer', 'Session')])
      expect(await refusalOf(token)).toBe('unauthorized');
    await db.database.updateTable('players').set({ status: 'blocked' }).where('id', '=', player.id).execute();
    expect(await refusalOf(session)).toBe('disable_site_access');
  });
});
