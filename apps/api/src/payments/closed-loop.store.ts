import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { Deposit, MoneyIn, MoneyOut } from './closed-loop.rules.ts';

/** `firstAt`: when the first of it was there. `details`: the fields by which a payout goes to the account, where it is no card. */
export type MoneySource = MoneyIn & { readonly firstAt: Date; readonly details: Readonly<Record<string, string>> | null };

/** The account that a deposit came from, where the provider reported it: a saved card, or a destination of payouts. */
const payer = sql<string | null>`coalesce(instrument_id::text, payer_destination)`;

/** What came in by each method, and account where it is known. */
export async function readMoneyIn(db: Connection, playerId: string): Promise<MoneySource[]> {
  return db
    .selectFrom('payments')
    .select(({ fn }) => [
      'processor',
      payer.as('accountId'),
      sql<Record<string, string> | null>`(array_agg(payer_details))[1]`.as('details'),
      sql<number>`sum(amount)::bigint`.as('amountMinor'),
      fn.min('settled_at').as('firstAt'),
      fn.max('settled_at').as('lastAt'),
    ])
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .groupBy(['processor', payer])
    .$narrowType<{ firstAt: Date; lastAt: Date }>()
    .execute();
}

/** What went out by each method and account, or is on its way; what was cancelled or came back is not. */
export async function readMoneyOut(db: Connection, playerId: string): Promise<MoneyOut[]> {
  const accountId = sql<string | null>`coalesce(details->>'saved_card', destination)`;
  return db
    .selectFrom('withdrawals')
    .select([
      'processor',
      accountId.as('accountId'),
      sql<number>`coalesce(sum(amount) filter (where status in ('pending', 'processing', 'complete')), 0)::bigint`.as('amountMinor'),
      sql<number>`coalesce(sum(unplayed) filter (where status in ('pending', 'processing', 'complete')), 0)::bigint`.as('unplayedMinor'),
      sql<Date | null>`max(settled_at) filter (where status = 'complete')`.as('paidAt'),
      sql<Date | null>`max(settled_at) filter (where status = 'reversal')`.as('failedAt'),
    ])
    .where('player_id', '=', playerId)
    .groupBy(['processor', accountId])
    .execute();
}

/** Each deposit of a player. */
export function readDeposits(db: Connection, playerId: string): Promise<Deposit[]> {
  return db
    .selectFrom('payments')
    .select(['processor', payer.as('accountId'), 'amount as amountMinor', 'played_before as playedBeforeMinor'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .execute();
}

/** All that a player has staked of real money, but for what was voided, and has withdrawn without that. Grows under the lock of the wallet. */
export function playedOf(playerId: RawBuilder<unknown>) {
  return sql<number>`(
    (select coalesce(sum(staked - bonus_staked), 0) from player_day_totals where player_id = ${playerId})
    + (select coalesce(sum(unplayed), 0) from withdrawals where player_id = ${playerId} and status in ('pending', 'processing', 'complete'))
  )::bigint`;
}

export async function readPlayed(db: Connection, playerId: string): Promise<number> {
  const { rows } = await sql<{ played: number }>`select ${playedOf(sql`${playerId}::uuid`)} as played`.execute(db);
  return rows[0]?.played ?? 0;
}

/** Whether money of the player has arrived at a destination before, for which the player gave the password. */
export async function hasBeenPaid(db: Connection, playerId: string, destination: string): Promise<boolean> {
  return (await lastProven(db, playerId, destination).executeTakeFirst()) !== undefined;
}

/** Without the password a thief pays in by an own card and takes the same out again: that makes the card no known one. */
function lastProven(db: Connection, playerId: string, destination: string) {
  return db
    .selectFrom('withdrawals')
    .select('created_at')
    .where('destination', '=', destination)
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .where('is_proven', '=', true)
    .orderBy('created_at', 'desc')
    .limit(1);
}

/**
 * The amount that may be withdrawn without the password to the account behind a processor, where the processor does not name the account: it
 * pays to the account of the last deposit. Any amount if a payout requested since then has arrived, else what is left of that deposit.
 */
export async function readTrustedMinor(db: Connection, playerId: string, processor: string, destination: string): Promise<number> {
  const deposit = await db
    .selectFrom('payments')
    .select(['amount', 'settled_at'])
    .where('player_id', '=', playerId)
    .where('processor', '=', processor)
    .where('status', '=', 'complete')
    .orderBy('settled_at', 'desc')
    .limit(1)
    .$narrowType<{ settled_at: Date }>()
    .executeTakeFirst();
  const paid = await lastProven(db, playerId, destination).executeTakeFirst();
  if (!deposit) return paid ? Number.MAX_SAFE_INTEGER : 0;
  if (paid && paid.created_at > deposit.settled_at) return Number.MAX_SAFE_INTEGER;
  const { went } = await db
    .selectFrom('withdrawals')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('went'))
    .where('player_id', '=', playerId)
    .where('destination', '=', destination)
    .where('status', 'in', ['pending', 'processing', 'complete'])
    .where('created_at', '>=', deposit.settled_at)
    .executeTakeFirstOrThrow();
  return Math.max(0, deposit.amount - went);
}
