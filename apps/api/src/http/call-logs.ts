import type { Call, ErrorKey } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';

/** A change made by a back-office call. `before` and `after` hold the fields that changed; they are masked before they are stored. */
export type AuditChange = {
  readonly target: { readonly kind: string; readonly id: string };
  readonly reason?: string;
  readonly before?: object | null;
  readonly after?: object | null;
};

/** A back-office call in progress. */
export type AuditEntry = {
  /** Stores a change in the transaction that makes it, so that both are committed or neither. */
  record(trx: Connection, change: AuditChange): Promise<void>;
};

/** The audit log, as used by the registry of calls. */
export type Audit = {
  /** Stores a change that the operator's software made by a rule, without an officer, in the transaction that makes it. */
  recordRule(trx: Connection, rule: string, change: AuditChange): Promise<void>;
  /** Runs a back-office call and stores at least one row about it, also for reads, refusals and failures. */
  follow<Result>(
    call: Call,
    caller: { readonly playerId: string; readonly ip: string },
    body: unknown,
    handle: (entry: AuditEntry) => Promise<Result>,
  ): Promise<Result>;
};

/** A call to log. */
export type LoggedCall = {
  readonly path: string;
  readonly ip: string;
  readonly playerId: string | undefined;
  readonly body?: unknown;
};

/** A completed call, which is logged if its path and error matter. */
export type CompletedCall = LoggedCall & { readonly error: ErrorKey | undefined };

/** The security log, as used by the registry of calls. */
export type CallObserver = {
  /** Logs a call in memory if its path and error matter; the caller does not wait for the database. */
  observe(call: CompletedCall): void;
};
