import type { ColumnType } from 'kysely';
import type { SecurityKind } from '@playfront/api-contract';

type Immutable<T> = ColumnType<T, T, never>;
type ImmutableJson = ColumnType<object | null, string | null, never>;

/** Append-only: the database refuses every change. */
export type AuditLogTable = {
  id: ColumnType<number, never, never>;
  at: Immutable<Date>;
  /** Null for changes that the operator's software makes by rule. */
  actor_id: Immutable<string | null>;
  actor_name: Immutable<string>;
  ip: Immutable<string>;
  call: Immutable<string>;
  /** `done`, or the error key of the refusal. */
  outcome: Immutable<string>;
  target_kind: Immutable<string | null>;
  target_id: Immutable<string | null>;
  reason: Immutable<string | null>;
  /** The request of a read. */
  request: ImmutableJson;
  before: ImmutableJson;
  after: ImmutableJson;
};

export type SecurityLogTable = {
  id: ColumnType<number, never, never>;
  at: Immutable<Date>;
  last_at: Immutable<Date>;
  kind: Immutable<SecurityKind>;
  call: Immutable<string>;
  ip: Immutable<string>;
  player_id: Immutable<string | null>;
  name_hash: Immutable<string | null>;
  count: Immutable<number>;
};

declare module '../database/schema.ts' {
  interface Schema {
    audit_log: AuditLogTable;
    security_log: SecurityLogTable;
  }
}
