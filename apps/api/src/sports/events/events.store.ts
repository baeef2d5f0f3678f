import { sql } from 'kysely';
import type { Connection } from '../../database/database.ts';

export type EventRow = Awaited<ReturnType<typeof readEvents>>[number];
export type MarketRow = Awaited<ReturnType<typeof readMarkets>>[number];

/** Upcoming and live events, with their leagues. */
function openEvents(db: Connection) {
  return db
    .selectFrom('sports_events')
    .innerJoin('sports_leagues', 'sports_leagues.id', 'sports_events.league_id')
    .where('status', 'in', ['not_started', 'live']);
}

export function readTree(db: Connection, at: Date) {
  return openEvents(db)
    .where((where) => where.or([where('status', '=', 'live'), where('start_at', '>', at)]))
    .select((select) => [
      'sports_leagues.id',
      'sports_leagues.sport',
      'sports_leagues.region',
      'sports_leagues.name',
      select.fn.countAll<number>().as('event_count'),
      sql<number>`count(*) filter (where status = 'live')`.as('live_count'),
    ])
    .groupBy('sports_leagues.id')
    .orderBy('sports_leagues.sport')
    .orderBy('sports_leagues.region')
    .orderBy('sports_leagues.id')
    .execute();
}

const columns = [
  'sports_events.id',
  'sports_events.sport',
  'sports_events.league_id',
  'sports_leagues.name as league_name',
  'sports_leagues.region',
  'sports_events.home',
  'sports_events.away',
  'sports_events.start_at',
  'sports_events.status',
  'sports_events.match_status',
  'sports_events.played_seconds',
  'sports_events.score',
  'sports_events.version',
] as const;

/** All open events by start time, with the number of markets. */
export function readOpenEvents(db: Connection) {
  return openEvents(db)
    .select([...columns])
    .select((select) =>
      select
        .selectFrom('sports_markets')
        .whereRef('event_id', '=', 'sports_events.id')
        .select(({ fn }) => fn.countAll<number>().as('markets'))
        .$asScalar()
        .$notNull()
        .as('market_count'),
    )
    .orderBy('start_at')
    .orderBy('sports_events.id')
    .execute();
}

export function readEvents(db: Connection, ids: readonly string[]) {
  return db
    .selectFrom('sports_events')
    .innerJoin('sports_leagues', 'sports_leagues.id', 'sports_events.league_id')
    .select([...columns])
    .where('sports_events.id', 'in', ids)
    .execute();
}

/** Number of markets per event in lists. */
const mainMarkets = 3;

const marketColumns = ['event_id', 'id', 'type', sql<number | null>`line::float8`.as('line'), 'status', 'outcomes', 'results'] as const;

/** All markets of the events, in display order. */
export function readMarkets(db: Connection, eventIds: readonly string[]) {
  return db
    .selectFrom('sports_markets')
    .select([...marketColumns])
    .where('event_id', 'in', eventIds)
    .orderBy('event_id')
    .orderBy('position')
    .execute();
}

/** The first markets of all open events, in display order. */
export function readMainMarkets(db: Connection) {
  return db
    .selectFrom('sports_markets')
    .select([...marketColumns])
    .where('event_id', 'in', openEvents(db).select('sports_events.id'))
    .where('position', '<', mainMarkets)
    .orderBy('event_id')
    .orderBy('position')
    .execute();
}

/** The published hash of an event's seed, and the seed itself once the event has ended. */
export function readDraw(db: Connection, eventId: string) {
  return db
    .selectFrom('sports_draws')
    .innerJoin('sports_events', 'sports_events.id', 'sports_draws.event_id')
    .select(['seed_hash', sql<string | null>`case when status in ('ended', 'abandoned') then seed end`.as('seed')])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}
