import type { FastifyBaseLogger } from 'fastify';

export type Job = { start(): void; stop(): Promise<void> };

/** Runs work again and again while the process lives, each time `everyMs` after the last has ended; a failure is logged and tried again. */
export function repeat({ name, everyMs, run, log }: { name: string; everyMs: number; run: () => Promise<unknown>; log: FastifyBaseLogger }): Job {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function once(): Promise<void> {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, job: name }, 'job');
    }
    if (!isStopped) timer = setTimeout(begin, everyMs);
  }
  function begin(): void {
    running = once();
  }

  return {
    start: begin,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
