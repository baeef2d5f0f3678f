import { sql, type Kysely } from 'kysely';

/** When a withdrawal was released by rule, instead of only whether: what was released for a player in a day has a maximum. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawals add column released_by_rule_at timestamptz`.execute(db);
  await sql`
    update withdrawals set released_by_rule_at = coalesce(
      (select max(at) from audit_log where target_id = withdrawals.id::text and call = 'rule/release_withdrawal'), created_at)
    where is_released_by_rule`.execute(db);
  await sql`alter table withdrawals drop column is_released_by_rule`.execute(db);
  await sql`create index withdrawals_released_by_rule on withdrawals (player_id, released_by_rule_at) where released_by_rule_at is not null`.execute(
    db,
  );
}
