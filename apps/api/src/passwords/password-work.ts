import { createFairQueue, type FairQueue } from './fair-queue.ts';

/**
 * The queue for hashing passwords. A hash occupies a thread of the pool, which files and DNS look-ups need too, and 19 MiB: two at once leave half of
 * the pool and one processor free. Waiting requests hold some of the gateway's 128 connections for all calls, so others are left free.
 */
export function createPasswordWork(): FairQueue {
  return createFairQueue({ atOnce: 2, waitingOfOne: 32, waiting: 96 });
}
