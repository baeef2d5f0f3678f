import { sql, type Kysely } from 'kysely';

/** Why a card was declined, confirmations of sent coins, and callbacks that a tester sends from the console. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table psp_sandbox.payments
      add failure text,
      add confirmations int not null default 0,
      add confirmations_required int check (confirmations_required > 0)`.execute(db);
  await sql`create index payments_to_confirm on psp_sandbox.payments (id) where confirmations < confirmations_required`.execute(db);
  await sql`create index payments_by_age on psp_sandbox.payments (created_at)`.execute(db);
  await sql`
    alter table psp_sandbox.deliveries
      add position bigint generated always as identity,
      add reference uuid,
      add flaw text check (flaw in ('forged', 'unsigned', 'stale', 'replayed')),
      add signature text,
      add response_status int`.execute(db);
  await sql`create index deliveries_of_reference on psp_sandbox.deliveries (reference)`.execute(db);
}
