import type { Refusal } from '@playfront/api-contract';
import { refuseForNow } from '../http/failures.ts';

/** Runs a few tasks at once; the others wait and are served in turn by key, so that many tasks of one key do not delay a single one of another. */
export type FairQueue = {
  /**
   * `too_many_requests` if too many wait already, of this key or in total. In total, the last task of the key with most waiting is refused, so that
   * nobody can fill the queue for others.
   */
  run<T>(of: string, task: () => Promise<T>): Promise<T | Refusal>;
};

type Bounds = { readonly atOnce: number; readonly waitingOfOne: number; readonly waiting: number };

const retryAfterMs = 1_000;

export function createFairQueue({ atOnce, waitingOfOne, waiting: maxWaiting }: Bounds): FairQueue {
  /** In the order in which they are served next. */
  const waiting = new Map<string, ((hasTurn: boolean) => void)[]>();
  let running = 0;
  let count = 0;

  /** Waits for a turn; returns whether there is one. */
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

  /** Refuses the last task of the key with most waiting, if that is more than `length`. */
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
