import { createFairQueue, type FairQueue } from './fair-queue.ts';

/**
 * The turns in which passwords are hashed. A hash keeps a thread of the pool busy, which files and look-ups of addresses need too, and 19 MiB:
 * two at once leave half of the pool and a processor free. Those who wait keep one of the gateway's 128 connections for all calls: some are left for others.
 */
export function createPasswordWork(): FairQueue {
  return createFairQueue({ atOnce: 2, waitingOfOne: 32, waiting: 96 });
}
