import type { Refusal } from '@playfront/api-contract';
import { refuseForNow } from '../http/failures.ts';

/** Runs a few tasks concurrently and serves the keys of waiting tasks in turn, so that many tasks of one key do not delay those of another. */
export type FairQueue = {
  /**
   * Returns `too_many_requests` if too many tasks of this key are waiting. If the queue is full, the last task of the key with most waiting tasks is
   * refused, so that one key cannot fill the queue.
   */
  run<T>(of: string, task: () => Promise<T>): Promise<T | Refusal>;
};

type Bounds = { readonly atOnce: number; readonly waitingOfOne: number; readonly waiting: number };

const retryAfterMs = 1_000;

export function createFairQueue({ atOnce, waitingOfOne, waiting: maxWaiting }: Bounds): FairQueue {
  /** Waiting tasks by key, in the order in which the keys are served. */
  const waiting = new Map<string, ((hasTurn: boolean) => void)[]>();
  let running = 0;
  let count = 0;

  /** Waits for a turn; returns false if the task is refused. */
  async function acquire(of: string): Promise<boolean> {
    if (running < atOnce) {
      running += 1;
      return true;
    }
    const own = waiting.get(of) ?? [];
    if (own.length >= waitingOfOne || (count >= maxWaiting && !evictLast(own.length + 1))) return false;
    count += 1;
    return new Promise((resolve) => {
      own.push(resolve);
      waiting.set(of, own);
    });
  }

  /** Refuses the last task of the key with most waiting tasks, if these are more than `length`. */
  function evictLast(length: number): boolean {
    const longest = [...waiting.values()].reduce((most, other) => (other.length > most.length ? other : most), []);
    if (longest.length <= length) return false;
    count -= 1;
    longest.pop()?.(false);
    return true;
  }

  /** Starts the next waiting task. */
  function release(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [of, own] = next;
    const start = own.shift();
    waiting.delete(of);
    if (own.length > 0) waiting.set(of, own);
    count -= 1;
    start?.(true);
  }

  return {
    async run(of, task) {
      if (!(await acquire(of))) return refuseForNow(retryAfterMs);
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}
