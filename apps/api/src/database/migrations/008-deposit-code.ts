import { sql, type Kysely } from 'kysely';

/** The promo code typed with a deposit: its bonus comes when the money does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add promo_code text`.execute(db);
}
