import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { OutboxTable } from './mail.tables.ts';

export type OutboxRow = Selectable<OutboxTable>;

export async function insertMail(db: Connection, mail: Insertable<OutboxTable>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute();
}

/**
 * Takes due mails. Each counts an attempt and is due again at `until`, so that no other process sends it meanwhile, and one does if this process
 * dies.
 */
export function takeDue(db: Connection, { limit, now, until }: { limit: number; now: Date; until: Date }): Promise<OutboxRow[]> {
  return db
    .updateTable('outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .modifyEnd(sql`for update skip locked`),
    )
    .returningAll()
    .execute();
}

export async function deleteMail(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Records why a mail could not be sent. Without a next attempt it is given up and its text deleted, since it may contain a token. */
export async function noteFailure(db: Connection, id: string, failure: string, next: { at: Date } | { givenUpAt: Date }): Promise<void> {
  await db
    .updateTable('outbox')
    .set('at' in next ? { failure, next_attempt_at: next.at } : { failure, failed_at: next.givenUpAt, body_text: '', body_html: '' })
    .where('id', '=', id)
    .execute();
}
