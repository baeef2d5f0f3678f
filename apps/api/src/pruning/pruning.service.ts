import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import { recentChangeDays } from '../players/name-changes.store.ts';
import { pruneLocalMails, pruneNameChanges, pruneRoundTokens, pruneSessions, pruneUnsendableMails, type Prune } from './pruning.store.ts';

const dayMs = 86_400_000;

/**
 * How long is kept what nobody needs any more. Ledger, rounds, payments and the audit log are kept for good; the security log, throttle
 * counters and mailed tokens are pruned where they are written. A mail that was sent leaves nothing.
 */
export const retentions: Readonly<Record<string, { readonly days: number; readonly prune: Prune }>> = {
  unsendableMails: { days: 30, prune: pruneUnsendableMails },
  /** As long as the longest link in them holds. */
  localMails: { days: 3, prune: pruneLocalMails },
  /** As long as their addresses count as the player's own. */
  sessions: { days: 90, prune: pruneSessions },
  /** As long as a payout is compared with the name from before a change. */
  nameChanges: { days: recentChangeDays, prune: pruneNameChanges },
  roundTokens: { days: 7, prune: pruneRoundTokens },
};

const everyMs = 3_600_000;
/** Small enough to hold no lock for long. */
const batch = 1_000;

/** Deletes everything whose time is over. */
export async function pruneAll({ database, now }: { database: Database; now: () => Date }): Promise<void> {
  for (const { days, prune } of Object.values(retentions)) {
    const before = new Date(now().getTime() - days * dayMs);
    while ((await prune(database, before, batch)) === batch);
  }
}

export function createPruning(parts: { database: Database; now: () => Date; log: FastifyBaseLogger }): Job {
  return repeat({ name: 'pruning', everyMs, run: () => pruneAll(parts), log: parts.log });
}
