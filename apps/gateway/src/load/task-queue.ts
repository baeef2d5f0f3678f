import { setImmediate as nextTick } from 'node:timers/promises';

/** Runs a limited number of tasks at a time and lets a limited number wait. */
export type TaskQueue = {
  /** Waits until the task may run; returns the function that ends it. @throws {QueueError} if the queue is full or `signal` ends the wait. */
  enter(signal: AbortSignal): Promise<() => void>;
};

export class QueueError extends Error {}

export function createTaskQueue(maxConcurrent: number, maxWaiting: number): TaskQueue {
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
      if (running < maxConcurrent) {
        running += 1;
        return end;
      }
      if (waiting.size >= maxWaiting) throw new QueueError();
      await new Promise<void>((resolve, reject) => {
        waiting.add(resolve);
        signal.addEventListener('abort', () => waiting.delete(resolve) && reject(new QueueError()), { once: true });
      });
      // Handles newly arrived requests first.
      await nextTick();
      if (!signal.aborted) return end;
      end();
      throw new QueueError();
    },
  };
}
