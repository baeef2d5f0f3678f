import { sql, type Kysely } from 'kysely';

/** Adds the back office's audit log, which is append-only, and the security log, which is pruned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign key to players: the log outlives the player and stores the actor's name of that time.
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_id uuid not null,
      actor_name text not null,
      ip text not null,
      call text not null,
      outcome text not null,
      target_kind text,
      target_id text,
      reason text,
      request jsonb,
      before jsonb,
      after jsonb
    )`.execute(db);
  await sql`create index audit_log_at on audit_log (at)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id, id)`.execute(db);
  await sql`create index audit_log_target on audit_log (target_id, id) where target_id is not null`.execute(db);
  await sql`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_change()`.execute(db);

  // Equal events of a short time share a row, with a count.
  await sql`
    create table security_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      last_at timestamptz not null,
      kind text not null,
      call text not null,
      ip text not null,
      player_id uuid,
      name_hash text,
      count int not null check (count > 0)
    )`.execute(db);
  await sql`create index security_log_at on security_log (at)`.execute(db);
  await sql`create index security_log_player on security_log (player_id, id) where player_id is not null`.execute(db);
  await sql`create index security_log_ip on security_log (ip, id)`.execute(db);
}
