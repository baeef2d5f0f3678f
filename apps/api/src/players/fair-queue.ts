import type { Refusal } from '@playfront/api-contract';
import { refuseForNow } from '../http/failures.ts';

/** Runs a few tasks at once; the others wait, and are served in turns of those they are for, so that nobody's many delay another's one. */
export type FairQueue = {
  /** `too_many_requests` where too many wait already, of this one or of all. */
  run<T>(of: string, task: () => Promise<T>): Promise<T | Refusal>;
};

type Bounds = { readonly atOnce: number; readonly waitingOfOne: number; readonly waiting: number };

const retryAfterMs = 1_000;

export function createFairQueue({ atOnce, waitingOfOne, waiting: mostWaiting }: Bounds): FairQueue {
  /** In the order in which they are served next. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let count = 0;

  /** Waits for a turn; whether there is one. */
  async function enter(of: string): Promise<boolean> {
    if (running < atOnce) {
      running += 1;
      return true;
    }
    const own = waiting.get(of) ?? [];
    if (own.length >= waitingOfOne || count >= mostWaiting) return false;
    count += 1;
    await new Promise<void>((resolve) => {
      own.push(resolve);
      waiting.set(of, own);
    });
    return true;
  }

  /** Hands the place on. */
  function leave(): void {
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
    start?.();
  }

  return {
    async run(of, task) {
      if (!(await enter(of))) return refuseForNow(retryAfterMs);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
