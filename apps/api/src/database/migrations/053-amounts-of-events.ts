import { sql, type Kysely } from 'kysely';

/** Amount and currency that a provider's event reported, so that a repeated event id with another amount is noticed. Null for earlier events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_events add amount bigint, add currency text, add check ((amount is null) = (currency is null))`.execute(db);
}
