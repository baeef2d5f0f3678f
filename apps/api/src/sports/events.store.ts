import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

export type EventRow = Awaited<ReturnType<typeof readEvents>>[number];
export type MarketRow = Awaited<ReturnType<typeof readMarkets>>[number];

export type EventFilter = {
  readonly sport: string | undefined;
  readonly league: string | undefined;
  readonly state: 'live' | 'upcoming' | undefined;
  readonly at: Date;
};

/** Events that can be bet on. One whose start has passed waits for the feed to say that it runs. */
function open(db: Connection, { sport, league, state, at }: EventFilter) {
  return db
    .selectFrom('sports_events')
    .innerJoin('sports_leagues', 'sports_leagues.id', 'sports_events.league_id')
    .where('status', 'in', ['not_started', 'live'])
    .where((where) =>
      where.or([
        ...(state === 'upcoming' ? [] : [where('status', '=', 'live')]),
        ...(state === 'live' ? [] : [where.and([where('status', '=', 'not_started'), where('start_at', '>', at)])]),
      ]),
    )
    .$if(sport !== undefined, (query) => query.where('sports_events.sport', '=', sport ?? ''))
    .$if(league !== undefined, (query) => query.where('league_id', '=', league ?? ''));
}

export function readTree(db: Connection, at: Date) {
  return open(db, { sport: undefined, league: undefined, state: undefined, at })
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

export async function pageEvents(db: Connection, filter: EventFilter, page: { offset: number; limit: number }) {
  const [events, { total }] = await Promise.all([
    open(db, filter)
      .select([...columns])
      .orderBy('start_at')
      .orderBy('sports_events.id')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    open(db, filter)
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { events, total };
}

export function readEvents(db: Connection, ids: readonly string[]) {
  return db
    .selectFrom('sports_events')
    .innerJoin('sports_leagues', 'sports_leagues.id', 'sports_events.league_id')
    .select([...columns])
    .where('sports_events.id', 'in', ids)
    .execute();
}

/** All markets of the events, in the order they are shown. */
export function readMarkets(db: Connection, eventIds: readonly string[]) {
  return db
    .selectFrom('sports_markets')
    .select(['event_id', 'id', 'type', sql<number | null>`line::float8`.as('line'), 'status', 'outcomes', 'results'])
    .where('event_id', 'in', eventIds)
    .orderBy('event_id')
    .orderBy('position')
    .execute();
}

/** What was promised of an event's draw; the seed is told when nobody can bet on it any more. */
export function readDraw(db: Connection, eventId: string) {
  return db
    .selectFrom('sports_draws')
    .innerJoin('sports_events', 'sports_events.id', 'sports_draws.event_id')
    .select(['seed_hash', sql<string | null>`case when status in ('ended', 'abandoned') then seed end`.as('seed')])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}
