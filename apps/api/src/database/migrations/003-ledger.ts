import { sql, type Kysely } from 'kysely';

/**
 * The double-entry ledger. What must never happen is refused by the database itself: a transfer that does not sum to zero in
 * each currency, a posting changed or removed, a posting added to an old transfer, a player's account below zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await roundSessions(db);
  await tables(db);
  await refuseChanges(db);
  await runningBalance(db);
  await balancedTransfers(db);
}

async function roundSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table round_sessions (
      id uuid primary key default gen_random_uuid(),
      game_id bigint not null references games,
      mode text not null check (mode in ('real', 'demo')),
      currency text not null,
      player_id uuid references players,
      session_id uuid references sessions,
      server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
      server_seed_hash text not null,
      client_seed text not null,
      next_nonce bigint not null default 0,
      last_round_at timestamptz,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check ((mode = 'real') = (player_id is not null) and (mode = 'real') = (session_id is not null)),
      check ((mode = 'demo') = (currency = 'XXX'))
    )`.execute(db);
  await sql`create index round_sessions_session on round_sessions (session_id, game_id) where session_id is not null`.execute(db);
  await sql`
    create table round_session_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      round_session_id uuid not null references round_sessions,
      created_at timestamptz not null default now()
    )`.execute(db);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  // A player account belongs to a player, or to the play money of one free round session; a house account to nobody.
  await sql`
    create table accounts (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('player_real', 'player_bonus', 'player_locked', 'house_games', 'house_demo', 'psp_clearing')),
      player_id uuid references players,
      round_session_id uuid references round_sessions,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      created_at timestamptz not null default now(),
      check ((kind like 'player%') = (num_nonnulls(player_id, round_session_id) = 1)),
      check (num_nonnulls(player_id, round_session_id) <= 1),
      check (player_id is null or currency <> 'XXX'),
      check (round_session_id is null or currency = 'XXX')
    )`.execute(db);
  await sql`create unique index accounts_of_player on accounts (player_id, kind, currency) where player_id is not null`.execute(db);
  await sql`create unique index accounts_of_demo on accounts (round_session_id, kind) where round_session_id is not null`.execute(db);
  await sql`
    create unique index accounts_of_house on accounts (kind, currency) where player_id is null and round_session_id is null`.execute(db);

  await sql`
    create table transfers (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('deposit', 'bet', 'win', 'rollback', 'demo_start')),
      idempotency_key text not null unique,
      payload_hash bytea not null,
      round_id uuid,
      meta jsonb not null,
      transaction_id xid8 not null default pg_current_xact_id(),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index transfers_round on transfers (round_id) where round_id is not null`.execute(db);

  // No foreign key to accounts: it would lock the one house account in every transfer. The trigger below
  // looks the account up, and an account cannot be removed.
  await sql`
    create table postings (
      id bigint generated always as identity primary key,
      transfer_id uuid not null references transfers,
      account_id bigint not null,
      amount bigint not null check (amount <> 0 and abs(amount) <= 9007199254740991),
      sequence bigint,
      balance_after bigint check (balance_after between 0 and 9007199254740991),
      created_at timestamptz not null default now(),
      check ((sequence is null) = (balance_after is null))
    )`.execute(db);
  await sql`create unique index postings_sequence on postings (account_id, sequence) include (balance_after) where sequence is not null`.execute(db);
  await sql`create index postings_transfer on postings (transfer_id)`.execute(db);

  // A rollback that came before its debit: the debit must be refused when it arrives.
  await sql`create table transfer_tombstones (transfer_key text primary key, created_at timestamptz not null default now())`.execute(db);
}

async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  for (const table of ['transfers', 'postings', 'transfer_tombstones', 'accounts']) {
    await sql`
      create trigger ${sql.ref(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}

async function runningBalance(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function postings_before_insert() returns trigger language plpgsql as $$
    declare
      account_kind text;
      last_sequence bigint;
      last_balance bigint;
    begin
      if not exists (select 1 from transfers where id = new.transfer_id and transaction_id = pg_current_xact_id()) then
        raise exception 'transfer % is closed', new.transfer_id using errcode = 'restrict_violation';
      end if;
      select kind into account_kind from accounts where id = new.account_id;
      if not found then
        raise exception 'account % does not exist', new.account_id using errcode = 'foreign_key_violation';
      end if;
      new.sequence := null;
      new.balance_after := null;
      if account_kind like 'player%' then
        -- Only one transaction at a time moves a player's account; what follows sees all that was committed before it.
        perform 1 from accounts where id = new.account_id for no key update;
        select sequence, balance_after into last_sequence, last_balance
          from postings where account_id = new.account_id and sequence is not null order by sequence desc limit 1;
        new.sequence := coalesce(last_sequence, 0) + 1;
        new.balance_after := coalesce(last_balance, 0) + new.amount;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger postings_before_insert before insert on postings
    for each row execute function postings_before_insert()`.execute(db);
}

async function balancedTransfers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_transfer() returns trigger language plpgsql as $$
    declare
      checked uuid := case tg_table_name when 'transfers' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'transfer_id')::uuid end;
    begin
      if (select count(*) from postings where transfer_id = checked) < 2 then
        raise exception 'transfer % has fewer than two postings', checked using errcode = 'check_violation';
      end if;
      if exists (
        select 1 from postings join accounts on accounts.id = postings.account_id
        where transfer_id = checked group by currency having sum(amount) <> 0
      ) then
        raise exception 'transfer % does not sum to zero', checked using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ['transfers', 'postings']) {
    await sql`
      create constraint trigger ${sql.ref(`${table}_balanced`)} after insert on ${sql.table(table)}
      deferrable initially deferred for each row execute function check_transfer()`.execute(db);
  }
}
