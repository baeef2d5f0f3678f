import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table players (
      id uuid primary key default gen_random_uuid(),
      username text not null,
      username_key text not null unique,
      password_hash text not null,
      email text not null,
      phone_number text not null,
      first_name text not null,
      last_name text not null,
      country text not null check (country ~ '^[A-Z]{2}$'),
      city text not null,
      address text not null,
      postal_code text not null,
      gender text not null check (gender in ('male', 'female')),
      birthday date not null,
      language text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'XXX'),
      scope text[] not null default '{}',
      status text not null default 'active' check (status in ('active', 'blocked')),
      activated boolean not null default true,
      kyc_status text not null default 'none' check (kyc_status in ('none', 'pending', 'verified', 'rejected', 'expired')),
      notify_newsletter boolean not null,
      tracking_code text not null,
      promo_code text not null,
      registered_ip text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index players_registered_ip on players (registered_ip)`.execute(db);

  // Only the SHA-256 of a token is kept: a copy of this table signs nobody in.
  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      token_hash bytea not null unique check (octet_length(token_hash) = 32),
      player_id uuid not null references players,
      ip text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index sessions_player on sessions (player_id)`.execute(db);

  await sql`create table settings (key text primary key, value jsonb not null)`.execute(db);
  await sql`
    insert into settings (key, value) values
      ('country_black_list', '[]'), ('ip_black_list', '[]'), ('one_account_per_ip', 'false'), ('min_cycle_ms', '0')`.execute(db);
}
