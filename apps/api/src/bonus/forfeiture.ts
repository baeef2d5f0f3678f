import type { Connection } from '../database/database.ts';
import { readBalances } from '../wallet/balance.service.ts';
import { findRunningBonus } from './player-bonuses.store.ts';

/** What a withdrawal now would cost the player in bonus money; the player is asked first, with this amount. */
export type Forfeiture = { readonly bonusId: string; readonly amountMinor: number };

export async function readForfeiture(db: Connection, playerId: string): Promise<Forfeiture | undefined> {
  const bonus = await findRunningBonus(db, playerId);
  if (!bonus?.terms.forfeitsOnWithdrawal) return undefined;
  const { bonus: amountMinor } = await readBalances(db, { kind: 'player', playerId });
  return { bonusId: bonus.id, amountMinor };
}
