import type { Connection } from '../database/database.ts';
import { deleteAuthenticator } from './authenticators.store.ts';
import type { FactorNotices } from './factor-notices.ts';
import { deletePasskeys } from './passkeys.store.ts';

/** A factor added within this time before the owner took the account back may be a thief's. */
const suspectMs = 72 * 3_600_000;

/**
 * Removes factors that a person who took over an account may have added. Older ones, which are the owner's, stay, as do those added in the session
 * `exceptId`.
 */
export type TakenOverFactors = { remove(trx: Connection, playerId: string, changedAt: Date, exceptId?: string): Promise<void> };

export function createTakenOverFactors({ notices }: { notices: FactorNotices }): TakenOverFactors {
  return {
    async remove(trx, playerId, changedAt, exceptId) {
      const added = { since: new Date(changedAt.getTime() - suspectMs), exceptIn: exceptId };
      const hadAuthenticator = await deleteAuthenticator(trx, playerId, added);
      const passkeys = await deletePasskeys(trx, playerId, added);
      if (passkeys > 0) await notices.notify(trx, playerId, { change: 'removed', factor: hadAuthenticator ? 'all' : 'passkey' });
      else if (hadAuthenticator) await notices.notify(trx, playerId, { change: 'removed', factor: 'authenticator' });
    },
  };
}
