import { sql, type Kysely } from 'kysely';

const accountKinds = [
  'player_real',
  'player_bonus',
  'player_locked',
  'house_games',
  'house_demo',
  'house_bonus',
  'house_sports',
  'house_fees',
  'house_adjustments',
  'house_suspense',
  'psp_clearing',
];

const transferKinds = [
  'deposit',
  'bet',
  'win',
  'rollback',
  'demo_start',
  'withdrawal_request',
  'withdrawal_cancelled',
  'withdrawal_paid',
  'reversal',
  'bonus_grant',
  'bonus_release',
  'bonus_forfeit',
  'sports_bet',
  'sports_settlement',
  'fee',
  'adjustment',
  'deposit_held',
  'deposit_returned',
];

/** Money that arrived and may not be played: on an account of its own until the operator credits or returns it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, 'accounts', 'accounts_kind_check', accountKinds);
  await allow(db, 'transfers', 'transfers_kind_check', transferKinds);
  await sql`
    create table held_money (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payments,
      player_id uuid not null references players,
      processor text not null,
      event_id text not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      fee bigint not null check (fee >= 0),
      reason text not null check (reason in ('over_limit', 'after_failed', 'after_cancelled', 'after_complete', 'below_minimum', 'other_amount')),
      version int not null default 1,
      resolution text check (resolution in ('credited', 'returned')),
      resolved_at timestamptz,
      resolved_by uuid references players,
      credited_payment_id uuid references payments,
      created_at timestamptz not null,
      unique (processor, event_id),
      check ((resolution is null) = (resolved_at is null) and (resolution is null) = (resolved_by is null)),
      check ((resolution is not distinct from 'credited') = (credited_payment_id is not null))
    )`.execute(db);
  await sql`create index held_money_open on held_money (created_at, id) where resolution is null`.execute(db);
  await sql`create index held_money_by_age on held_money (created_at, id)`.execute(db);
  await sql`create index held_money_of_payment on held_money (payment_id)`.execute(db);
  await sql`create index held_money_of_player on held_money (player_id, created_at desc, id desc)`.execute(db);
  await sql`
    create function held_money_before_update() returns trigger language plpgsql as $$
    begin
      if old.resolution is not null then
        raise exception 'held money % is resolved', old.id using errcode = 'restrict_violation';
      end if;
      if (new.id, new.payment_id, new.player_id, new.currency, new.amount, new.fee, new.reason, new.created_at)
        is distinct from (old.id, old.payment_id, old.player_id, old.currency, old.amount, old.fee, old.reason, old.created_at) then
        raise exception 'what is held does not change' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger held_money_before_update before update on held_money for each row execute function held_money_before_update()`.execute(db);
  await sql`
    create trigger held_money_kept before delete or truncate on held_money for each statement execute function refuse_change()`.execute(db);
}

async function allow(db: Kysely<unknown>, table: string, constraint: string, kinds: readonly string[]): Promise<void> {
  const list = sql.join(kinds.map((kind) => sql.lit(kind)));
  await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(constraint)}, add constraint ${sql.ref(constraint)} check (kind in (${list}))`.execute(
    db,
  );
}
