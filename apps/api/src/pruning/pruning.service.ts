import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import { recentChangeDays } from '../players/name-changes.store.ts';
import {
  pruneDevices,
  pruneLocalMails,
  pruneNameChanges,
  pruneRoundTokens,
  pruneSessions,
  pruneUnsendableMails,
  type Prune,
} from './pruning.store.ts';

const dayMs = 86_400_000;

/**
 * Retention of data that are no longer needed. Ledger, rounds, payments and the audit log are permanent; the security log, rate-limit counters and
 * mailed tokens are pruned by their own modules. Mails are deleted once they are sent.
 */
export const retentions: Readonly<Record<string, { readonly days: number; readonly prune: Prune }>> = {
  unsendableMails: { days: 30, prune: pruneUnsendableMails },
  /** The longest validity of a link in them. */
  localMails: { days: 3, prune: pruneLocalMails },
  /** The time for which their IP addresses count as the player's own. */
  sessions: { days: 90, prune: pruneSessions },
  /** The time for which payouts are compared with the previous name. */
  nameChanges: { days: recentChangeDays, prune: pruneNameChanges },
  /** A device that logs in again later counts as new. */
  devices: { days: 365, prune: pruneDevices },
  roundTokens: { days: 7, prune: pruneRoundTokens },
};

const everyMs = 3_600_000;
/** Small, so that locks are short. */
const batch = 1_000;

/** Deletes everything that has expired. */
export async function pruneAll({ database, now }: { database: Database; now: () => Date }): Promise<void> {
  for (const { days, prune } of Object.values(retentions)) {
    const before = new Date(now().getTime() - days * dayMs);
    while ((await prune(database, before, batch)) === batch);
  }
}

export function createPruning(parts: { database: Database; now: () => Date; log: FastifyBaseLogger }): Job {
  return repeat({ name: 'pruning', everyMs, run: () => pruneAll(parts), log: parts.log });
}
