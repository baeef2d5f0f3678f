import { readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';

/** All tables of the operator, as they were when the earlier migrations became one file: nothing had been released before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(readFileSync(new URL('baseline-2026-11-26.sql', import.meta.url), 'utf8')).execute(db);
}
