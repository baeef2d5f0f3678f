import { sql, type Kysely } from 'kysely';

/** The name of a game as an image, in the lettering of its tile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games add column lettering text`.execute(db);
}
