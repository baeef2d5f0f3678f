import type { BlockReason, Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { exclusionNotice } from '../jurisdiction/help.ts';
import type { Live } from '../live/live.ts';
import type { Persons } from '../persons/persons.service.ts';
import { lockPassword, readPlayer } from '../players/players.store.ts';
import type { RegistryBarrier } from './registry-barrier.ts';
import type { RestrictionRegister } from '../restrictions/restriction-register.ts';
import type { DeviceLogin, Devices } from '../devices/devices.service.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';
import type { AccessService } from '../settings/access.service.ts';

/** Address, browser and device of a sign-in. */
export type SignInOrigin = DeviceLogin;
type Access = { readonly status: 'active' | 'blocked'; readonly block_reason: BlockReason | null };
type SigningIn = Access & { readonly id: string; readonly country: string };

/** The last step of every sign-in, by password or by passkey. */
export type SignIn = {
  /**
   * The refusal before a code is requested, if any: `disable_site_access` for a blocked account (with the reason), country or address, `self_excluded`,
   * `account_closed`.
   */
  accessRefusal(player: SigningIn, ip: string): Promise<Refusal | undefined>;
  /**
   * Opens a session, unless the account is blocked, closed or excluded, or the country's exclusion registry lists the player or does not respond.
   * `passwordHash`: of the password that was checked, which may have been replaced since.
   */
  open(player: SigningIn, from: SignInOrigin, passwordHash?: string): Promise<{ accessToken: string } | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  sessions: PlayerSessions;
  access: AccessService;
  restrictions: Pick<RestrictionRegister, 'exclusion' | 'isClosed'>;
  persons: Pick<Persons, 'review' | 'exclude'>;
  registryBarrier: RegistryBarrier;
  live: Pick<Live, 'endSessions' | 'sessionsChanged'>;
  devices: Devices;
};

export function createSignIn(dependencies: Dependencies): SignIn {
  const { database, now, sessions, access, restrictions, persons, registryBarrier, live, devices } = dependencies;
  const accessRefusal: SignIn['accessRefusal'] = async (player, ip) => {
    const { id, country } = player;
    const blocked = refuseBlocked(player);
    if (blocked) return blocked;
    if (await access.check({ ip, country })) return refuse('disable_site_access');
    const exclusion = await restrictions.exclusion(id);
    if (exclusion) return refuseExcluded(player, exclusion);
    return (await restrictions.isClosed(id)) ? refuse('account_closed') : undefined;
  };

  return {
    accessRefusal,

    async open(player, from, passwordHash) {
      const { ip, userAgent } = from;
      const barred = await accessRefusal(player, ip);
      if (barred) return barred;
      const known = await readPlayer(database, player.id);
      const askedAt = now();
      const excluded = await registryBarrier.ask(known);
      if (excluded) return excluded;
      const opened = await database.transaction().execute(async (trx) => {
        // A new password or a block ends all sessions. If either happened since the checks above, no session may be opened.
        const locked = await lockPassword(trx, player.id);
        if (passwordHash !== undefined && locked.password_hash !== passwordHash) return refuse('failed_login');
        const blocked = refuseBlocked(locked);
        if (blocked) return blocked;
        const exclusion = await restrictions.exclusion(player.id, trx);
        if (exclusion) return refuseExcluded(player, exclusion);
        if (await restrictions.isClosed(player.id, trx)) return refuse('account_closed');
        const found = await registryBarrier.settle(trx, known, askedAt);
        if (found) return found;
        const proven = await persons.review(trx, player.id);
        if (proven.length > 0) return { proven };
        const isNewDevice = await devices.noteLogin(trx, player.id, from);
        const accessToken = await sessions.open(player.id, ip, { userAgent, isNewDevice, db: trx });
        return { accessToken, ended: await sessions.revokeOldest(trx, player.id) };
      });
      if (isRefusal(opened)) return opened;
      if (opened.accessToken !== undefined) {
        live.endSessions(player.id, opened.ended, 'ended');
        live.sessionsChanged(player.id);
        return { accessToken: opened.accessToken };
      }
      await persons.exclude(opened.proven);
      return refuseExcluded(player, await restrictions.exclusion(player.id));
    },
  };
}

/** Gives the reason: only a client with the right password gets here. */
function refuseBlocked({ status, block_reason }: Access): Refusal | undefined {
  return status === 'blocked' ? { ...refuse('disable_site_access'), block: { reason: block_reason } } : undefined;
}

/** With the end of the exclusion and help; without them if the account of an excluded person could not be excluded yet. */
function refuseExcluded({ country }: SigningIn, exclusion: { readonly until: Date | null } | undefined): Refusal {
  const refusal = refuse('self_excluded');
  return exclusion ? { ...refusal, exclusion: exclusionNotice(country, exclusion.until) } : refusal;
}
