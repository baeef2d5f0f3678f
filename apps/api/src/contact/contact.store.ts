import type { Insertable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { ContactMessagesTable } from './contact.tables.ts';

export async function insertContactMessage(db: Connection, message: Insertable<ContactMessagesTable>): Promise<void> {
  await db.insertInto('contact_messages').values(message).execute();
}
