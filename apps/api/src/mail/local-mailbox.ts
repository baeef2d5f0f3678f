import type { Database } from '../database/database.ts';
import type { Transport } from './delivery.service.ts';
import { insertLocalMail } from './local-mailbox.store.ts';

/** Stores mails in a table instead of sending them, to be read at `/mail`, for trying out the site without a mail server. */
export function createLocalMailbox(database: Database): Transport {
  return {
    send: ({ id, recipient, reply_to, subject, body_text, created_at }) =>
      insertLocalMail(database, { id, recipient, reply_to, subject, body_text, created_at }),
    isPermanentFailure: () => false,
    close: () => undefined,
  };
}
