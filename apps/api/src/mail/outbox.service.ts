import type { Connection } from '../database/database.ts';
import type { Mail } from './compose.ts';
import { insertMail } from './outbox.store.ts';

export type Outbox = {
  /** Leaves a mail to be sent, in the caller's transaction: it goes out after the commit, and a crash loses none. */
  post(db: Connection, mail: Mail): Promise<void>;
};

export function createOutbox({ now }: { now: () => Date }): Outbox {
  return {
    async post(db, { to, replyTo, subject, text, html }) {
      const at = now();
      const mail = { recipient: to, reply_to: replyTo ?? null, subject, body_text: text, body_html: html };
      await insertMail(db, { ...mail, next_attempt_at: at, created_at: at });
    },
  };
}
