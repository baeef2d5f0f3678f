import type { ColumnType, GeneratedAlways } from 'kysely';
import type { ConsentChannel, ConsentSource } from '@playfront/api-contract';

/** Append-only: a player's consent to a channel is the latest row for both; without a row it is not given. */
export type MarketingConsentsTable = {
  id: GeneratedAlways<string>;
  player_id: string;
  channel: ConsentChannel;
  is_given: boolean;
  source: ConsentSource;
  /** Version of the text that was shown; null if none was shown or it is unknown. */
  wording: number | null;
  created_at: ColumnType<Date, Date, never>;
};

declare module '../database/schema.ts' {
  interface Schema {
    marketing_consents: MarketingConsentsTable;
  }
}
