import type { Connection } from '../database/database.ts';
import { readBalances } from '../wallet/balance.service.ts';
import { isRunning, readFundedBonuses, type PlayerBonus } from './player-bonuses.store.ts';

/** How much bonus money a withdrawal would forfeit now; the player must confirm this amount first. */
export type Forfeiture = { readonly amountMinor: number };

/**
 * The bonuses that a withdrawal ends, waiting ones first: each that is based on a deposit, since that deposit is withdrawn, and the active one if its
 * terms say so. The order matters: when the active one has ended, the next waiting one starts.
 */
export async function readForfeitedBonuses(db: Connection, playerId: string): Promise<PlayerBonus[]> {
  const bonuses = await readFundedBonuses(db, playerId);
  const ended = bonuses.filter((bonus) => bonus.payment_id !== null || (isRunning(bonus) && bonus.terms.forfeitsOnWithdrawal));
  return ended.sort((one, other) => Number(isRunning(one)) - Number(isRunning(other)));
}

export async function readForfeiture(db: Connection, playerId: string): Promise<Forfeiture | undefined> {
  const ended = await readForfeitedBonuses(db, playerId);
  if (ended.length === 0) return undefined;
  const waiting = ended.filter((bonus) => !isRunning(bonus)).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const running = ended.some(isRunning) ? (await readBalances(db, { kind: 'player', playerId })).bonus : 0;
  return { amountMinor: waiting + running };
}
