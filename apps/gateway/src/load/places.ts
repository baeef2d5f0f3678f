/** How much each key holds at one time: requests in progress, connections. */
export type Places = {
  /** Takes a place and returns what gives it back, or nothing when the key has `most`. */
  take(key: string): (() => void) | undefined;
};

/** Counts what is held by each key; `most` 0 lifts the limit. */
export function createPlaces(most: number): Places {
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
