import type { JSONColumnType } from 'kysely';

export type SettingsTable = { key: string; value: JSONColumnType<object> };

declare module '../database/schema.ts' {
  interface Schema {
    settings: SettingsTable;
  }
}
