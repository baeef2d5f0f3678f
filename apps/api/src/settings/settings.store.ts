import type { Connection } from '../database/database.ts';

export async function readSettings(db: Connection): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').selectAll().execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
