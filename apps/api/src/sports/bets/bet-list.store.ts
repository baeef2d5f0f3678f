import { sql } from 'kysely';
import type { Connection } from '../../database/database.ts';
import type { BetState } from '../../games/games.tables.ts';

export type SportsBetFilter = {
  readonly playerId: string;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly state: BetState | undefined;
  readonly offset: number;
  readonly limit: number;
};

export function pageBets(db: Connection, filter: SportsBetFilter) {
  return inPeriod(db, filter)
    .selectAll()
    .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state ?? 'open'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
}

/** The number of bets that match the filter, and the sums over the full period in all states. Void bets moved no money. */
export function sumBets(db: Connection, filter: SportsBetFilter): Promise<{ total: number; staked: number; won: number }> {
  const isCounted = filter.state ? sql`state = ${filter.state}` : sql`true`;
  return inPeriod(db, filter)
    .select([
      sql<number>`count(*) filter (where ${isCounted})`.as('total'),
      sql<number>`coalesce(sum(stake) filter (where state <> 'void'), 0)::bigint`.as('staked'),
      sql<number>`coalesce(sum(returned) filter (where state <> 'void'), 0)::bigint`.as('won'),
    ])
    .executeTakeFirstOrThrow();
}

function inPeriod(db: Connection, { playerId, from, to }: SportsBetFilter) {
  return db
    .selectFrom('sports_bets')
    .where('player_id', '=', playerId)
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? new Date()))
    .$if(to !== undefined, (query) => query.where('created_at', '<=', to ?? new Date()));
}
