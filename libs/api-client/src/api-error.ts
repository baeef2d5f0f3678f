import type { QueriedRegistry, Block, ErrorKey, Exclusion } from '@playfront/api-contract';

/** All ways in which a call can fail. `refused` is a response of the operator; the others are transport errors. */
export type ApiErrorKind = 'refused' | 'unauthorized' | 'network' | 'timeout' | 'contract' | 'server' | 'aborted';

/** A failed call. Views branch on `kind` and, if refused, on `key`, never on the text. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Call path, for the log. */
  readonly path: string;
  /** The operator's error key, if it sent one. */
  readonly key: ErrorKey | undefined;
  /** Form fields with an error, and their error keys. */
  readonly fields: Readonly<Record<string, ErrorKey>>;
  /** Current values of numbers in the request that were out of date, by their path. */
  readonly current: Readonly<Record<string, number>>;
  /** With `self_excluded`: the end of the self-exclusion, and help lines. */
  readonly exclusion: Exclusion | undefined;
  /** With `excluded_by_registry` and `registry_unavailable`: the registry, and help lines. */
  readonly registry: QueriedRegistry | undefined;
  /** With `disable_site_access` at a login: the block of the account, with its reason. */
  readonly block: Block | undefined;
  /** HTTP status, if there was a response. */
  readonly httpStatus: number | undefined;
  /** Seconds after which the call can be repeated (`Retry-After`); 0 if the operator did not send it. */
  readonly retryAfterSeconds: number;

  constructor(
    kind: ApiErrorKind,
    path: string,
    details: {
      key?: ErrorKey;
      fields?: Record<string, ErrorKey>;
      current?: Record<string, number>;
      exclusion?: Exclusion | undefined;
      block?: Block | undefined;
      registry?: QueriedRegistry | undefined;
      httpStatus?: number;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(`${path}: ${details.key ?? kind}`, { cause: details.cause });
    this.kind = kind;
    this.path = path;
    this.key = details.key;
    this.fields = details.fields ?? {};
    this.current = details.current ?? {};
    this.exclusion = details.exclusion;
    this.block = details.block;
    this.registry = details.registry;
    this.httpStatus = details.httpStatus;
    this.retryAfterSeconds = details.retryAfterSeconds ?? 0;
  }
}

/** The failure as an {@link ApiError}; rethrows anything else, which is a bug. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
