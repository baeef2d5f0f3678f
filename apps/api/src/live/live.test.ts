import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { updateBalanceEvent, updateBalanceEventSchema, type BalanceUpdate } from '@playfront/api-contract';
import { startOperator, urlOf, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

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

  /** Balances as they come in; `next` waits for the one after those already taken. */
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

  async function spin(player: TestPlayer): Promise<number> {
    const { games } = (await operator.call('front/get_games', { group: 'casino', slug: 'amber-fjord' })).json<{ games: { id: number }[] }>();
    const open = { game_id: games[0]?.id, mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' };
    const { url } = (await operator.call('front/get_game_url', open, player.bearer)).json<{ url: string }>();
    const session = new URLSearchParams(url.split('#')[1]).get('session');
    const answer = await operator.call('game/spin', { bet: 1, idempotency_key: randomUUID() }, `Session ${session}`);
    return answer.json<{ balance: number }>().balance;
  }

  it('tells every tab of a player the balance at once and after each round, and nobody else', async () => {
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
    ['a token that is no text', { $ne: null }],
  ])('refuses %s', async (_text, token) => {
    const error = await new Promise<Error>((resolve) => connect(token).on('connect_error', resolve));
    expect(error.message).toBe('unauthorized');
  });

  it('is cut when the player logs out', async () => {
    const player = await operator.createPlayer();
    const socket = connect(player.token);
    await listen(socket, player.id).next();
    const cut = new Promise<string>((resolve) => socket.on('disconnect', resolve));
    await operator.call('front/logout', undefined, player.bearer);
    expect(await cut).toBe('io server disconnect');
  });
});
