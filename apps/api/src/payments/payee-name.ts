import type { Connection } from '../database/database.ts';
import { readNameBeforeChange, type PersonName } from '../players/name-changes.store.ts';
import { isOwnName } from './name-match.rules.ts';

type Payee = PersonName & { readonly id: string; readonly kyc_status: string };

/** Whether a beneficiary is the player: by the current name and, unless the identity is verified, also by the name before a recent change. */
export async function isPayee(db: Connection, beneficiary: string, player: Payee, at: Date): Promise<boolean> {
  if (!isOwnName(beneficiary, player)) return false;
  if (player.kyc_status === 'verified') return true;
  const before = await readNameBeforeChange(db, player.id, at);
  return before === undefined || isOwnName(beneficiary, before);
}
