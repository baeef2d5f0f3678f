import type { Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { AccessService } from '../settings/access.service.ts';
import { verifyPassword } from './password.ts';
import { usernameKey } from './players.rules.ts';
import { findPlayerByName } from './players.store.ts';
import type { PlayerSessions } from './sessions.service.ts';

export type Login = {
  /** A session token for the right pair. `failed_login` does not tell which half was wrong, nor how long it took. */
  login(username: string, password: string, ip: string): Promise<{ accessToken: string } | Refusal>;
};

export function createLogin({ database, sessions, access }: { database: Database; sessions: PlayerSessions; access: AccessService }): Login {
  return {
    async login(username, password, ip) {
      const player = await findPlayerByName(database, usernameKey(username));
      const isRight = await verifyPassword(password, player?.password_hash);
      if (!player || !isRight) return refuse('failed_login');
      // Only whoever knows the password learns that the account is blocked.
      if (player.status === 'blocked' || (await access.check({ ip, country: player.country }))) return refuse('disable_site_access');
      return { accessToken: await sessions.open(player.id, ip) };
    },
  };
}
