/** Limits how many things each key may hold at the same time: requests in progress, connections. */
export type ConcurrencyLimit = {
  /** Takes a slot and returns the function that releases it; undefined if the key already holds `most`. */
  take(key: string): (() => void) | undefined;
};

/** Counts slots per key; `most` 0: no limit. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const taken = new Map<string, number>();
  return {
    take(key) {
      const count = taken.get(key) ?? 0;
      if (most > 0 && count >= most) return undefined;
      taken.set(key, count + 1);
      let isGivenBack = false;
      return () => {
        if (isGivenBack) return;
        isGivenBack = true;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}
