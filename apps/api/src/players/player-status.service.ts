import type { adminSetPlayerStatus, Refusal, ValidRequestOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import { isUuid } from '../http/uuid.ts';
import type { Live } from '../live/live.ts';
import { setPlayerStatus } from './players.store.ts';
import type { PlayerSession, PlayerSessions } from './sessions.service.ts';

export type PlayerStatuses = {
  /** Blocks an account, which ends its sessions and sockets, or opens it again. Admins cannot lock themselves out. */
  set(admin: PlayerSession, request: ValidRequestOf<typeof adminSetPlayerStatus>): Promise<Refusal | undefined>;
};

type Dependencies = { database: Database; sessions: PlayerSessions; live: Live };

export function createPlayerStatuses({ database, sessions, live }: Dependencies): PlayerStatuses {
  return {
    async set(admin, { id, status }) {
      if (id === admin.playerId) return refuse('forbidden');
      if (!isUuid(id)) return refuse('not_found');
      const ended = await database.transaction().execute(async (trx) => {
        if (!(await setPlayerStatus(trx, id, status))) return undefined;
        return status === 'blocked' ? sessions.revokeAll(trx, id) : [];
      });
      if (!ended) return refuse('not_found');
      for (const sessionId of ended) live.endSession(sessionId);
      return undefined;
    },
  };
}
