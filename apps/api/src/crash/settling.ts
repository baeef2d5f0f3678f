import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { CrashBets } from './crash-bets.service.ts';
import { readOpenCrashBets, readUnsettledCrashRounds, updateCrashRound } from './crash.store.ts';

/** Bets that are settled at the same time: calls of players need connections too. */
const atOnce = 4;

/** Settles bets in the background, so that the clock never waits for money. A bet that fails is settled with a later round. */
export type Settling = {
  /** Bets that the flight has carried to their automatic cash-out. */
  add(betIds: readonly string[]): void;
  /** All open bets of rounds that are over. */
  addEndedRounds(): void;
  /** Resolves when nothing is left to settle. */
  drained(): Promise<void>;
};

type Dependencies = { database: Database; bets: Pick<CrashBets, 'settle'>; log: FastifyBaseLogger };

export function createSettling({ database, bets, log }: Dependencies): Settling {
  const waiting: string[] = [];
  const running = new Set<Promise<void>>();
  let finishing: Promise<void> = Promise.resolve();
  const onError = (error: unknown) => log.error({ err: error }, 'crash bet');

  async function work(): Promise<void> {
    for (let betId = waiting.shift(); betId !== undefined; betId = waiting.shift()) await bets.settle(betId).catch(onError);
  }

  function add(betIds: readonly string[]): void {
    waiting.push(...betIds);
    while (running.size < Math.min(atOnce, waiting.length)) {
      const worker: Promise<void> = work().finally(() => running.delete(worker));
      running.add(worker);
    }
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  async function settleEndedRounds(): Promise<void> {
    for (const { number, ended_at: endedAt } of await readUnsettledCrashRounds(database)) {
      if (!endedAt) continue;
      add((await readOpenCrashBets(database, number)).map(({ id }) => id));
      await settled();
      if ((await readOpenCrashBets(database, number)).length === 0) await updateCrashRound(database, number, { is_settled: true });
    }
  }

  return {
    add,
    addEndedRounds: () => void (finishing = finishing.then(settleEndedRounds).catch(onError)),
    async drained() {
      await finishing;
      await settled();
    },
  };
}
