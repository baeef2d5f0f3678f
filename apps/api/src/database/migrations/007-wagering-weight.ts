import { sql, type Kysely } from 'kysely';

/** How much of a stake on a game counts towards a bonus, in per cent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games add wagering_weight smallint not null default 100 check (wagering_weight between 0 and 100)`.execute(db);
}
