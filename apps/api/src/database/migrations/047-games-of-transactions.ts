import { sql, type Kysely } from 'kysely';

/** The list of transactions reads the games a player opened, newest first. Nothing that a bet changes is in the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index round_sessions_of_player on round_sessions (player_id, created_at desc, id desc)
    where player_id is not null`.execute(db);
}
