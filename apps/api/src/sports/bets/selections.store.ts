import { sql } from 'kysely';
import type { Connection, DatabaseTransaction } from '../../database/database.ts';

export type SelectionKey = { readonly event_id: string; readonly market: string };

/** A market of a selection, with its event. */
export type MarketOffer = Awaited<ReturnType<typeof readOffers>>[number];

/** Locks the events against the feed until the transaction ends, in the order of their ids, so that odds read afterwards remain valid. */
export async function lockEventsForBet(trx: DatabaseTransaction, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await trx.selectFrom('sports_events').select('id').where('id', 'in', eventIds).orderBy('id').forShare().execute();
}

export function readOffers(db: Connection, selections: readonly SelectionKey[]) {
  return db
    .selectFrom('sports_markets')
    .innerJoin('sports_events', 'sports_events.id', 'sports_markets.event_id')
    .innerJoin('sports_leagues', 'sports_leagues.id', 'sports_events.league_id')
    .select([
      'event_id',
      'sports_markets.id as market_id',
      'type',
      sql<number | null>`line::float8`.as('line'),
      'sports_markets.status as market_status',
      'outcomes',
      'sports_events.status as event_status',
      'start_at',
      'home',
      'away',
      'sports_leagues.name as league_name',
    ])
    .where((where) =>
      where.or(selections.map(({ event_id, market }) => where.and([where('event_id', '=', event_id), where('sports_markets.id', '=', market)]))),
    )
    .execute();
}

export async function isAnyLive(db: Connection, eventIds: readonly string[]): Promise<boolean> {
  const row = await db.selectFrom('sports_events').select('id').where('id', 'in', eventIds).where('status', '=', 'live').limit(1).executeTakeFirst();
  return row !== undefined;
}
