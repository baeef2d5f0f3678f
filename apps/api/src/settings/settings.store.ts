import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

export async function readSettings(db: Connection): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').selectAll().execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Serialises changes of the settings until the transaction ends. */
export async function lockSettings(trx: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(trx);
}

export async function writeSetting(trx: Connection, key: string, value: unknown): Promise<void> {
  await sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(trx);
}

/** Stores a setting unless it exists, so that an officer's change is not overwritten. */
export async function seedSetting(db: Connection, key: string, value: unknown): Promise<void> {
  await sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do nothing`.execute(db);
}
