import { sql, type Kysely } from 'kysely';

/** Why an account is blocked, which its player reads at a login. Earlier blocks have their reason in the audit log only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table players add column block_reason text check (block_reason in ('takeover', 'duplicate', 'fraud', 'harm', 'asked'))`.execute(db);
}
