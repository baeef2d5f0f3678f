import type { ErrorKey } from '@playfront/api-contract';

/** Every way a call can fail. `refused` is the operator's answer to the player; the others are faults on the way. */
export type ApiErrorKind = 'refused' | 'unauthorized' | 'network' | 'timeout' | 'contract' | 'server' | 'aborted';

/** A failed call, typed: screens branch on `kind` and, when refused, on `key`; nobody reads the text. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Call path, for the log. */
  readonly path: string;
  /** The operator's error key, when it sent one. */
  readonly key: ErrorKey | undefined;
  /** Form fields at fault and their keys. */
  readonly fields: Readonly<Record<string, ErrorKey>>;
  /** What now holds where a number of the request was out of date, by its path. */
  readonly current: Readonly<Record<string, number>>;
  /** HTTP status, when there was an answer. */
  readonly httpStatus: number | undefined;

  constructor(
    kind: ApiErrorKind,
    path: string,
    details: { key?: ErrorKey; fields?: Record<string, ErrorKey>; current?: Record<string, number>; httpStatus?: number; cause?: unknown } = {},
  ) {
    super(`${path}: ${details.key ?? kind}`, { cause: details.cause });
    this.kind = kind;
    this.path = path;
    this.key = details.key;
    this.fields = details.fields ?? {};
    this.current = details.current ?? {};
    this.httpStatus = details.httpStatus;
  }
}

/** The failure as an {@link ApiError}; anything else is a programming fault and is thrown on. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
