import { sql, type Kysely } from 'kysely';

/** All payment methods, vouchers, codes by phone, and payouts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table psp_sandbox.payments
      add method jsonb not null default '{"id": "sandbox_card", "name": "Card", "kind": "card", "flow": "redirect_url"}',
      add details jsonb not null default '{}',
      add paid_minor bigint check (paid_minor > 0),
      add card_token text,
      add wrong_codes int not null default 0,
      add decide_at timestamptz,
      add decide_as text check (decide_as in ('completed', 'failed')),
      add check ((decide_at is null) = (decide_as is null))`.execute(db);
  await sql`create index payments_to_decide on psp_sandbox.payments (decide_at) where status in ('created', 'confirming')`.execute(db);

  await sql`
    create table psp_sandbox.payouts (
      id uuid primary key default gen_random_uuid(),
      reference uuid not null unique,
      order_hash bytea not null,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      callback_url text not null,
      status text not null default 'accepted' check (status in ('accepted', 'payout_completed', 'payout_failed')),
      decide_at timestamptz not null,
      decide_as text not null check (decide_as in ('payout_completed', 'payout_failed')),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index payouts_to_decide on psp_sandbox.payouts (decide_at) where status = 'accepted'`.execute(db);

  // Money may arrive after the payment expired: then the payment has two events. Payouts have events too.
  await sql`alter table psp_sandbox.deliveries drop constraint deliveries_payment_id_key, drop column payment_id`.execute(db);

  await sql`
    create table psp_sandbox.vouchers (
      code text not null,
      currency text not null,
      left_minor bigint not null check (left_minor >= 0),
      primary key (code, currency)
    )`.execute(db);
  await sql`
    create table psp_sandbox.confirmations (
      payment_id uuid not null references psp_sandbox.payments,
      key uuid not null,
      code text not null,
      outcome text not null,
      primary key (payment_id, key)
    )`.execute(db);
}
