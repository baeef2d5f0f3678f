import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { limitKinds, limitPeriods } from '@playfront/api-contract';
import { load, type Load } from './load.ts';
import { medianOf } from './figures.ts';
import { pgbench } from './pgbench.ts';
import { createFundedPlayers, openGame, type FundedPlayer } from './funded-players.ts';
import { call } from './operator-process.ts';

const clients = 16;
const seconds = 8;
const rounds = 3;
/** Its rules require reality checks but no minimum time between rounds, so one player can bet without waiting. */
const country = 'MT';
const script = fileURLToPath(new URL('bet.sql', import.meta.url));

type Rate = { perSecond: number; ratio: number; p99Ms: number };
/** Of spins and of rounds that start with bets; `ratio` is the share of the plain SQL. */
export type BetsResult = { spins: Rate; starts: Rate; plainSql: number };

/** Measures bets a second over HTTP, with every limit set, against the same transaction in plain SQL: on the same server with as many clients, in alternation, median of three. */
export async function measureBets(url: string, databaseUrl: string, database: pg.Pool): Promise<BetsResult> {
  const players = await createFundedPlayers(url, database, clients, country);
  for (const player of players) await setEveryLimit(url, player);
  await createClientsTable(database, players);
  const tables: string[] = [];
  for (const { bearer } of players) tables.push((await openGame(url, bearer, 'roulette')).token);

  const requestOf = (path: string, tokens: readonly string[], bet: object) => (connection: number) => ({
    path,
    headers: { authorization: `Session ${tokens[connection % clients]}` },
    body: () => JSON.stringify({ ...bet, idempotency_key: randomUUID() }),
  });
  const spins = requestOf(
    '/api/game/spin',
    players.map(({ roundToken }) => roundToken),
    { bet: 1 },
  );
  // A dozen wins about as often as the bet in plain SQL.
  const starts = requestOf('/api/game/start', tables, { bets: [{ spot: 'dozen-1', amount: 1 }] });
  const plainSql: number[] = [];
  const loads = { spins: [] as Load[], starts: [] as Load[] };
  for (const request of [spins, starts]) await load({ url, connections: clients, seconds: 3, requestOf: request });
  for (let round = 0; round < rounds; round += 1) {
    plainSql.push(await pgbench({ databaseUrl, script, clients, seconds }));
    loads.spins.push(await load({ url, connections: clients, seconds, requestOf: spins }));
    loads.starts.push(await load({ url, connections: clients, seconds, requestOf: starts }));
  }
  const refused = [...loads.spins, ...loads.starts].reduce((sum, { failures }) => sum + failures, 0);
  if (refused > 0) throw new Error(`${refused} bets were refused`);
  const median = medianOf(plainSql);
  return { spins: rateOf(loads.spins, median), starts: rateOf(loads.starts, median), plainSql: median };
}

function rateOf(loads: readonly Load[], plainSql: number): Rate {
  const perSecond = medianOf(loads.map((measured) => measured.perSecond));
  return { perSecond, ratio: perSecond / plainSql, p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)) };
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
