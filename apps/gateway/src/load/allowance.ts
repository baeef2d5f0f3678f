/** A token bucket for one connection, which refills evenly. */
export type Allowance = {
  /** Takes an amount; returns false if not enough is left. */
  take(amount: number): boolean;
};

/** At most `most` at once and `perSecond` in the long run. */
export function createAllowance(perSecond: number, most: number): Allowance {
  let left = most;
  let atMs = performance.now();
  return {
    take(amount) {
      const nowMs = performance.now();
      left = Math.min(most, left + ((nowMs - atMs) / 1000) * perSecond);
      atMs = nowMs;
      if (left < amount) return false;
      left -= amount;
      return true;
    },
  };
}
