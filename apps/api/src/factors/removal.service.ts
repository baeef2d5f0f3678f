import { type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import { type adminRemoveFactors } from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import type { AuditEntry } from '../http/call-logs.ts';
import { refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import { lockOutRefusal } from '../players/staff-accounts.ts';
import type { PlayerSession, PlayerSessions } from '../sessions/sessions.service.ts';
import { deleteAuthenticator } from './authenticators.store.ts';
import type { FactorNotices } from './factor-notices.ts';
import { deletePasskeys } from './passkeys.store.ts';

export type FactorRemoval = {
  /** For a player who has lost every factor, once support has verified the player: the password alone opens the account again. See {@link lockOutRefusal}. */
  remove(admin: PlayerSession, request: ValidRequestOf<typeof adminRemoveFactors>, audit: AuditEntry): Promise<Refusal | undefined>;
};

type Dependencies = { database: Database; sessions: PlayerSessions; live: Live; notices: FactorNotices };

export function createFactorRemoval({ database, sessions, live, notices }: Dependencies): FactorRemoval {
  return {
    async remove(admin, { id, reason }, audit) {
      const refusal = await lockOutRefusal(database, admin, id);
      if (refusal) return refusal;
      const ended = await database.transaction().execute(async (trx) => {
        const hadAuthenticator = await deleteAuthenticator(trx, id);
        const passkeys = await deletePasskeys(trx, id);
        if (!hadAuthenticator && passkeys === 0) return undefined;
        await notices.notify(trx, id, { change: 'removed', factor: 'all' });
        const before = { authenticator: hadAuthenticator, passkeys };
        await audit.record(trx, { target: { kind: 'player', id }, reason, before, after: { authenticator: false, passkeys: 0 } });
        return sessions.revokeAll(trx, id);
      });
      if (!ended) return refuse('not_found');
      live.endSessions(id, ended, 'ended');
      return undefined;
    },
  };
}
