import { sql, type Kysely } from 'kysely';

/** Seeds that a round session no longer uses, with the rounds drawn from them, and the client seed that a player chose last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table replaced_seeds (
    round_session_id uuid not null references round_sessions,
    first_nonce bigint not null,
    last_nonce bigint not null,
    server_seed text not null,
    server_seed_hash text not null,
    client_seed text not null,
    revealed_at timestamptz,
    constraint replaced_seeds_pkey primary key (round_session_id, first_nonce),
    constraint replaced_seeds_nonces_check check (first_nonce >= 0 and last_nonce >= first_nonce)
  )`.execute(db);
  await sql`alter table players add column client_seed text`.execute(db);
}
