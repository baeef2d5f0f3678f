import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { crashRoom } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import type { CrashClock } from './crash-clock.ts';
import { readUnsettledCrashRounds } from './crash.store.ts';

/** Key of the advisory lock, "bust" in ASCII. */
const lockKey = 0x62_75_73_74;
/** How soon another process takes the clock over from one that has ended. */
const everyMs = 5_000;

type Dependencies = {
  database: Database;
  clock: CrashClock;
  live: Pick<Live, 'watchersOf' | 'onJoin'>;
  log: FastifyBaseLogger;
};

/**
 * Runs the crash rounds while clients watch them, and ends the rounds that an earlier process has left. Of several processes, the one with the lock runs
 * them; without watchers it gives the lock away. After an error the round is interrupted and its bets are settled.
 */
export function createCrashJob({ database, clock, live, log }: Dependencies): Job {
  let isStopped = false;
  let wake: () => void = () => undefined;

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function runRounds(connection: Connection): Promise<void> {
    await clock.recover(connection);
    for (let waitMs = await clock.step(connection); waitMs !== undefined; waitMs = await clock.step(connection)) {
      await pause(waitMs);
      if (isStopped) break;
    }
    await clock.drained();
  }

  async function run(): Promise<void> {
    if (live.watchersOf(crashRoom) === 0 && (await readUnsettledCrashRounds(database)).length === 0) return;
    // A lock of the connection, not of a transaction: the database ends transactions that are idle for as long as rounds run.
    await database.connection().execute(async (connection) => {
      const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_lock(${lockKey}) as "isFree"`.execute(connection);
      if (!rows[0]?.isFree) return;
      try {
        await runRounds(connection);
      } finally {
        await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
      }
    });
  }

  const job = repeat({ name: 'crash rounds', everyMs, run, log });
  live.onJoin(crashRoom, () => job.runNow());
  return {
    ...job,
    async stop() {
      isStopped = true;
      wake();
      await job.stop();
    },
  };
}
