import type { ColumnType } from 'kysely';
import type { SecurityKind } from '@playfront/api-contract';

type Kept<T> = ColumnType<T, T, never>;
type KeptJson = ColumnType<object | null, string | null, never>;

/** Append-only: the database refuses every change. */
export type AuditLogTable = {
  id: ColumnType<number, never, never>;
  at: Kept<Date>;
  actor_id: Kept<string>;
  actor_name: Kept<string>;
  ip: Kept<string>;
  call: Kept<string>;
  /** `done`, or the error key it was refused with. */
  outcome: Kept<string>;
  target_kind: Kept<string | null>;
  target_id: Kept<string | null>;
  reason: Kept<string | null>;
  /** What a read asked for. */
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
