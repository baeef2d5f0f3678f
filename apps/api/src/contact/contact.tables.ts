import type { ColumnType, Generated } from 'kysely';

export type ContactMessagesTable = {
  id: Generated<string>;
  player_id: string | null;
  player_name: string;
  email: string;
  phone_number: string;
  note: string;
  status: Generated<'pending' | 'answered' | 'closed'>;
  ip: string;
  /** By staff, on how the message was handled. */
  handling_note: Generated<string>;
  handled_by: string | null;
  handled_at: Date | null;
  version: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
};

declare module '../database/schema.ts' {
  interface Schema {
    contact_messages: ContactMessagesTable;
  }
}
