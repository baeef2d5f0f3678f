import { createHash } from 'node:crypto';
import type { Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuseForNow } from '../http/failures.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { limits, type LimitName } from './throttle.limits.ts';
import { deleteCounters, deleteFull, readFullAt, returnHit, takeHit, type Pace } from './throttle.store.ts';

/** A counter: the limit, and the address, account, player or recipient that it counts for. */
export type Count = { readonly limit: LimitName; readonly of: string };

/** Rate limits, across all processes on one database. */
export type Throttle = {
  /** Takes a hit from each counter. Returns a refusal of the first exhausted one, with the seconds until the next hit is allowed. */
  take(...counts: readonly Count[]): Promise<Refusal | undefined>;
  /** Returns hits that turned out not to count, such as that of a right password. */
  giveBack(...counts: readonly Count[]): Promise<void>;
  /** Seconds until each counter has a hit available; 0 if all have one now. */
  waitSeconds(...counts: readonly Count[]): Promise<number>;
  /** Resets the counters. */
  clear(...counts: readonly Count[]): Promise<void>;
  sweep(): Promise<void>;
};

export function createThrottle({ database, now, settings }: { database: Database; now: () => Date; settings: SettingsService }): Throttle {
  /** Undefined if the operator has disabled the limits. */
  async function paceOf(limit: LimitName): Promise<Pace | undefined> {
    const { throttle_factor: factor } = await settings.read();
    const windowMs = limits[limit].seconds * 1000;
    return factor > 0 ? { windowMs, hitMs: windowMs / Math.max(1, Math.round(limits[limit].hits * factor)) } : undefined;
  }

  return {
    async take(...counts) {
      for (const count of counts) {
        const pace = await paceOf(count.limit);
        if (!pace) continue;
        const at = now();
        const { isTaken, fullAt } = await takeHit(database, keyOf(count), pace, at);
        if (!isTaken) return refuseForNow(fullAt.getTime() - (pace.windowMs - pace.hitMs) - at.getTime());
      }
      return undefined;
    },
    async giveBack(...counts) {
      for (const count of counts) {
        const pace = await paceOf(count.limit);
        if (pace) await returnHit(database, keyOf(count), pace);
      }
    },
    async waitSeconds(...counts) {
      let waitMs = 0;
      for (const count of counts) {
        const pace = await paceOf(count.limit);
        const fullAt = pace && (await readFullAt(database, keyOf(count)));
        if (fullAt) waitMs = Math.max(waitMs, fullAt.getTime() - (pace.windowMs - pace.hitMs) - now().getTime());
      }
      return Math.ceil(waitMs / 1000);
    },
    clear: (...counts) => deleteCounters(database, counts.map(keyOf)),
    sweep: () => deleteFull(database, now()),
  };
}

/** Names and mail addresses are stored as hashes, so that the counters do not list who tried to log in. */
function keyOf({ limit, of }: Count): string {
  return `${limit}:${createHash('sha256').update(of).digest('base64url').slice(0, 22)}`;
}
