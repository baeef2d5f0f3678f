import { sql, type Kysely } from 'kysely';

/** The deposit whose account receives a payout. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table psp_sandbox.payouts add deposit_reference uuid`.execute(db);
}
