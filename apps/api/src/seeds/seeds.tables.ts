import type { ColumnType } from 'kysely';

export type SeedsTable = { name: string; hash: string; applied_at: ColumnType<Date, Date | undefined, Date> };

declare module '../database/schema.ts' {
  interface Schema {
    seeds: SeedsTable;
  }
}
