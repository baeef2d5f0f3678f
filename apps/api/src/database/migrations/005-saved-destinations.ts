import { sql, type Kysely } from 'kysely';

/** The bonus money that each withdrawal has forfeited, and the payout destinations that players have removed from their saved ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawals
    add column forfeited bigint default 0 not null,
    add constraint withdrawals_forfeited_check check (forfeited >= 0)`.execute(db);
  await sql`create table removed_destinations (
    player_id uuid not null references players,
    destination text not null,
    removed_at timestamptz not null,
    constraint removed_destinations_pkey primary key (player_id, destination)
  )`.execute(db);
}
