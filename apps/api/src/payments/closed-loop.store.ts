import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { MoneyIn, MoneyOut } from './closed-loop.rules.ts';

/** `firstAt`: when the first of it was there. */
export type MoneySource = MoneyIn & { readonly firstAt: Date };

/** What came in by each method, and card where it is known. */
export async function readMoneyIn(db: Connection, playerId: string): Promise<MoneySource[]> {
  return db
    .selectFrom('payments')
    .select(({ fn }) => [
      'processor',
      'instrument_id as cardId',
      sql<number>`sum(amount)::bigint`.as('amountMinor'),
      fn.min('settled_at').as('firstAt'),
      fn.max('settled_at').as('lastAt'),
    ])
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .groupBy(['processor', 'instrument_id'])
    .$narrowType<{ firstAt: Date; lastAt: Date }>()
    .execute();
}

/** What went out by each method and card, or is on its way; what was cancelled or came back is not. */
export async function readMoneyOut(db: Connection, playerId: string): Promise<MoneyOut[]> {
  const cardId = sql<string | null>`details->>'saved_card'`;
  return db
    .selectFrom('withdrawals')
    .select([
      'processor',
      cardId.as('cardId'),
      sql<number>`coalesce(sum(amount) filter (where status in ('pending', 'processing', 'complete')), 0)::bigint`.as('amountMinor'),
      sql<Date | null>`max(settled_at) filter (where status = 'complete')`.as('paidAt'),
      sql<Date | null>`max(settled_at) filter (where status = 'reversal')`.as('failedAt'),
    ])
    .where('player_id', '=', playerId)
    .groupBy(['processor', cardId])
    .execute();
}

/** Whether money of the player has arrived at a destination before. */
export async function hasBeenPaid(db: Connection, playerId: string, destination: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('destination', '=', destination)
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
