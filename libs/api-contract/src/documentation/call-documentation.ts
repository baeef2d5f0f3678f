import type { ErrorKey } from '../errors.ts';

/** What a reader of the API's documents is told of a call beside its schemas. It stays out of the site's bundle. */
export type CallDocumentation = {
  readonly summary: string;
  /** Keys this call may be refused with, beside those any call may answer (malformed, unauthorized, forbidden, too_many_requests, action_failed). */
  readonly refusals: readonly ErrorKey[];
  /** Carries an `idempotency_key`: the same key with the same body answers the same and moves nothing twice. */
  readonly isIdempotent?: boolean;
};
