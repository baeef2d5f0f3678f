import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import type { BetRoundPlay } from './bet-round-play.ts';
import { findRoundsToClose, lockRoundToClose } from './bet-rounds.store.ts';
import { readRoundSession } from './round-sessions.store.ts';

const batchSize = 100;

type Dependencies = {
  database: Database;
  now: () => Date;
  play: BetRoundPlay;
  live: Pick<Live, 'balanceChanged'>;
  log: FastifyBaseLogger;
};

/**
 * Ends the rounds whose players have left. Several processes may run this at once. A round that fails is left for the next run, so that the others
 * need not wait for it.
 */
export async function endLeftRounds({ database, now, play, live, log }: Dependencies): Promise<void> {
  async function end(roundId: string): Promise<void> {
    const session = await database.transaction().execute(async (trx) => {
      const round = await lockRoundToClose(trx, roundId, now());
      if (!round) return undefined;
      const owner = await readRoundSession(trx, round.round_session_id);
      await play.end(trx, owner, round);
      return owner;
    });
    if (session?.player_id) void live.balanceChanged(session.player_id, session.currency);
  }

  let after: string | undefined;
  for (;;) {
    const due = await findRoundsToClose(database, now(), { after, limit: batchSize });
    for (const { id } of due) await end(id).catch((error: unknown) => log.error({ err: error, round: id }, 'left rounds'));
    if (due.length < batchSize) return;
    after = due.at(-1)?.id;
  }
}

/** The job that ends rounds whose players have left, not yet started. */
export function createLeftRoundsJob(dependencies: Dependencies): Job {
  return repeat({ name: 'left rounds', everyMs: 60_000, run: () => endLeftRounds(dependencies), log: dependencies.log });
}
