import { sql, type Kysely } from 'kysely';

/** The payment to whose account a payout goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table psp_sandbox.payouts add deposit_reference uuid`.execute(db);
}
