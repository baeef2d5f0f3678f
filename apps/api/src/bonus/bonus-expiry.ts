import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Live } from '../live/live.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { BonusLifecycle } from './bonus-lifecycle.service.ts';
import { findBonus, isRunning, readOverdueBonuses } from './player-bonuses.store.ts';

const batchSize = 100;

type Dependencies = {
  database: Database;
  now: () => Date;
  lifecycle: BonusLifecycle;
  live: Pick<Live, 'balanceChanged'>;
  log: FastifyBaseLogger;
};

/**
 * Ends expired bonuses and returns how many. Several processes may run this at once: each bonus is checked again under its player's wallet lock. One
 * that fails is left for the next run, so that the others need not wait for it.
 */
export async function expireBonuses(dependencies: Dependencies): Promise<number> {
  const at = dependencies.now();
  let ended = 0;
  let after: string | undefined;
  for (;;) {
    const overdue = await readOverdueBonuses(dependencies.database, at, { after, limit: batchSize });
    for (const { id, player_id: playerId } of overdue) {
      try {
        if (await expire(dependencies, playerId, id, at)) ended += 1;
      } catch (error) {
        dependencies.log.error({ err: error, bonus: id }, 'bonus expiry');
      }
    }
    if (overdue.length < batchSize) return ended;
    after = overdue.at(-1)?.id;
  }
}

async function expire({ database, lifecycle, live }: Dependencies, playerId: string, id: string, at: Date): Promise<boolean> {
  const expired = await database.transaction().execute(async (trx) => {
    await lockWallet(trx, { kind: 'player', playerId });
    const bonus = await findBonus(trx, playerId, id);
    const endsAt = bonus && (isRunning(bonus) ? bonus.expires_at : bonus.claim_expires_at);
    if (!bonus || bonus.finished_at || !endsAt || endsAt > at) return undefined;
    return lifecycle.end(trx, bonus, { status: 'expired', reason: isRunning(bonus) ? 'time' : 'not_claimed' }, at);
  });
  if (expired?.forfeited) void live.balanceChanged(playerId, expired.currency);
  return expired !== undefined;
}
