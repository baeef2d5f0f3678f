import type { ErrorKey, Refusal } from '@playfront/api-contract';
import { httpStatusOfError } from '@playfront/api-contract';

/** A refusal as it is sent. Services return it; expected refusals are never thrown. */
export function refuse(error: ErrorKey, fields?: Record<string, ErrorKey>, current?: Record<string, number>): Refusal {
  return { status: 0, error, ...(fields ? { fields } : {}), ...(current ? { current } : {}) };
}

const retryAfter = Symbol('retryAfter');
type TimedRefusal = Refusal & { readonly [retryAfter]?: number };

/** `too_many_requests` with the time until the next request is allowed. It is sent in `Retry-After`, not in the body. */
export function refuseForNow(waitMs: number): Refusal {
  const refusal: TimedRefusal = { ...refuse('too_many_requests'), [retryAfter]: Math.max(1, Math.ceil(waitMs / 1000)) };
  return refusal;
}

/** Seconds for the header `Retry-After` of a refusal, if it has one. */
export function retryAfterOf(refusal: TimedRefusal): number | undefined {
  return refusal[retryAfter] ?? (refusal.error === 'too_many_requests' ? 1 : undefined);
}

/** HTTP status of an error key: 200 for errors that the player can act on (contract, "the wire"). */
export function statusOf(error: ErrorKey): number {
  return (httpStatusOfError as Partial<Record<ErrorKey, number>>)[error] ?? 200;
}

export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'status' in result && result.status === 0 && 'error' in result;
}

/** The key for an error that Fastify reports before a handler runs, by its HTTP status. */
export function keyOfHttpStatus(status: number): ErrorKey {
  if (status === 413) return 'too_large';
  if (status === 404) return 'not_found';
  if (status === 429) return 'too_many_requests';
  return status >= 400 && status < 500 ? 'malformed' : 'action_failed';
}
