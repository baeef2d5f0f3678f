import { sql } from 'kysely';
import type { LimitPeriod } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import { startOf } from './periods.rules.ts';

/**
 * Deposits during the current day, week and month, in minor units. Pending ones count in each: they may still arrive, and are then credited
 * regardless of the limit.
 */
export async function readDepositSums(db: Connection, playerId: string, at: Date): Promise<Record<LimitPeriod, number>> {
  const [day, week, month] = [startOf('day', at), startOf('week', at), startOf('month', at)];
  const since = (start: Date) => sql<number>`coalesce(sum(amount) filter (where settled_at >= ${start}), 0)::bigint`;
  const complete = await db
    .selectFrom('payments')
    .select([since(day).as('day'), since(week).as('week'), since(month).as('month')])
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .where('settled_at', '>=', week < month ? week : month)
    .executeTakeFirstOrThrow();
  const { pending } = await db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('pending'))
    .where('player_id', '=', playerId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return { day: complete.day + pending, week: complete.week + pending, month: complete.month + pending };
}
