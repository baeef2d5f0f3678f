import { sql, type Kysely } from 'kysely';

/** The deposit whose account a withdrawal is paid to, for methods without payout fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawals add source_payment_id uuid references payments`.execute(db);
  // As they were judged when they were asked for. What a provider may already have been ordered to pay is ordered again as it was.
  await sql`
    update withdrawals set source_payment_id = (
      select coalesce(held_money.payment_id, payments.id)
      from payments left join held_money on held_money.credited_payment_id = payments.id
      where payments.player_id = withdrawals.player_id and payments.processor = withdrawals.processor
        and payments.status = 'complete' and payments.settled_at <= withdrawals.created_at
      order by payments.settled_at desc, payments.id desc limit 1
    ) where details = '{}' and (status <> 'processing' or not may_be_ordered)`.execute(db);
}
