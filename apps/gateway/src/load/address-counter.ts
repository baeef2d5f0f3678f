import type { AtOnceName, Limits, RateName } from './limits.ts';

/** Counts in memory the requests and open connections of an address, against the limits of the gateway. `key` identifies the address. */
export type AddressCounter = {
  /** Counts one: 0, or the seconds until the next one is allowed. */
  take(limit: RateName, key: string): number;
  /** Takes one of those at the same time and returns the function that releases it; undefined if there are too many. */
  hold(limit: AtOnceName, key: string): (() => void) | undefined;
  /** How many rates are in memory. */
  readonly size: number;
};

/** Evenly refilled tokens. */
type Bucket = { tokens: number; atMs: number };

/** Addresses can be made up without end; an evicted one starts with a full allowance again. */
const mostBuckets = 200_000;

export function createAddressCounter(limits: Limits, now: () => number = () => performance.now()): AddressCounter {
  const buckets = new Map<string, Bucket>();
  const held = new Map<string, number>();

  return {
    take(limit, key) {
      const { perSecond, burstSeconds } = limits[limit];
      if (perSecond === 0) return 0;
      const most = perSecond * burstSeconds;
      const nowMs = now();
      const name = `${limit} ${key}`;
      let bucket = buckets.get(name);
      if (!bucket) {
        bucket = { tokens: most, atMs: nowMs };
        buckets.set(name, bucket);
        if (buckets.size > mostBuckets) buckets.delete(buckets.keys().next().value ?? name);
      }
      bucket.tokens = Math.min(most, bucket.tokens + ((nowMs - bucket.atMs) / 1000) * perSecond);
      bucket.atMs = nowMs;
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
      bucket.tokens -= 1;
      return 0;
    },

    hold(limit, key) {
      const { atOnce } = limits[limit];
      const name = `${limit} ${key}`;
      const count = held.get(name) ?? 0;
      if (atOnce > 0 && count >= atOnce) return undefined;
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
