/** Rate limit per key: `perSecond` in the long run, and ten seconds' worth at once unless `burstSeconds` says otherwise. */
export type TokenBuckets = {
  /** Takes a token: 0, or the seconds until the next one. */
  take(key: string): number;
  readonly size: number;
};

type Bucket = { tokens: number; atMs: number };

const burstSeconds = 10;
/** Keys can be made up without end; an evicted key starts with a full allowance again. */
const mostKeys = 50_000;

/** An evenly refilled allowance per key, in memory; `perSecond` 0: no limit. */
export function createTokenBuckets(perSecond: number, now: () => number = () => performance.now(), most = perSecond * burstSeconds): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  return {
    take(key) {
      if (perSecond === 0) return 0;
      const nowMs = now();
      let bucket = buckets.get(key);
      if (!bucket) {
        bucket = { tokens: most, atMs: nowMs };
        buckets.set(key, bucket);
        if (buckets.size > mostKeys) buckets.delete(buckets.keys().next().value ?? key);
      }
      bucket.tokens = Math.min(most, bucket.tokens + ((nowMs - bucket.atMs) / 1000) * perSecond);
      bucket.atMs = nowMs;
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
      bucket.tokens -= 1;
      return 0;
    },
    get size() {
      return buckets.size;
    },
  };
}
