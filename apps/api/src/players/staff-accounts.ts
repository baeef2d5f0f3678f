import { isUuid, type Refusal } from '@playfront/api-contract';
import { isStaff } from '@playfront/api-contract/staff';
import type { Connection } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import { findPlayer } from './players.store.ts';

type Officer = { readonly playerId: string; readonly scope: readonly string[] };

/** Why an officer may not lock out an account: it is their own, or it is that of other staff and they are not an admin. */
export async function lockOutRefusal(db: Connection, officer: Officer, id: string): Promise<Refusal | undefined> {
  if (id === officer.playerId) return refuse('forbidden');
  const player = isUuid(id) ? await findPlayer(db, id) : undefined;
  if (!player) return refuse('not_found');
  return isStaff(player.scope) && !officer.scope.includes('admin') ? refuse('forbidden') : undefined;
}
