import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists psp_sandbox`.execute(db);
  await sql`
    create table psp_sandbox.payments (
      id uuid primary key default gen_random_uuid(),
      reference uuid not null unique,
      order_hash bytea not null,
      merchant text not null,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      locale text not null,
      return_url text not null,
      callback_url text not null,
      status text not null default 'created' check (status in ('created', 'confirming', 'completed', 'failed', 'cancelled', 'expired')),
      card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
      card_scheme text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index payments_undecided on psp_sandbox.payments (expires_at) where status in ('created', 'confirming')`.execute(db);
  await sql`
    create table psp_sandbox.deliveries (
      event_id uuid primary key default gen_random_uuid(),
      payment_id uuid not null unique references psp_sandbox.payments,
      url text not null,
      body text not null,
      attempts int not null default 0,
      next_attempt_at timestamptz not null,
      delivered_at timestamptz
    )`.execute(db);
  await sql`create index deliveries_due on psp_sandbox.deliveries (next_attempt_at) where delivered_at is null`.execute(db);
}
