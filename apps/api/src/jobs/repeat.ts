import type { FastifyBaseLogger } from 'fastify';

export type Job = {
  start(): void;
  /** There is work: it is begun at once, or once more after the pass under way, which may have overlooked it. */
  hurry(): void;
  /** Resolves when the pass under way has ended; none begins after it. */
  stop(): Promise<void>;
};

/** Runs work again and again while the process lives, each time `everyMs` after the last has ended; a failure is logged and tried again. */
export function repeat({ name, everyMs, run, log }: { name: string; everyMs: number; run: () => Promise<unknown>; log: FastifyBaseLogger }): Job {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStarted = false;
  let isRunning = false;
  let isWantedAgain = false;
  let isStopped = false;

  async function once(): Promise<void> {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, job: name }, 'job');
    }
  }
  async function pass(): Promise<void> {
    do {
      isWantedAgain = false;
      await once();
    } while (isWantedAgain);
    isRunning = false;
    if (isStarted && !isStopped) timer = setTimeout(begin, everyMs);
  }
  function begin(): void {
    clearTimeout(timer);
    isRunning = true;
    running = pass();
  }

  return {
    start() {
      isStarted = true;
      if (!isRunning) begin();
    },
    hurry() {
      if (isStopped) return;
      isWantedAgain = true;
      if (!isRunning) begin();
    },
    async stop() {
      isStopped = true;
      isWantedAgain = false;
      clearTimeout(timer);
      await running;
    },
  };
}
