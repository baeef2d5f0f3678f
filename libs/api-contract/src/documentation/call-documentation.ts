import type { ErrorKey } from '../errors.ts';

/** Documentation of a call besides its schemas. It is not part of the site's bundle. */
export type CallDocumentation = {
  readonly summary: string;
  /** Error keys of this call, besides those of every call (malformed, unauthorized, forbidden, too_many_requests, action_failed). */
  readonly refusals: readonly ErrorKey[];
  /** The request has an `idempotency_key`: the same key with the same body returns the same response and moves money once. */
  readonly isIdempotent?: boolean;
};
