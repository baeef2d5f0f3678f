import { newUuid } from '@playfront/api-client';

/** Milliseconds a deposit's key is kept for: an unfinished payment ends at the provider soon after, and its key would only find that end. */
const depositKeyLifetimeMs = 15 * 60_000;

export type IdempotencyKeys = {
  /** The key of an intention, written as any text; the same one as long as the intention stands. */
  keyOf(intention: string): string;
  /** The operator has answered, with yes or no: the next try is a new intention. */
  answered(): void;
};

/**
 * Keys for deposits (contract): kept when a try got no answer, so that trying again cannot pay twice; new when the
 * amount or the method changes.
 */
export function createIdempotencyKeys({ now = Date.now, newKey = newUuid }: { now?: () => number; newKey?: () => string } = {}): IdempotencyKeys {
  let kept: { intention: string; key: string; madeAt: number } | undefined;
  return {
    keyOf(intention) {
      if (kept?.intention !== intention || now() - kept.madeAt > depositKeyLifetimeMs) kept = { intention, key: newKey(), madeAt: now() };
      return kept.key;
    },
    answered() {
      kept = undefined;
    },
  };
}
