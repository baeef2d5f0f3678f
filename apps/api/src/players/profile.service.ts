import { frontUpdateProfile, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import type { SecurityLog } from '../audit/security-log.service.ts';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse, refuseForNow } from '../http/failures.ts';
import type { EmailChanges } from './email-change.service.ts';
import type { PasswordCheck } from './password-check.service.ts';
import { personFields } from '../persons/person-keys.rules.ts';
import type { Persons } from '../persons/persons.service.ts';
import { insertNameChange } from './name-changes.store.ts';
import { lockPlayer, readPlayer, updatePlayer, type PlayerRow } from './players.store.ts';

export type Profiles = {
  /**
   * Changes what was given. A new mail address or name needs the password; the address takes effect once it is confirmed, and a verified
   * player's new name is to be verified.
   */
  update(playerId: string, changes: ValidRequestOf<typeof frontUpdateProfile>, ip: string): Promise<Refusal | undefined>;
};

type Given = Omit<ValidRequestOf<typeof frontUpdateProfile>, 'password'>;
type Dependencies = {
  database: Database;
  now: () => Date;
  passwordCheck: PasswordCheck;
  emailChanges: Pick<EmailChanges, 'takeRequest' | 'request'>;
  security: Pick<SecurityLog, 'note'>;
  persons: Pick<Persons, 'review'>;
};

export function createProfiles({ database, now, passwordCheck, emailChanges, security, persons }: Dependencies): Profiles {
  return {
    async update(playerId, { password, ...given }, ip) {
      const known = await readPlayer(database, playerId);
      const isGuarded = needsPassword(known, given);
      const matched = isGuarded ? await passwordCheck.match(playerId, password) : undefined;
      if (isRefusal(matched)) return matched;
      const refusal =
        given.email !== undefined && given.email !== known.email ? await emailChanges.takeRequest(playerId, given.email, ip) : undefined;
      if (refusal) return refusal;

      const { email, notify_newletter, ...fields } = given;
      const updated = await database.transaction().execute(async (trx): Promise<Refusal | { asksForEmail: boolean }> => {
        const before = await lockPlayer(trx, playerId);
        if (matched && before.password_hash !== matched.hash) return refuse('wrong_password', { password: 'wrong_password' });
        // Another change came between, so this one was neither guarded nor counted.
        if (!isGuarded && needsPassword(before, given)) return refuseForNow(1_000);
        const changes = defined({ ...fields, notify_newsletter: notify_newletter });
        const mustVerifyAgain = before.kyc_status === 'verified' && isRenamed(before, given);
        await updatePlayer(trx, playerId, { ...changes, ...(mustVerifyAgain ? { kyc_status: 'expired' } : {}) });
        if (isRenamed(before, given)) await insertNameChange(trx, playerId, before, now());
        // A match whose owner is certain is held until the next sign-in says so.
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

/** With another address a stolen token gets the password, with another name it is paid out: neither without the password. */
function needsPassword(player: PlayerRow, given: Given): boolean {
  return (given.email !== undefined && given.email !== player.email) || isRenamed(player, given);
}

function isRenamed(player: PlayerRow, { first_name: first = player.first_name, last_name: last = player.last_name }: Given): boolean {
  return first !== player.first_name || last !== player.last_name;
}

/** Without the fields that were left out. */
function defined<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}
