import { sql, type Kysely } from 'kysely';

/** Messages of the contact form are handled by staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_messages
      add column handling_note text not null default '',
      add column handled_by uuid references players,
      add column handled_at timestamptz,
      add column version int not null default 1`.execute(db);
  await sql`create index contact_messages_handled on contact_messages (status, created_at desc, id) where status <> 'pending'`.execute(db);
}
