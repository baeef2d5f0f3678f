import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the player is told of a sign-in, to recognise it.
  await sql`alter table sessions add column user_agent text not null default ''`.execute(db);
  await sql`create index players_email on players (lower(email))`.execute(db);

  // Only the SHA-256 of a token is kept. The address it was mailed to goes with it: a token for an address that was changed since is void.
  await sql`
    create table account_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      player_id uuid not null references players,
      purpose text not null check (purpose in ('activation', 'password_reset')),
      email text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index account_tokens_player on account_tokens (player_id, purpose)`.execute(db);
  await sql`create index account_tokens_expiry on account_tokens (expires_at)`.execute(db);

  // Mails that are still to be sent; a delivered one leaves no copy here, because it may hold a token.
  await sql`
    create table outbox (
      id uuid primary key default gen_random_uuid(),
      recipient text not null,
      reply_to text,
      subject text not null,
      body_text text not null,
      body_html text not null,
      attempts int not null default 0,
      next_attempt_at timestamptz not null,
      failed_at timestamptz,
      failure text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index outbox_due on outbox (next_attempt_at) where failed_at is null`.execute(db);
  // Where mails go when there is no mail server; never filled in production.
  await sql`
    create table local_mails (
      id uuid primary key,
      recipient text not null,
      reply_to text,
      subject text not null,
      body_text text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index local_mails_latest on local_mails (created_at desc)`.execute(db);

  // Counters of requests. They may be lost in a crash, and are then empty: nobody waits for a disk to be counted.
  await sql`create unlogged table throttles (key text primary key, full_at timestamptz not null)`.execute(db);
  await sql`create index throttles_full on throttles (full_at)`.execute(db);

  await sql`
    create table player_messages (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      kind text not null,
      params jsonb not null,
      created_at timestamptz not null,
      read_at timestamptz,
      pushed_at timestamptz
    )`.execute(db);
  await sql`create index player_messages_of_player on player_messages (player_id, created_at desc, id desc)`.execute(db);
  await sql`create index player_messages_unread on player_messages (player_id) where read_at is null`.execute(db);
  await sql`create index player_messages_unpushed on player_messages (created_at) where pushed_at is null`.execute(db);

  await sql`
    create table contact_messages (
      id uuid primary key default gen_random_uuid(),
      player_id uuid references players,
      player_name text not null,
      email text not null,
      phone_number text not null,
      note text not null,
      status text not null default 'pending' check (status in ('pending', 'answered', 'closed')),
      ip text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index contact_messages_pending on contact_messages (created_at) where status = 'pending'`.execute(db);

  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      kind text not null check (kind in ('identity', 'address', 'payment')),
      file_name text not null,
      media_type text not null,
      size_bytes int not null check (size_bytes > 0),
      content bytea not null,
      status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
      created_at timestamptz not null
    )`.execute(db);
  // Pictures and PDFs are compressed already.
  await sql`alter table documents alter column content set storage external`.execute(db);
  await sql`create index documents_of_player on documents (player_id, created_at desc)`.execute(db);
}
