import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createBetGames } from '../testing/bet-games.ts';
import { createCrashGame } from '../testing/crash-game.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { limits } from '../throttle/throttle.limits.ts';

const factor = 0.02;
let operator: TestOperator;

beforeAll(async () => {
  operator = await startOperator(inject('postgresUrl'), { settings: { throttle_factor: factor } });
});
afterAll(() => operator.close());

it('limits the free games that one address opens, and their rounds', async () => {
  const { games } = (await operator.call('front/get_games', { group: 'casino', slug: 'amber-fjord' })).json<{ games: { id: number }[] }>();
  const open = (from: string) =>
    ask('front/get_game_url', { game_id: games[0]?.id, mode: 'demo', locale: 'en', form_factor: 'desktop', return_url: '/' }, from);
  const ask = (path: string, payload: object, from: string, authorization = '') =>
    operator.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      headers: { 'x-forwarded-for': from, ...(authorization ? { authorization } : {}) },
    });
  const sessions: string[] = [];
  for (const from of ['192.0.2.1', '192.0.2.2']) {
    const { url } = (await open(from)).json<{ url: string }>();
    sessions.push(`Session ${new URLSearchParams(url.split('#')[1]).get('session')}`);
  }
  expect((await open('192.0.2.1')).statusCode).toBe(429);

  const statuses: number[] = [];
  for (let turn = 0; turn <= limits.demo_spin_address.hits * factor; turn += 1) {
    const spin = { bet: 1, idempotency_key: randomUUID() };
    statuses.push((await ask('game/spin', spin, '192.0.2.3', sessions[turn % 2])).statusCode);
    operator.clock.now = new Date(operator.clock.now.getTime() + 1);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect((await ask('game/spin', { bet: 1, idempotency_key: randomUUID() }, '192.0.2.4', sessions[0])).statusCode).toBe(200);

  await createBetGames(operator);
  const { games: tables } = (await operator.call('front/get_games', { group: 'casino', slug: 'filler-1' })).json<{ games: { id: number }[] }>();
  const request = { game_id: tables[0]?.id, mode: 'demo', locale: 'en', form_factor: 'desktop', return_url: '/' };
  const { url } = (await ask('front/get_game_url', request, '192.0.2.5')).json<{ url: string }>();
  const table = `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
  const start = (from: string) => ask('game/start', { bets: [{ spot: 'red', amount: 1 }], idempotency_key: randomUUID() }, from, table);
  // Rounds of all games count together.
  expect([(await start('192.0.2.3')).statusCode, (await start('192.0.2.4')).statusCode]).toEqual([429, 200]);
  const flight = await (await createCrashGame(operator)).session();
  const bet = (from: string) => ask('game/crash_bet', { number: 1, panel: 1, amount: 1, idempotency_key: randomUUID() }, from, flight);
  expect([(await bet('192.0.2.3')).statusCode, (await bet('192.0.2.4')).json()]).toEqual([429, { status: 0, error: 'event_closed' }]);
});
