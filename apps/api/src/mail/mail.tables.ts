import type { ColumnType, Generated } from 'kysely';

export type OutboxTable = {
  id: Generated<string>;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string;
  attempts: Generated<number>;
  next_attempt_at: Date;
  /** Permanently failed. */
  failed_at: Date | null;
  failure: string | null;
  created_at: ColumnType<Date, Date, never>;
};

export type LocalMailsTable = {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body_text: string;
  created_at: ColumnType<Date, Date, never>;
};

declare module '../database/schema.ts' {
  interface Schema {
    outbox: OutboxTable;
    local_mails: LocalMailsTable;
  }
}
