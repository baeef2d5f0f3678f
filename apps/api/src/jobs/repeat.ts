import type { FastifyBaseLogger } from 'fastify';

export type Job = {
  start(): void;
  /** Runs the work immediately, or once more after the current run, which may have missed new items. */
  runNow(): void;
  /** Resolves when the current run has ended; none starts after it. */
  stop(): Promise<void>;
};

/** Repeats work while the process runs, each time `everyMs` after the last run has ended; a failure is logged and retried. */
export function repeat({ name, everyMs, run, log }: { name: string; everyMs: number; run: () => Promise<unknown>; log: FastifyBaseLogger }): Job {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStarted = false;
  let isRunning = false;
  let isRequestedAgain = false;
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
      isRequestedAgain = false;
      await once();
    } while (isRequestedAgain);
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
    runNow() {
      if (isStopped) return;
      isRequestedAgain = true;
      if (!isRunning) begin();
    },
    async stop() {
      isStopped = true;
      isRequestedAgain = false;
      clearTimeout(timer);
      await running;
    },
  };
}
