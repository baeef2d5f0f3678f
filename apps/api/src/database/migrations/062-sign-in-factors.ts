import { sql, type Kysely } from 'kysely';

/** Authenticator apps with their recovery codes, passkeys, and the challenges that passkeys sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table authenticators (
      player_id uuid primary key references players,
      secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_used_step bigint not null default 0
    )`.execute(db);
  await sql`
    create table recovery_codes (
      player_id uuid not null references authenticators on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (player_id, code_hash)
    )`.execute(db);
  await sql`
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      is_synced boolean not null,
      name text not null check (length(name) <= 60),
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_of_player on passkeys (player_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      purpose text not null check (purpose in ('login', 'add', 'confirm')),
      session_id uuid,
      expires_at timestamptz not null,
      check ((session_id is null) = (purpose = 'login'))
    )`.execute(db);
  await sql`create index passkey_challenges_by_end on passkey_challenges (expires_at)`.execute(db);
}
