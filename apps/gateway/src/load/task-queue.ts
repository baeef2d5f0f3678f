import { setImmediate as nextTick } from 'node:timers/promises';

/** Runs a limited number of tasks at a time and lets a limited number wait. */
export type TaskQueue = {
  /** Waits until the task may run; returns the function that ends it. @throws {QueueError} when too many wait already, or when `signal` ends the wait. */
  enter(signal: AbortSignal): Promise<() => void>;
};

export class QueueError extends Error {}

export function createTaskQueue(atOnce: number, mostWaiting: number): TaskQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  function end(): void {
    const [next] = waiting;
    if (!next) return void (running -= 1);
    waiting.delete(next);
    next();
  }

  return {
    async enter(signal) {
      if (running < atOnce) {
        running += 1;
        return end;
      }
      if (waiting.size >= mostWaiting) throw new QueueError();
      await new Promise<void>((resolve, reject) => {
        waiting.add(resolve);
        signal.addEventListener('abort', () => waiting.delete(resolve) && reject(new QueueError()), { once: true });
      });
      // Requests that have arrived meanwhile are handled first.
      await nextTick();
      if (!signal.aborted) return end;
      end();
      throw new QueueError();
    },
  };
}
