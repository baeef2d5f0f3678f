import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../../tools/start/embedded-database.ts';
import { openPool } from '../../../tools/start/open-pool.ts';
import { createFundedPlayers, type FundedPlayer } from '../../../tools/bench/funded-players.ts';
import { startGateway } from '../../../tools/start/gateway-process.ts';
import { ledgerFaults } from '../../../tools/ledger/ledger-faults.ts';
import { call, startOperator, type OperatorProcess } from '../../../tools/bench/operator-process.ts';
import { startRedis, type RedisServer } from './redis.ts';

describe('two gateways and two APIs on one database and one Redis', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-scale-'));
  const gateways: { url: string; stop(): Promise<void> }[] = [];
  let database: EmbeddedDatabase;
  let redis: RedisServer;
  let apis: OperatorProcess[];
  let pool: pg.Pool;
  let here: string;
  let there: string;

  beforeAll(async () => {
    [database, redis] = await Promise.all([
      startEmbeddedDatabase({ folder: join(folder, 'postgres'), password: 'for-this-run', logFile: join(folder, 'database.log'), isThrowAway: true }),
      startRedis(),
    ]);
    // With the default rate limits, which are tested below.
    const env = { REDIS_URL: redis.url, OPERATOR_SETTINGS: '{}' };
    // Concurrently on an empty database: one migrates and seeds, the other waits for it.
    apis = await Promise.all([1, 2].map((index) => startOperator({ databaseUrl: database.url, logFile: join(folder, `api-${index}.log`), env })));
    for (const [index, api] of apis.entries()) gateways.push(await startGateway({ apiUrl: api.url, logFile: join(folder, `gateway-${index}.log`) }));
    [here = '', there = ''] = gateways.map(({ url }) => url);
    pool = openPool(database.url);
  }, 120_000);
  afterAll(async () => {
    await pool?.end();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await Promise.all((apis ?? []).map((api) => api.stop()));
    await redis?.stop();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function createPlayer(): Promise<FundedPlayer> {
    const [player] = await createFundedPlayers(here, pool, 1);
    if (!player) throw new Error('There is no player');
    return player;
  }

  function listen(url: string, player: FundedPlayer): { socket: Socket; next(): Promise<{ total_balance: number }> } {
    const socket = io(url, { auth: { token: player.bearer }, transports: ['websocket'] });
    const arrived: { total_balance: number }[] = [];
    let wake = () => {};
    socket.on(`update_balance_${player.id}`, (update: { total_balance: number }) => {
      arrived.push(update);
      wake();
    });
    return {
      socket,
      async next() {
        while (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        return arrived.shift() ?? { total_balance: Number.NaN };
      },
    };
  }

  const spin = (url: string, player: FundedPlayer, key: string) =>
    call<{ round_id: string; balance: number }>(url, 'game/spin', { bet: 1, idempotency_key: key }, `Session ${player.roundToken}`);

  it('creates the tables and the catalogue once', async () => {
    const { rows } = await pool.query<{ name: string; times: string }>('select name, count(*) as times from kysely_migration group by name');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ times }) => Number(times) !== 1)).toEqual([]);
    const games = await pool.query('select slug from games group by slug having count(*) > 1');
    expect(games.rowCount).toBe(0);
  });

  it('pushes the balance to a socket of the other process, and disconnects it when the session ends here', async () => {
    const player = await createPlayer();
    const live = listen(there, player);
    await live.next();
    const { balance } = await spin(here, player, randomUUID());
    expect((await live.next()).total_balance).toBe(balance);

    const cut = new Promise<string>((resolve) => live.socket.once('disconnect', resolve));
    await call(here, 'front/logout', {}, player.bearer);
    expect(await cut).toBe('io server disconnect');
    live.socket.close();
  });

  it('plays one round per key across processes', async () => {
    const player = await createPlayer();
    const key = randomUUID();
    const rounds = await Promise.all([here, there, here, there, here, there].map((url) => spin(url, player, key)));
    expect(new Set(rounds.map((round) => round.round_id)).size).toBe(1);
    expect(await ledgerFaults(pool)).toEqual([]);
  });

  it('counts wrong passwords across processes', async () => {
    const { rows } = await pool.query<{ username: string }>('select username from players limit 1');
    const logIn = (url: string) =>
      fetch(`${url}/api/front/auth/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: rows[0]?.username, password: 'not-this-one' }),
      });
    const responses: Response[] = [];
    for (let attempt = 0; attempt < 60 && responses.at(-1)?.status !== 429; attempt += 1) responses.push(await logIn(attempt % 2 ? here : there));
    expect(responses.at(-1)?.status).toBe(429);
    for (const url of [here, there]) {
      const refused = await logIn(url);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toEqual({ status: 0, error: 'too_many_requests' });
    }
  });
});
