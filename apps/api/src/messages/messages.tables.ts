import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { MessageKind } from '@playfront/api-contract';

export type PlayerMessagesTable = {
  id: Generated<string>;
  player_id: string;
  kind: MessageKind;
  params: JSONColumnType<Record<string, string | number>>;
  created_at: ColumnType<Date, Date, never>;
  read_at: Date | null;
  /** Pushed on the live channel. */
  pushed_at: Date | null;
};

declare module '../database/schema.ts' {
  interface Schema {
    player_messages: PlayerMessagesTable;
  }
}
