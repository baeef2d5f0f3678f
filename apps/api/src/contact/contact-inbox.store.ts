import { sql, type Selectable } from 'kysely';
import type { ContactMessageStatus } from '@playfront/api-contract/staff';
import type { Connection } from '../database/database.ts';
import type { ContactMessagesTable } from './contact.tables.ts';

export type InboxMessage = Selectable<ContactMessagesTable> & { readonly username: string | null; readonly handler: string | null };

function messages(db: Connection) {
  return db
    .selectFrom('contact_messages')
    .selectAll('contact_messages')
    .select((select) => [
      select.selectFrom('players').select('username').whereRef('players.id', '=', 'contact_messages.player_id').as('username'),
      select.selectFrom('players').select('username').whereRef('players.id', '=', 'contact_messages.handled_by').as('handler'),
    ]);
}

/**
 * A page of the inbox: pending messages oldest first, handled ones newest first. The ids on the page are read first, so that names are looked up for
 * these only.
 */
export async function readInbox(
  db: Connection,
  { status, offset, limit }: { status: ContactMessageStatus; offset: number; limit: number },
): Promise<{ rows: InboxMessage[]; total: number }> {
  // A literal, not a parameter: otherwise the database cannot use the partial index.
  const found = db.selectFrom('contact_messages').where(sql<boolean>`status = ${sql.lit(status)}`);
  const direction = status === 'pending' ? 'asc' : 'desc';
  const page = found.select('id').orderBy('created_at', direction).orderBy('id').limit(limit).offset(offset);
  const [rows, { total }] = await Promise.all([
    messages(db).where('id', 'in', page).orderBy('created_at', direction).orderBy('id').execute(),
    found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function lockInboxMessage(trx: Connection, id: string): Promise<Selectable<ContactMessagesTable> | undefined> {
  return trx.selectFrom('contact_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function handleInboxMessage(
  trx: Connection,
  id: string,
  changes: { status: ContactMessageStatus; handling_note: string; handled_by: string; handled_at: Date; version: number },
): Promise<InboxMessage> {
  await trx.updateTable('contact_messages').set(changes).where('id', '=', id).execute();
  return messages(trx).where('id', '=', id).executeTakeFirstOrThrow();
}
