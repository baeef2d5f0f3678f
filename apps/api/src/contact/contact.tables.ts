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
  created_at: ColumnType<Date, Date, never>;
};
