import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      processor text not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      status text not null default 'pending' check (status in ('pending', 'complete', 'failed', 'cancelled', 'expired')),
      reason text,
      idempotency_key uuid not null,
      payload_hash bytea not null,
      redirect_url text,
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      check ((status = 'pending') = (settled_at is null)),
      unique (player_id, idempotency_key)
    )`.execute(db);
  await sql`create index payments_of_player on payments (player_id, created_at desc, id desc)`.execute(db);
  await sql`create index payments_pending on payments (created_at) where status = 'pending'`.execute(db);
  await sql`
    create table payment_events (
      processor text not null,
      event_id text not null,
      payment_id uuid not null references payments,
      type text not null,
      received_at timestamptz not null default now(),
      primary key (processor, event_id)
    )`.execute(db);
}
