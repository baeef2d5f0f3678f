import { sql, type Kysely } from 'kysely';

/** Withdrawals have two officers, a rule that releases them, and payouts by hand; the audit log has an actor that is no player. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table withdrawals
      add column first_approved_by uuid references players,
      add column is_released_by_rule boolean not null default false,
      add column is_paid_by_hand boolean not null default false,
      add column payout_reference text`.execute(db);
  await sql`create index withdrawals_paid_by_hand on withdrawals (status, created_at, id) where is_paid_by_hand`.execute(db);
  // What the operator's software does by rule.
  await sql`alter table audit_log alter column actor_id drop not null`.execute(db);
}
