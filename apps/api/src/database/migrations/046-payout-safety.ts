import { sql, type Kysely } from 'kysely';

/** Records how much had been staked before each deposit, and provider events that contradict the ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await playedBefore(db);
  await paymentConflicts(db);
}

/** For deposits made before this migration, earlier withdrawals and the stakes of the same day count as played after the deposit, so that no player has to play again. */
async function playedBefore(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawals add unplayed bigint not null default 0 check (unplayed between 0 and amount)`.execute(db);
  await sql`update withdrawals set unplayed = amount`.execute(db);
  await sql`alter table payments add played_before bigint not null default 0 check (played_before >= 0)`.execute(db);
  await sql`
    update payments set played_before = coalesce((
      select sum(staked) from player_day_totals as totals
      where totals.player_id = payments.player_id and day < (settled_at at time zone 'UTC')::date
    ), 0)
    where status = 'complete'`.execute(db);
}

async function paymentConflicts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_conflicts (
      id uuid primary key default gen_random_uuid(),
      processor text not null,
      event_id text not null,
      event_type text not null,
      payment_id uuid references payments,
      withdrawal_id uuid references withdrawals,
      player_id uuid not null references players,
      currency text not null,
      amount bigint not null check (amount > 0),
      booked_status text not null,
      created_at timestamptz not null,
      version int not null default 1,
      seen_at timestamptz,
      seen_by uuid references players,
      note text,
      unique (processor, event_id),
      check ((payment_id is null) <> (withdrawal_id is null)),
      check ((seen_at is null) = (seen_by is null) and (seen_at is null) = (note is null))
    )`.execute(db);
  // What was only logged so far.
  await sql`
    insert into payment_conflicts (processor, event_id, event_type, payment_id, withdrawal_id, player_id, currency, amount, booked_status, created_at)
    select told.processor, event_id, type, null, withdrawals.id, player_id, currency, amount, status, received_at
    from payment_events told join withdrawals on withdrawals.id = told.withdrawal_id
    where type = 'payout_completed' and status in ('pending', 'cancelled', 'rejected', 'reversal') and not exists (
      select from payment_events later
      where later.withdrawal_id = told.withdrawal_id and later.type = 'payout_failed' and later.received_at > told.received_at
    )
    union all
    select told.processor, event_id, type, payments.id, null, player_id, currency, amount, status, received_at
    from payment_events told join payments on payments.id = told.payment_id
    where type <> 'completed' and status = 'complete' and exists (
      select from payment_events earlier
      where earlier.payment_id = told.payment_id and earlier.type = 'completed' and earlier.received_at < told.received_at
    )`.execute(db);
  await sql`create index payment_conflicts_open on payment_conflicts (created_at, id) where seen_at is null`.execute(db);
  await sql`create index payment_conflicts_by_age on payment_conflicts (created_at, id)`.execute(db);
  await sql`create index payment_conflicts_of_player on payment_conflicts (player_id) where seen_at is null`.execute(db);
  await sql`
    create function payment_conflicts_before_update() returns trigger language plpgsql as $$
    begin
      if old.seen_at is not null then
        raise exception 'payment conflict % is seen', old.id using errcode = 'restrict_violation';
      end if;
      if (to_jsonb(new) - '{version,seen_at,seen_by,note}'::text[]) is distinct from (to_jsonb(old) - '{version,seen_at,seen_by,note}'::text[]) then
        raise exception 'what a provider said does not change' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger payment_conflicts_before_update before update on payment_conflicts
    for each row execute function payment_conflicts_before_update()`.execute(db);
  await sql`
    create trigger payment_conflicts_kept before delete or truncate on payment_conflicts
    for each statement execute function refuse_change()`.execute(db);
}
