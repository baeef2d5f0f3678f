import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const everyMs = 60_000;
/** The reading with the shortest round trip is the most exact one. */
const readings = 3;

export type DatabaseClock = { now(): Date; stop(): void };

/**
 * The time of the database server, which all processes of an operator share: with clocks of their own, one that is behind would pay a cash-out of crash
 * after another one has ended the flight. The difference to the clock of this process is measured again every minute.
 */
export async function startDatabaseClock(
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
  localMs: () => number = Date.now,
): Promise<DatabaseClock> {
  let aheadMs = await measure(database, localMs);
  const timer = setInterval(() => {
    measure(database, localMs).then(
      (measuredMs) => (aheadMs = measuredMs),
      (error: unknown) => log.warn({ err: error }, 'the clock of the database could not be read'),
    );
  }, everyMs);
  timer.unref();
  return { now: () => new Date(localMs() + aheadMs), stop: () => clearInterval(timer) };
}

/** How far the clock of the database is ahead of the local one, in milliseconds. */
async function measure(database: Database, localMs: () => number): Promise<number> {
  let best = { tripMs: Number.POSITIVE_INFINITY, aheadMs: 0 };
  for (let reading = 0; reading < readings; reading += 1) {
    const sentAtMs = localMs();
    const { rows } = await sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(database);
    const tripMs = localMs() - sentAtMs;
    const [row] = rows;
    if (row && tripMs < best.tripMs) best = { tripMs, aheadMs: row.ms - sentAtMs - tripMs / 2 };
  }
  return best.aheadMs;
}
