import { sql, type Kysely } from 'kysely';

/** Staff find players by the beginning of what they know: one index for each, in the order of bytes, which a prefix can use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index players_username_prefix on players (lower(username) text_pattern_ops)`.execute(db);
  await sql`create index players_email_prefix on players (lower(email) text_pattern_ops)`.execute(db);
  await sql`create index players_first_name_prefix on players (lower(first_name) text_pattern_ops)`.execute(db);
  await sql`create index players_last_name_prefix on players (lower(last_name) text_pattern_ops)`.execute(db);
  await sql`create index players_full_name_prefix on players (lower(first_name || ' ' || last_name) text_pattern_ops)`.execute(db);
  await sql`create index players_phone_prefix on players (phone_number text_pattern_ops)`.execute(db);
  await sql`create index players_id_prefix on players ((id::text) text_pattern_ops)`.execute(db);
  await sql`create index players_newest on players (created_at desc, id desc)`.execute(db);
}
