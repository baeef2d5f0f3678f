import { callerOf, usernameKey, type Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { RestrictionRegister } from '../limits/restrictions.service.ts';
import type { Live } from '../live/live.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { AccessService } from '../settings/access.service.ts';
import { loginCounts } from '../throttle/login-counts.ts';
import type { Count, Throttle } from '../throttle/throttle.service.ts';
import type { FairQueue } from './fair-queue.ts';
import { verifyPassword } from './password.ts';
import { findPlayerByName, lockPassword } from './players.store.ts';
import type { PlayerSessions } from './sessions.service.ts';

export type Login = {
  /**
   * A session token for the right pair; beyond 50 open sessions the player's oldest end. `failed_login` does not tell which half was wrong, nor how long it took; `too_many_requests` comes
   * before the password is looked at.
   */
  login(username: string, password: string, from: { ip: string; userAgent: string }): Promise<{ accessToken: string } | Refusal>;
};

/** An id that no player has. */
const nobody = '00000000-0000-0000-0000-000000000000';

type Dependencies = {
  database: Database;
  sessions: PlayerSessions;
  access: AccessService;
  throttle: Throttle;
  restrictions: Pick<RestrictionRegister, 'isExcluded'>;
  persons: Pick<Persons, 'review' | 'exclude'>;
  live: Pick<Live, 'endSessions'>;
  passwordWork: FairQueue;
  /** Counts all logins, the right ones too, without the database. */
  memoryThrottle: Pick<Throttle, 'take'>;
};

export function createLogin({
  database,
  sessions,
  access,
  throttle,
  restrictions,
  persons,
  live,
  passwordWork,
  memoryThrottle,
}: Dependencies): Login {
  /**
   * Wrong passwords are counted in three ways. Those for the account as a whole, which stop guessing from many addresses, leave out the
   * addresses its player registered and signs in from: nobody elsewhere can keep players out of their own homes.
   */
  async function countsOf(key: string, player: { id: string; registered_ip: string } | undefined, ip: string): Promise<Count[]> {
    const caller = callerOf(ip);
    // Asked for an unknown name too, so that it takes as long.
    const familiar = await sessions.familiarAddresses(player?.id ?? nobody);
    const isAtHome = player?.registered_ip === caller || familiar.some((address) => callerOf(address) === caller);
    const [pair, account] = loginCounts(key, caller);
    return [{ limit: 'login_address', of: caller }, pair, ...(isAtHome ? [] : [account])];
  }

  async function findByPassword(key: string, password: string, ip: string) {
    const player = await findPlayerByName(database, key);
    const counts = await countsOf(key, player, ip);
    const refusal = await throttle.take(...counts);
    if (refusal) return refusal;
    const isRight = await verifyPassword(password, player?.password_hash);
    if (!player || !isRight) return refuse('failed_login');
    await throttle.giveBack(...counts);
    return player;
  }

  return {
    async login(username, password, { ip, userAgent }) {
      const key = usernameKey(username);
      const caller = callerOf(ip);
      const tooMany = await memoryThrottle.take({ limit: 'login_tries_pair', of: `${caller} ${key}` }, { limit: 'login_tries_address', of: caller });
      if (tooMany) return tooMany;
      // In its turn with all it reads: logins at once from one address would otherwise take the database's connections too.
      const player = await passwordWork.run(caller, () => findByPassword(key, password, ip));
      if (isRefusal(player)) return player;
      // Only whoever knows the password learns that the account is blocked.
      if (player.status === 'blocked' || (await access.check({ ip, country: player.country }))) return refuse('disable_site_access');
      const opened = await database.transaction().execute(async (trx) => {
        // A new password, or a block, ends all sessions while this one was checked; this session must not come after that.
        const locked = await lockPassword(trx, player.id);
        if (locked.password_hash !== player.password_hash) return refuse('failed_login');
        if (locked.status === 'blocked') return refuse('disable_site_access');
        if (await restrictions.isExcluded(player.id, trx)) return refuse('account_restricted');
        const proven = await persons.review(trx, player.id);
        if (proven.length > 0) return { proven };
        const accessToken = await sessions.open(player.id, ip, { userAgent, db: trx });
        return { accessToken, ended: await sessions.revokeOldest(trx, player.id) };
      });
      if (isRefusal(opened)) return opened;
      if (opened.accessToken !== undefined) {
        live.endSessions(player.id, opened.ended, 'ended');
        return { accessToken: opened.accessToken };
      }
      await persons.exclude(opened.proven);
      return refuse('account_restricted');
    },
  };
}
