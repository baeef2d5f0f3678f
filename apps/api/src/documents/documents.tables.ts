import type { ColumnType, Generated } from 'kysely';
import type { PlayerDocument } from '@playfront/api-contract';

export type DocumentsTable = {
  id: Generated<string>;
  player_id: string;
  kind: PlayerDocument['kind'];
  file_name: string;
  media_type: string;
  size_bytes: number;
  content: Buffer;
  status: Generated<PlayerDocument['status']>;
  created_at: ColumnType<Date, Date, never>;
};
