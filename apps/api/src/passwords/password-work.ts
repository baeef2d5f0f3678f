import { createFairQueue, type FairQueue } from './fair-queue.ts';

/**
 * The queue for hashing passwords. A hash occupies 19 MiB and a thread of the pool, which files and DNS look-ups need too: two at the same time leave
 * half of the pool and one processor free. Waiting requests occupy some of the gateway's 128 connections for all calls, so their number is limited.
 */
export function createPasswordWork(): FairQueue {
  return createFairQueue({ atOnce: 2, waitingOfOne: 32, waiting: 96 });
}
