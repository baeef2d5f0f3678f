import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { limitKinds, limitPeriods } from '@playfront/api-contract';
import { load } from './load.ts';
import { medianOf } from './figures.ts';
import { pgbench } from './pgbench.ts';
import { createFundedPlayers, type FundedPlayer } from './funded-players.ts';
import { call } from './operator-process.ts';

const clients = 16;
const seconds = 8;
const rounds = 3;
/** Its rules require reality checks but no minimum time between rounds, so one player can bet without waiting. */
const country = 'MT';
const script = fileURLToPath(new URL('bet.sql', import.meta.url));

export type BetsResult = { overHttp: number; plainSql: number; ratio: number; p99Ms: number };

/** Measures bets a second over HTTP, with every limit set, against the same transaction in plain SQL: on the same server with as many clients, in alternation, median of three. */
export async function measureBets(url: string, databaseUrl: string, database: pg.Pool): Promise<BetsResult> {
  const players = await createFundedPlayers(url, database, clients, country);
  for (const player of players) await setEveryLimit(url, player);
  await createClientsTable(database, players);
  const requestOf = (connection: number) => {
    const player = players[connection % clients];
    return {
      path: '/api/game/spin',
      headers: { authorization: `Session ${player?.roundToken}` },
      body: () => JSON.stringify({ bet: 1, idempotency_key: randomUUID() }),
    };
  };
  const overHttp: number[] = [];
  const plainSql: number[] = [];
  let p99Ms = 0;
  await load({ url, connections: clients, seconds: 3, requestOf });
  for (let round = 0; round < rounds; round += 1) {
    plainSql.push(await pgbench({ databaseUrl, script, clients, seconds }));
    const measured = await load({ url, connections: clients, seconds, requestOf });
    if (measured.failures > 0) throw new Error(`${measured.failures} bets were refused`);
    overHttp.push(measured.perSecond);
    p99Ms = Math.max(p99Ms, measured.p99Ms);
  }
  return { overHttp: medianOf(overHttp), plainSql: medianOf(plainSql), ratio: medianOf(overHttp) / medianOf(plainSql), p99Ms };
}

/** Sets limits that are never reached. */
async function setEveryLimit(url: string, { bearer }: FundedPlayer): Promise<void> {
  for (const kind of limitKinds)
    for (const period of limitPeriods) {
      const amount = kind === 'session' ? 24 * 60 : 100_000_000;
      await call(url, 'front/set_player_limit', { kind, period, amount }, bearer);
    }
}

async function createClientsTable(database: pg.Pool, players: readonly FundedPlayer[]): Promise<void> {
  await database.query('drop table if exists bench_clients');
  await database.query(
    'create table bench_clients (client int primary key, token_hash bytea, player_id uuid, game_id bigint, real_account bigint, house_account bigint)',
  );
  for (const [client, player] of players.entries()) {
    await database.query(
      `insert into bench_clients
       select $1, $2, $3, game_id,
         (select id from accounts where player_id = $3 and kind = 'player_real'),
         (select id from accounts where kind = 'house_games' and currency = 'EUR' and player_id is null)
       from round_sessions where id = $4`,
      [client, createHash('sha256').update(player.roundToken).digest(), player.id, player.roundSessionId],
    );
  }
}
