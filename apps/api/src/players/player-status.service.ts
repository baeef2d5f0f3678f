import type { adminSetPlayerStatus, Refusal, ValidRequestOf } from '@playfront/api-contract';
import type { AuditEntry } from '../audit/audit.service.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import { isUuid } from '../http/uuid.ts';
import type { Live } from '../live/live.ts';
import { setPlayerStatus } from './players.store.ts';
import type { PlayerSession, PlayerSessions } from './sessions.service.ts';

export type PlayerStatuses = {
  /** Blocks an account, which ends its sessions and sockets, or opens it again. Admins cannot lock themselves out. */
  set(admin: PlayerSession, request: ValidRequestOf<typeof adminSetPlayerStatus>, audit: AuditEntry): Promise<Refusal | undefined>;
};

type Dependencies = { database: Database; sessions: PlayerSessions; live: Live };

export function createPlayerStatuses({ database, sessions, live }: Dependencies): PlayerStatuses {
  return {
    async set(admin, { id, status, reason }, audit) {
      if (id === admin.playerId) return refuse('forbidden');
      if (!isUuid(id)) return refuse('not_found');
      const ended = await database.transaction().execute(async (trx) => {
        const before = await setPlayerStatus(trx, id, status);
        if (before === undefined) return undefined;
        await audit.record(trx, {
          target: { kind: 'player', id: before.id },
          reason: reason.trim(),
          before: { status: before.status },
          after: { status },
        });
        return status === 'blocked' ? sessions.revokeAll(trx, id) : [];
      });
      if (!ended) return refuse('not_found');
      live.endSessions(id, ended, 'blocked');
      return undefined;
    },
  };
}
