import type { ConcurrencyLimitName, Limits, RateName } from './limits.ts';

/** Counts in memory the requests and open connections of an address, against the limits of the gateway. `key` identifies the address. */
export type AddressCounter = {
  /** Counts one event. Returns 0, or the seconds until the next one is allowed. */
  take(limit: RateName, key: string): number;
  /** Occupies one of the concurrent slots. Returns the function that releases it, or undefined if all are occupied. */
  hold(limit: ConcurrencyLimitName, key: string): (() => void) | undefined;
  /** The number of rates in memory. */
  readonly size: number;
};

/** A token bucket, refilled evenly. */
type Bucket = { tokens: number; atMs: number };

/** A client can use any number of addresses; an evicted one starts with a full allowance again. */
const maxBuckets = 200_000;

export function createAddressCounter(limits: Limits, now: () => number = () => performance.now()): AddressCounter {
  const buckets = new Map<string, Bucket>();
  const held = new Map<string, number>();

  return {
    take(limit, key) {
      const { perSecond, burstSeconds } = limits[limit];
      if (perSecond === 0) return 0;
      const capacity = perSecond * burstSeconds;
      const nowMs = now();
      const name = `${limit} ${key}`;
      let bucket = buckets.get(name);
      if (!bucket) {
        bucket = { tokens: capacity, atMs: nowMs };
        buckets.set(name, bucket);
        if (buckets.size > maxBuckets) buckets.delete(buckets.keys().next().value ?? name);
      }
      bucket.tokens = Math.min(capacity, bucket.tokens + ((nowMs - bucket.atMs) / 1000) * perSecond);
      bucket.atMs = nowMs;
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
      bucket.tokens -= 1;
      return 0;
    },

    hold(limit, key) {
      const { maxConcurrent } = limits[limit];
      const name = `${limit} ${key}`;
      const count = held.get(name) ?? 0;
      if (maxConcurrent > 0 && count >= maxConcurrent) return undefined;
      held.set(name, count + 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        const left = (held.get(name) ?? 1) - 1;
        if (left > 0) held.set(name, left);
        else held.delete(name);
      };
    },

    get size() {
      return buckets.size;
    },
  };
}
