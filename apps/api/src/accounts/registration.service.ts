import {
  callerOf,
  isOfAge,
  newUsernameFault,
  plainAddress,
  usernameKey,
  type ErrorKey,
  type frontRegisterPlayer,
  type Refusal,
  type ValidRequestOf,
} from '@playfront/api-contract';
import type { BonusClaims } from '../bonus/claims.service.ts';
import type { PromotionCodes } from '../bonus/promo-codes.service.ts';
import { recordConsents } from '../consents/consents.store.ts';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { insertWallet } from '../wallet/wallet.store.ts';
import type { Activation } from './activation.service.ts';
import type { RegistryBarrier } from './registry-barrier.ts';
import type { NewPasswords } from '../passwords/new-password.service.ts';
import type { FairQueue } from '../passwords/fair-queue.ts';
import { hashPassword } from '../passwords/password.ts';
import { isCalendarDay } from '../jurisdiction/birthdays.rules.ts';
import { currencyOfCountry, isCountry } from '../jurisdiction/countries.rules.ts';
import { insertPlayer, isAddressTaken, isNameTaken, lockAddress } from '../players/players.store.ts';
import { isStaffName } from '../text-matching/username.rules.ts';

type Form = ValidRequestOf<typeof frontRegisterPlayer>;

export type Registration = {
  /** Opens an account with its wallet (spec §5; contract, register_player). */
  register(form: Form, ip: string): Promise<{ id: string } | Refusal>;
  /** Why this username is not available. */
  usernameFault(username: string): Promise<ErrorKey | undefined>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  access: AccessService;
  settings: SettingsService;
  promotionCodes: Pick<PromotionCodes, 'isValid'>;
  claims: Pick<BonusClaims, 'bindCode'>;
  persons: Pick<Persons, 'review'>;
  registryBarrier: Pick<RegistryBarrier, 'check'>;
  activation: Pick<Activation, 'takeRegistration' | 'invite'>;
  newPasswords: NewPasswords;
  passwordWork: FairQueue;
  /** Usernames must not contain them. */
  brandNames: readonly string[];
};

export function createRegistration({
  database,
  now,
  access,
  settings,
  promotionCodes,
  claims,
  persons,
  registryBarrier,
  activation,
  newPasswords,
  passwordWork,
  brandNames,
}: Dependencies): Registration {
  async function usernameFault(username: string): Promise<ErrorKey | undefined> {
    if (isStaffName(username, brandNames)) return 'username_not_allowed';
    const fault = newUsernameFault(username);
    return fault ?? ((await isNameTaken(database, username)) ? 'username_duplicated' : undefined);
  }

  async function faultsOf(form: Form): Promise<Record<string, ErrorKey>> {
    const faults: Record<string, ErrorKey> = {};
    if (!isCountry(form.country)) faults.country = 'field_required';
    if (!isCalendarDay(form.birthday)) faults.birthday = 'field_required';
    else if (!isOfAge(form.birthday, now(), profileOf(form.country).minAgeYears)) faults.birthday = 'under_age';
    const nameFault = await usernameFault(form.username);
    if (nameFault) faults.username = nameFault;
    const passwordFault = await newPasswords.faultOf(form.password, form);
    if (passwordFault) faults.password = passwordFault;
    if (form.promo_code && !(await promotionCodes.isValid(form.promo_code, form.country))) faults.promo_code = 'invalid_promo_code';
    return faults;
  }

  return {
    usernameFault,
    async register(form, ip) {
      const barred = await access.check({ ip, country: form.country });
      if (barred === 'country_restricted') return refuse(barred, { country: barred });
      if (barred) return refuse(barred);
      const faults = await faultsOf(form);
      const [first] = Object.values(faults);
      if (first) return refuse(first, faults);
      const { one_account_per_ip: isOnePerAddress } = await settings.read();
      // Older accounts have the full address instead of the network.
      const forms = [callerOf(ip), plainAddress(ip)];
      // Checked again below; checking first saves hashing the password.
      if (isOnePerAddress && (await isAddressTaken(database, forms))) return refuse('account_exist_with_ip');
      const excluded = await registryBarrier.check(form);
      if (excluded) return excluded;

      const passwordHash = await passwordWork.run(callerOf(ip), () => hashPassword(form.password));
      if (isRefusal(passwordHash)) return passwordHash;
      const row = rowOf(form, ip, passwordHash);
      // An address that received too many registration mails gets none now; the player can request one in the profile.
      const isMailed = (await activation.takeRegistration(form.email)) === undefined;
      return database.transaction().execute(async (trx) => {
        if (isOnePerAddress) {
          await lockAddress(trx, callerOf(ip));
          if (await isAddressTaken(trx, forms)) return refuse('account_exist_with_ip');
        }
        const playerId = await insertPlayer(trx, row);
        // The name was taken between the check and the insert.
        if (!playerId) return refuse('username_duplicated', { username: 'username_duplicated' });
        const { currency, country, promo_code: promoCode } = row;
        await insertWallet(trx, { kind: 'player', playerId }, currency, ['player_real', 'player_bonus', 'player_locked']);
        if (form.notify_newletter) await recordConsents(trx, playerId, { channels: ['email'], isGiven: true, source: 'registration', at: now() });
        if (promoCode) await claims.bindCode(trx, { playerId, currency, country }, promoCode, now());
        if (isMailed) await activation.invite(trx, { ...row, id: playerId });
        // The response does not depend on the result: registering reveals nothing about excluded persons.
        await persons.review(trx, playerId);
        return { id: playerId };
      });
    },
  };
}

function rowOf(form: Form, ip: string, passwordHash: string) {
  return {
    username: form.username,
    username_key: usernameKey(form.username),
    password_hash: passwordHash,
    email: form.email,
    phone_number: form.phone_number,
    first_name: form.first_name,
    last_name: form.last_name,
    country: form.country,
    city: form.city,
    address: form.address,
    postal_code: form.postal_code,
    gender: form.gender,
    birthday: form.birthday,
    language: form.interface_local,
    currency: currencyOfCountry(form.country),
    tracking_code: form.tracking_code,
    promo_code: form.promo_code,
    // The address that the form states can be forged; this is that of the connection, for IPv6 its /64.
    registered_ip: callerOf(ip),
    // Until the link in the mail is opened.
    activated: false,
  };
}
