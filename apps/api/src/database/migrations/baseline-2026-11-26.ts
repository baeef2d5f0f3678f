import { readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';

/** Creates all tables of the operator. Replaces all earlier migrations, none of which was released. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(readFileSync(new URL('baseline-2026-11-26.sql', import.meta.url), 'utf8')).execute(db);
}
