import { sql, type Kysely } from 'kysely';

/** Deposits of every flow, withdrawals, the cards that were paid with, and what the list of transactions is read by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await deposits(db);
  await withdrawals(db);
  await events(db);
  await sql`
    create table payment_instruments (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      processor text not null,
      token text not null,
      scheme text not null,
      last4 text not null check (last4 ~ '^[0-9]{4}$'),
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      unique (player_id, processor, token)
    )`.execute(db);
  // Bets and wins, nearly all there is, are not in it.
  await sql`
    create index transfers_movements on transfers ((meta #>> '{owner,playerId}'), created_at desc, id desc)
    where kind in ('bonus_grant', 'bonus_release', 'bonus_forfeit', 'adjustment')`.execute(db);
}

async function deposits(db: Kysely<unknown>): Promise<void> {
  // The amount is what arrives in the end; what was asked for differs when coins were sent.
  await sql`
    alter table payments
      add requested_amount bigint check (requested_amount > 0),
      add fee bigint not null default 0 check (fee >= 0),
      add flow text not null default 'redirect_url',
      add provider_reference text,
      add answer jsonb,
      add expires_at timestamptz not null default now() + interval '2 hours'`.execute(db);
  await sql`
    update payments set answer = jsonb_build_object('type', 'redirect_url', 'url', redirect_url) where redirect_url is not null`.execute(db);
  await sql`alter table payments drop redirect_url`.execute(db);
  await sql`drop index payments_pending`.execute(db);
  await sql`create index payments_pending on payments (expires_at) where status = 'pending'`.execute(db);
}

async function withdrawals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawals (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      processor text not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      details jsonb not null,
      status text not null default 'pending'
        check (status in ('pending', 'processing', 'complete', 'cancelled', 'rejected', 'reversal')),
      reason text,
      idempotency_key uuid not null,
      payload_hash bytea not null,
      version int not null default 1,
      decided_by uuid references players,
      next_order_at timestamptz,
      return_id uuid unique,
      created_at timestamptz not null,
      settled_at timestamptz,
      check ((status in ('pending', 'processing')) = (settled_at is null)),
      check ((status in ('cancelled', 'rejected', 'reversal')) = (return_id is not null)),
      check (next_order_at is null or status = 'processing'),
      unique (player_id, idempotency_key)
    )`.execute(db);
  await sql`create index withdrawals_of_player on withdrawals (player_id, created_at desc, id desc)`.execute(db);
  await sql`
    create index withdrawals_returned on withdrawals (player_id, settled_at desc, return_id desc) where return_id is not null`.execute(db);
  await sql`create index withdrawals_by_status on withdrawals (status, created_at, id)`.execute(db);
  await sql`create index withdrawals_by_age on withdrawals (created_at, id)`.execute(db);
  await sql`create index withdrawals_to_order on withdrawals (next_order_at) where next_order_at is not null`.execute(db);
}

async function events(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_events add withdrawal_id uuid references withdrawals, alter payment_id drop not null`.execute(db);
  await sql`alter table payment_events add check (num_nonnulls(payment_id, withdrawal_id) = 1)`.execute(db);
}
