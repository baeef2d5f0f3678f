import { sql, type Kysely } from 'kysely';

/** What a provider's event said came or went, so that another sum under the same id is told apart. Unknown of earlier events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_events add amount bigint, add currency text, add check ((amount is null) = (currency is null))`.execute(db);
}
