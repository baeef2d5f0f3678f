import { sql, type Insertable, type Updateable } from 'kysely';
import type { Connection, DatabaseTransaction } from '../../database/database.ts';
import { marketStatus, type MarketStatusCode } from '../events/feed-messages.ts';
import type { OutcomeResult, OutcomeRow } from '../events/outcomes.ts';
import type { SportsEventsTable, SportsLeaguesTable, SportsMarketsTable } from '../events/sports.tables.ts';

export async function insertLeagues(db: Connection, leagues: readonly Insertable<SportsLeaguesTable>[]): Promise<void> {
  await db
    .insertInto('sports_leagues')
    .values(leagues)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Returns the ids that are new: another process may have announced the others. */
export async function insertEvents(db: Connection, events: readonly Insertable<SportsEventsTable>[]): Promise<string[]> {
  const rows = await db
    .insertInto('sports_events')
    .values(events)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertMarkets(db: Connection, markets: readonly Insertable<SportsMarketsTable>[]): Promise<void> {
  await db.insertInto('sports_markets').values(markets).execute();
}

/**
 * Locks an event to apply the feed's next message. Bets on it use a shared lock, so that none is accepted at odds that are being replaced.
 * `undefined` if the event has ended or has a later report than `at`.
 */
export function lockEvent(trx: DatabaseTransaction, id: string, at: Date) {
  return trx
    .selectFrom('sports_events')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', ['not_started', 'live'])
    .where('changed_at', '<', at)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEvent(db: Connection, id: string, change: Updateable<SportsEventsTable>): Promise<void> {
  await db
    .updateTable('sports_events')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export type MarketChange = {
  readonly id: string;
  readonly status: MarketStatusCode;
  readonly outcomes?: readonly OutcomeRow[];
  readonly results?: Readonly<Record<string, OutcomeResult>>;
};

/** Changes markets of an event in one statement. Omitted properties and settled markets are not changed. */
export async function updateMarkets(db: Connection, eventId: string, changes: readonly MarketChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update sports_markets set
      status = change.status,
      outcomes = coalesce(change.outcomes, sports_markets.outcomes),
      results = coalesce(change.results, sports_markets.results)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id text, status smallint, outcomes jsonb, results jsonb)
    where sports_markets.event_id = ${eventId} and sports_markets.id = change.id and sports_markets.status not in (-3, -4)`.execute(db);
}

export async function suspendMarkets(db: Connection, eventId: string): Promise<void> {
  await db
    .updateTable('sports_markets')
    .set({ status: marketStatus.suspended })
    .where('event_id', '=', eventId)
    .where('status', '=', marketStatus.active)
    .execute();
}

/** Stores the last heartbeat of a producer, by its clock. */
export async function upsertProducer(db: Connection, name: string, at: Date): Promise<void> {
  await db
    .insertInto('sports_producers')
    .values({ name, alive_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ alive_at: sql`greatest(sports_producers.alive_at, excluded.alive_at)` }))
    .execute();
}

/** Whether a producer has sent a heartbeat since `since`. */
export async function isProducerAlive(db: Connection, name: string, since: Date): Promise<boolean> {
  const row = await db.selectFrom('sports_producers').select('name').where('name', '=', name).where('alive_at', '>=', since).executeTakeFirst();
  return row !== undefined;
}
