import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { OutboxTable } from './mail.tables.ts';

export type OutboxRow = Selectable<OutboxTable>;

export async function insertMail(db: Connection, mail: Insertable<OutboxTable>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute();
}

/**
 * Takes due mails and counts an attempt for each. A mail is due again at `until`: until then no other process sends it, afterwards one does if this
 * process died.
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

/** Records why a mail could not be sent. A mail that is given up loses its text, which may contain a token. */
export async function noteFailure(db: Connection, id: string, failure: string, next: { at: Date } | { givenUpAt: Date }): Promise<void> {
  await db
    .updateTable('outbox')
    .set('at' in next ? { failure, next_attempt_at: next.at } : { failure, failed_at: next.givenUpAt, body_text: '', body_html: '' })
    .where('id', '=', id)
    .execute();
}
