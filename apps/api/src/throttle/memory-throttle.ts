import { refuseForNow } from '../http/failures.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { limits } from './throttle.limits.ts';
import type { Throttle } from './throttle.service.ts';

/** Maximum counters. Beyond that the oldest are evicted. */
const maxCounters = 50_000;

/**
 * The same limits as {@link Throttle}, counted in this process: for bets, which must not wait for another query. Several processes together multiply
 * the limits; the wallet's lock limits a single player in any case.
 */
export function createMemoryThrottle({ now, settings }: { now: () => Date; settings: SettingsService }): Pick<Throttle, 'take'> {
  /** When the allowance of a counter is full again, in milliseconds. */
  const fullAt = new Map<string, number>();

  function makeRoom(at: number): void {
    for (const [key, full] of fullAt) if (full <= at) fullAt.delete(key);
    // Evicts a tenth at a time: a search through all counters at each request could be abused to block the process.
    for (const key of fullAt.keys()) {
      if (fullAt.size < maxCounters * 0.9) return;
      fullAt.delete(key);
    }
  }

  return {
    async take(...counts) {
      const { throttle_factor: factor } = await settings.read();
      if (factor <= 0) return undefined;
      const at = now().getTime();
      for (const { limit, of } of counts) {
        const windowMs = limits[limit].seconds * 1000;
        const hitMs = windowMs / Math.max(1, Math.round(limits[limit].hits * factor));
        const key = `${limit}:${of}`;
        const full = Math.max(fullAt.get(key) ?? at, at) + hitMs;
        if (full > at + windowMs) return refuseForNow(full - at - windowMs);
        if (fullAt.size >= maxCounters && !fullAt.has(key)) makeRoom(at);
        fullAt.set(key, full);
      }
      return undefined;
    },
  };
}
