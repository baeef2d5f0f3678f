import { sql, type Kysely } from 'kysely';

/** Devices from which players logged in, when a session was last used, and when the password was last set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column password_changed_at timestamptz`.execute(db);
  await sql`
    alter table sessions
      add column last_seen_at timestamptz not null default now(),
      add column is_new_device boolean not null default false`.execute(db);
  await sql`update sessions set last_seen_at = created_at`.execute(db);
  await sql`
    create table player_devices (
      player_id uuid not null references players,
      device_id uuid not null,
      last_login_at timestamptz not null,
      primary key (player_id, device_id)
    )`.execute(db);
  await sql`create index player_devices_last_login on player_devices (last_login_at)`.execute(db);
}
