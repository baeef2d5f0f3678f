import { sql, type Kysely } from 'kysely';

/** The account that a deposit came from, where it is no card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add payer_details jsonb,
      add payer_destination text,
      add check ((payer_details is null) = (payer_destination is null))`.execute(db);
  // What went to accounts without a name before this migration may have been unplayed; players are not asked to stake it again.
  await sql`
    update withdrawals set unplayed = amount
    where unplayed < amount and details <> '{}' and not details ?| array['saved_card', 'beneficiary_name']`.execute(db);
}
