import { sql, type Kysely } from 'kysely';

/** Markers of harm, and indexes by time that find the players to look at. No index changes with a stake after the player's first one of a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table harm_markers (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      kind text not null,
      day date not null,
      occurred_at timestamptz not null,
      count bigint not null check (count > 0),
      amount bigint,
      created_at timestamptz not null,
      action text,
      reason text,
      handled_by uuid references players,
      handled_at timestamptz,
      unique (player_id, kind, day),
      check (num_nulls(action, reason, handled_by, handled_at) in (0, 4))
    )`.execute(db);
  await sql`create index harm_markers_open on harm_markers (player_id, kind, occurred_at) where handled_at is null`.execute(db);
  await sql`
    create function harm_markers_keep_handled() returns trigger language plpgsql as $$
    begin
      raise exception 'harm marker % is handled', old.id using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger harm_markers_keep_handled before update on harm_markers
    for each row when (old.handled_at is not null) execute function harm_markers_keep_handled()`.execute(db);
  await sql`
    create trigger harm_markers_kept before delete or truncate on harm_markers
    for each statement execute function refuse_change()`.execute(db);

  // A start looks back a week, as far as the longest rule about play.
  await sql`create table harm_looks (looked_until timestamptz not null)`.execute(db);
  await sql`create unique index harm_looks_one on harm_looks ((true))`.execute(db);
  await sql`insert into harm_looks values (now() - interval '7 days')`.execute(db);

  await sql`create index player_day_totals_by_day on player_day_totals (day, player_id)`.execute(db);
  await sql`create index payments_settled on payments (settled_at, player_id) where status in ('complete', 'failed')`.execute(db);
  await sql`create index withdrawals_cancelled on withdrawals (settled_at, player_id) where status = 'cancelled'`.execute(db);
  await sql`create index protection_events_by_time on protection_events (created_at, player_id)`.execute(db);
}
