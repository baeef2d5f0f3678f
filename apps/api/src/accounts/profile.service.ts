import { frontUpdateProfile, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import type { SecurityLog } from '../audit/security-log.service.ts';
import { recordConsents } from '../consents/consents.store.ts';
import type { Database } from '../database/database.ts';
import { restartReviews } from '../documents/documents.store.ts';
import { lapseVerification } from '../documents/requirements.ts';
import { isRefusal, refuseForNow } from '../http/failures.ts';
import { endedSessionRefusal } from '../factors/ended-session-refusal.ts';
import type { EmailChanges } from './email-change.service.ts';
import type { IdentityGuard } from '../factors/identity-guard.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { personFields } from '../text-matching/person-keys.rules.ts';
import type { Persons } from '../persons/persons.service.ts';
import { insertNameChange } from '../players/name-changes.store.ts';
import { lockPlayer, readPlayer, updatePlayer, type PlayerRow } from '../players/players.store.ts';

export type Profiles = {
  /**
   * Changes the given fields. A new mail address or name requires the password. The address takes effect once it is confirmed, and a verified player
   * who changes the name must be verified again.
   */
  update(session: PlayerSession, changes: ValidRequestOf<typeof frontUpdateProfile>, ip: string): Promise<Refusal | undefined>;
};

type Given = Omit<ValidRequestOf<typeof frontUpdateProfile>, 'password'>;
type Dependencies = {
  database: Database;
  now: () => Date;
  guard: IdentityGuard;
  emailChanges: Pick<EmailChanges, 'takeRequest' | 'request'>;
  security: Pick<SecurityLog, 'note'>;
  persons: Pick<Persons, 'review'>;
  throttle: Pick<Throttle, 'take'>;
};

export function createProfiles({ database, now, guard, emailChanges, security, persons, throttle }: Dependencies): Profiles {
  return {
    async update(session, { password, ...given }, ip) {
      const { playerId } = session;
      const known = await readPlayer(database, playerId);
      const isGuarded = needsPassword(known, given);
      const matched = isGuarded ? await guard.require(session, password) : undefined;
      if (isRefusal(matched)) return matched;
      const limited = given.notify_newletter ? await throttle.take({ limit: 'consent_player', of: playerId }) : undefined;
      if (limited) return limited;
      const refusal =
        given.email !== undefined && given.email !== known.email ? await emailChanges.takeRequest(playerId, given.email, ip) : undefined;
      if (refusal) return refusal;

      const { email, notify_newletter: isNewsletterGiven, ...fields } = given;
      const updated = await database.transaction().execute(async (trx): Promise<Refusal | { asksForEmail: boolean }> => {
        const before = await lockPlayer(trx, playerId);
        const ended = await endedSessionRefusal(trx, session, matched);
        if (ended) return ended;
        // After a concurrent change, this one needs the password, which was not checked, and has not been counted.
        if (!isGuarded && needsPassword(before, given)) return refuseForNow(1_000);
        const changes = defined(fields);
        const verification = isRenamed(before, given) ? { kyc_status: await lapseVerification(trx, before, now()) } : {};
        if (hasMoved(before, given)) await restartReviews(trx, playerId, ['address']);
        await updatePlayer(trx, playerId, { ...changes, ...verification });
        if (isNewsletterGiven !== undefined)
          await recordConsents(trx, playerId, { channels: ['email'], isGiven: isNewsletterGiven, source: 'account', at: now() });
        if (isRenamed(before, given)) await insertNameChange(trx, playerId, before, now());
        // A proven match is held until the next login excludes the account.
        if (personFields.some((field) => field in changes)) await persons.review(trx, playerId);
        const asksForEmail = email !== undefined && email !== before.email;
        if (asksForEmail) await emailChanges.request(trx, { ...before, ...changes }, email);
        return { asksForEmail };
      });
      if (isRefusal(updated)) return updated;
      if (updated.asksForEmail) security.note('email_change_requested', { path: frontUpdateProfile.path, ip, playerId });
      return undefined;
    },
  };
}

/** With a stolen token, a new address would allow a password reset, and a new name a payout: both changes require the password. */
function needsPassword(player: PlayerRow, given: Given): boolean {
  return (given.email !== undefined && given.email !== player.email) || isRenamed(player, given);
}

function isRenamed(player: PlayerRow, { first_name: first = player.first_name, last_name: last = player.last_name }: Given): boolean {
  return first !== player.first_name || last !== player.last_name;
}

function hasMoved(player: PlayerRow, { address = player.address, city = player.city, postal_code: code = player.postal_code }: Given): boolean {
  return address !== player.address || city !== player.city || code !== player.postal_code;
}

/** Leaves out undefined fields. */
function defined<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}
