import type { ColumnType } from 'kysely';
import type { SecurityKind } from '@playfront/api-contract';

type Kept<T> = ColumnType<T, T, never>;
type KeptJson = ColumnType<object | null, string | null, never>;

/** Append-only: the database refuses every change. */
export type AuditLogTable = {
  id: ColumnType<number, never, never>;
  at: Kept<Date>;
  /** None of what the operator's software does by rule. */
  actor_id: Kept<string | null>;
  actor_name: Kept<string>;
  ip: Kept<string>;
  call: Kept<string>;
  /** `done`, or the error key of the refusal. */
  outcome: Kept<string>;
  target_kind: Kept<string | null>;
  target_id: Kept<string | null>;
  reason: Kept<string | null>;
  /** The request of a read. */
  request: KeptJson;
  before: KeptJson;
  after: KeptJson;
};

export type SecurityLogTable = {
  id: ColumnType<number, never, never>;
  at: Kept<Date>;
  last_at: Kept<Date>;
  kind: Kept<SecurityKind>;
  call: Kept<string>;
  ip: Kept<string>;
  player_id: Kept<string | null>;
  name_hash: Kept<string | null>;
  count: Kept<number>;
};

declare module '../database/schema.ts' {
  interface Schema {
    audit_log: AuditLogTable;
    security_log: SecurityLogTable;
  }
}
