import { sql, type Insertable } from 'kysely';
import type { Connection, DatabaseTransaction } from '../../database/database.ts';
import type { BetState } from '../../games/games.tables.ts';
import type { OutcomeResult } from '../events/outcomes.ts';
import type { SportsBetLegsTable, SportsBetsTable } from '../events/sports.tables.ts';

export type BetRow = NonNullable<Awaited<ReturnType<typeof findBetByKey>>>;
export type LegRow = Awaited<ReturnType<typeof readLegs>>[number];

export function findBetByKey(db: Connection, playerId: string, idempotencyKey: string) {
  return db.selectFrom('sports_bets').selectAll().where('player_id', '=', playerId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

export async function insertBet(
  trx: DatabaseTransaction,
  bet: Insertable<SportsBetsTable>,
  legs: readonly Omit<Insertable<SportsBetLegsTable>, 'bet_id' | 'position'>[],
): Promise<BetRow> {
  const row = await trx.insertInto('sports_bets').values(bet).returningAll().executeTakeFirstOrThrow();
  await trx
    .insertInto('sports_bet_legs')
    .values(legs.map((leg, position) => ({ ...leg, bet_id: row.id, position })))
    .execute();
  return row;
}

/** A player's bet, locked against concurrent settlement and cash-out. */
export function lockPlayersBet(trx: DatabaseTransaction, playerId: string, betId: string): Promise<BetRow | undefined> {
  return trx.selectFrom('sports_bets').selectAll().where('id', '=', betId).where('player_id', '=', playerId).forUpdate().executeTakeFirst();
}

/** A bet to settle, locked; `undefined` if another process or a cash-out has locked it, so that it is checked again later. */
export function takeBet(trx: DatabaseTransaction, betId: string): Promise<BetRow | undefined> {
  return trx.selectFrom('sports_bets').selectAll().where('id', '=', betId).forUpdate().skipLocked().executeTakeFirst();
}

/** Legs of bets with the current state of their markets. */
export function readLegs(db: Connection, betIds: readonly string[]) {
  return db
    .selectFrom('sports_bet_legs')
    .innerJoin('sports_events', 'sports_events.id', 'sports_bet_legs.event_id')
    .innerJoin('sports_leagues', 'sports_leagues.id', 'sports_events.league_id')
    .innerJoin('sports_markets', (join) =>
      join.onRef('sports_markets.event_id', '=', 'sports_bet_legs.event_id').onRef('sports_markets.id', '=', 'sports_bet_legs.market_id'),
    )
    .select([
      'sports_bet_legs.bet_id',
      'sports_bet_legs.position',
      'sports_bet_legs.event_id',
      'sports_bet_legs.market_id',
      'sports_bet_legs.outcome',
      'sports_bet_legs.odds',
      'sports_bet_legs.result',
      'sports_markets.type',
      sql<number | null>`sports_markets.line::float8`.as('line'),
      'sports_markets.status as market_status',
      'sports_markets.outcomes',
      'sports_markets.results',
      'sports_events.status as event_status',
      'sports_events.start_at',
      'sports_events.home',
      'sports_events.away',
      'sports_leagues.name as league_name',
    ])
    .where('bet_id', 'in', betIds)
    .orderBy('bet_id')
    .orderBy('position')
    .execute();
}

/** Events of a player's bet that are not decided yet. */
export async function findOpenEvents(db: Connection, playerId: string, betId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sports_bet_legs')
    .innerJoin('sports_bets', 'sports_bets.id', 'sports_bet_legs.bet_id')
    .select('event_id')
    .where('bet_id', '=', betId)
    .where('player_id', '=', playerId)
    .where('result', 'is', null)
    .execute();
  return rows.map(({ event_id }) => event_id);
}

/** Bets with a leg whose settled market has not been applied yet, ordered by id, after `after`. */
export async function findBetsToSettle(db: Connection, { after, limit }: { after: string | undefined; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ bet_id: string }>`
    select distinct bet_id from sports_bet_legs
    join sports_markets on sports_markets.event_id = sports_bet_legs.event_id and sports_markets.id = sports_bet_legs.market_id
    where sports_bet_legs.result is null and sports_markets.results is not null
      ${after === undefined ? sql`` : sql`and bet_id > ${after}`}
    order by bet_id limit ${limit}`.execute(db);
  return rows.map((row) => row.bet_id);
}

export async function setLegResult(db: Connection, { bet_id, position }: LegRow, result: OutcomeResult): Promise<void> {
  await db.updateTable('sports_bet_legs').set({ result }).where('bet_id', '=', bet_id).where('position', '=', position).execute();
}

type Closing = { readonly state: Exclude<BetState, 'open'>; readonly returned: number; readonly at: Date };

export async function closeBet(
  db: Connection,
  betId: string,
  { state, returned, at }: Closing,
  cashOut?: { key: string; asked: number },
): Promise<void> {
  await db
    .updateTable('sports_bets')
    .set({ state, returned, settled_at: at, cash_out_key: cashOut?.key ?? null, cash_out_asked: cashOut?.asked ?? null })
    .where('id', '=', betId)
    .execute();
}

export function findCashOut(db: Connection, playerId: string, key: string) {
  return db.selectFrom('sports_bets').selectAll().where('player_id', '=', playerId).where('cash_out_key', '=', key).executeTakeFirst();
}

/** Serialises requests with the same key, even for different bets. */
export async function lockCashOutKey(trx: DatabaseTransaction, playerId: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${playerId} ${key}`}, 0))`.execute(trx);
}
