import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { LocalMailsTable } from './mail.tables.ts';

export type LocalMail = Selectable<LocalMailsTable>;

export async function insertLocalMail(db: Connection, mail: Insertable<LocalMailsTable>): Promise<void> {
  await db
    .insertInto('local_mails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The latest mails, optionally only those to one address. */
export function readLocalMails(db: Connection, { to, limit }: { to: string | undefined; limit: number }): Promise<LocalMail[]> {
  return db
    .selectFrom('local_mails')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function findLocalMail(db: Connection, id: string): Promise<LocalMail | undefined> {
  return db.selectFrom('local_mails').selectAll().where('id', '=', id).executeTakeFirst();
}
