import type { Connection } from '../database/database.ts';
import { deleteAuthenticator } from './authenticators.store.ts';
import type { FactorNotices } from './factor-notices.ts';
import { deletePasskeys } from './passkeys.store.ts';

/** How long before the owner took the account back a thief may have added a factor. */
const suspectMs = 72 * 3_600_000;

/**
 * Removes the factors that whoever took over an account may have added. Older ones are the owner's, and stay, as do those added in the session with
 * the id `exceptId`.
 */
export type TakenOverFactors = { remove(trx: Connection, playerId: string, changedAt: Date, exceptId?: string): Promise<void> };

export function createTakenOverFactors({ notices }: { notices: FactorNotices }): TakenOverFactors {
  return {
    async remove(trx, playerId, changedAt, exceptId) {
      const added = { since: new Date(changedAt.getTime() - suspectMs), exceptIn: exceptId };
      const hadAuthenticator = await deleteAuthenticator(trx, playerId, added);
      const passkeys = await deletePasskeys(trx, playerId, added);
      if (passkeys > 0) await notices.tell(trx, playerId, { change: 'removed', factor: hadAuthenticator ? 'all' : 'passkey' });
      else if (hadAuthenticator) await notices.tell(trx, playerId, { change: 'removed', factor: 'authenticator' });
    },
  };
}
