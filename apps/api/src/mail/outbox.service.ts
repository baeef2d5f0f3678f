import type { Connection } from '../database/database.ts';
import { composeMail, type MailPalettes, type MailParts } from './compose.ts';
import { insertMail } from './outbox.store.ts';

export type Outbox = {
  /** Composes a mail and queues it in the caller's transaction: it is sent after the commit, and a crash loses none. */
  post(db: Connection, parts: MailParts): Promise<void>;
};

export function createOutbox({ now, palettes }: { now: () => Date; palettes: MailPalettes }): Outbox {
  return {
    async post(db, parts) {
      const { to, replyTo, subject, text, html } = composeMail(parts, palettes);
      const at = now();
      const mail = { recipient: to, reply_to: replyTo ?? null, subject, body_text: text, body_html: html };
      await insertMail(db, { ...mail, next_attempt_at: at, created_at: at });
    },
  };
}
