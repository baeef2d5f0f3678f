import { sql, type Kysely } from 'kysely';

/** Runs of payouts that staff make. A withdrawal is in one run at most, and stays in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_runs (
      id uuid primary key default gen_random_uuid(),
      officer_id uuid not null references players,
      idempotency_key uuid not null,
      created_at timestamptz not null,
      unique (officer_id, idempotency_key)
    )`.execute(db);
  await sql`create index payment_runs_newest on payment_runs (created_at desc, id desc)`.execute(db);
  await sql`
    create trigger payment_runs_append_only before update or delete or truncate on payment_runs
    for each statement execute function refuse_change()`.execute(db);

  await sql`alter table withdrawals add column payment_run_id uuid references payment_runs, add check (payment_run_id is null or is_paid_by_hand)`.execute(
    db,
  );
  await sql`create index withdrawals_of_payment_run on withdrawals (payment_run_id, created_at, id) where payment_run_id is not null`.execute(db);
  await sql`
    create index withdrawals_to_run on withdrawals (created_at, id)
    where status = 'processing' and is_paid_by_hand and payment_run_id is null`.execute(db);
  await sql`
    create function withdrawals_keep_payment_run() returns trigger language plpgsql as $$
    begin
      raise exception 'withdrawal % is in payment run %', old.id, old.payment_run_id using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger withdrawals_keep_payment_run before update of payment_run_id on withdrawals
    for each row when (old.payment_run_id is not null and new.payment_run_id is distinct from old.payment_run_id)
    execute function withdrawals_keep_payment_run()`.execute(db);
}
