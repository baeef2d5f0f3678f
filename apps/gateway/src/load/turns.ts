import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets a few things be done at a time and some more wait in line. */
export type Turns = {
  /** Waits for a turn and returns what ends it. @throws {NoTurn} when too many wait already, or when `signal` ends the wait. */
  take(signal: AbortSignal): Promise<() => void>;
};

export class NoTurn extends Error {}

export function createTurns(atOnce: number, mostWaiting: number): Turns {
  const waiting = new Set<() => void>();
  let running = 0;

  function end(): void {
    const [next] = waiting;
    if (!next) return void (running -= 1);
    waiting.delete(next);
    next();
  }

  return {
    async take(signal) {
      if (running < atOnce) {
        running += 1;
        return end;
      }
      if (waiting.size >= mostWaiting) throw new NoTurn();
      await new Promise<void>((resolve, reject) => {
        waiting.add(resolve);
        signal.addEventListener('abort', () => waiting.delete(resolve) && reject(new NoTurn()), { once: true });
      });
      // Requests that have arrived meanwhile are answered first.
      await nextTurn();
      if (!signal.aborted) return end;
      end();
      throw new NoTurn();
    },
  };
}
