import { sql, type Insertable } from 'kysely';
import type { Connection, Database } from '../../database/database.ts';
import type { SportsDrawsTable } from '../events/sports.tables.ts';

export async function insertDraws(db: Connection, draws: readonly Insertable<SportsDrawsTable>[]): Promise<void> {
  await db.insertInto('sports_draws').values(draws).execute();
}

/** Events of the simulated feed that have started and not ended. */
export function readRunning(db: Connection, at: Date) {
  return db
    .selectFrom('sports_events')
    .innerJoin('sports_draws', 'sports_draws.event_id', 'sports_events.id')
    .select(['id', 'sport', 'home', 'away', 'start_at as startAt', 'seed'])
    .where('status', 'in', ['not_started', 'live'])
    .where('start_at', '<=', at)
    .orderBy('id')
    .execute();
}

/** Deletes ended events without bets that started before `before`. */
export async function deleteEventsWithoutBets(db: Connection, before: Date): Promise<void> {
  await sql`
    delete from sports_events where status in ('ended', 'abandoned') and start_at < ${before}
    and not exists (select 1 from sports_bet_legs where sports_bet_legs.event_id = sports_events.id)`.execute(db);
}

/** An arbitrary number, the same in every process. */
const feedLock = 7_203_121;

/** Runs `work`, unless another process is running it. The lock ends with the connection, so a crash releases it. */
export function withFeedLock(database: Database, work: () => Promise<void>): Promise<void> {
  return database.connection().execute(async (connection) => {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${feedLock}) as "isOurs"`.execute(connection);
    if (!rows[0]?.isOurs) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${feedLock})`.execute(connection);
    }
  });
}
