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
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { profileOf } from '../limits/profiles.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { insertWallet } from '../wallet/wallet.store.ts';
import type { Activation } from './activation.service.ts';
import type { NewPasswords } from './new-password.service.ts';
import type { FairQueue } from './fair-queue.ts';
import { hashPassword } from './password.ts';
import { currencyOfCountry, isCalendarDay, isCountry } from './players.rules.ts';
import { insertPlayer, isAddressTaken, isNameTaken, lockAddress } from './players.store.ts';
import { isStaffName } from './username.rules.ts';

type Form = ValidRequestOf<typeof frontRegisterPlayer>;

export type Registration = {
  /** Opens an account with its wallet, or says what stands against it (spec §5; contract, register_player). */
  register(form: Form, ip: string): Promise<{ id: string } | Refusal>;
  /** Why nobody new can have this username. */
  usernameFault(username: string): Promise<ErrorKey | undefined>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  access: AccessService;
  settings: SettingsService;
  promotionCodes: PromotionCodes;
  claims: Pick<BonusClaims, 'bindCode'>;
  persons: Pick<Persons, 'review'>;
  activation: Pick<Activation, 'takeRegistration' | 'invite'>;
  newPasswords: NewPasswords;
  passwordWork: FairQueue;
  /** No username may contain them. */
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
    if (form.promo_code.trim() && !(await promotionCodes.find(form.promo_code, form.country))) faults.promo_code = 'invalid_promo_code';
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
      // Accounts of before networks were kept have the whole address.
      const forms = [callerOf(ip), plainAddress(ip)];
      // Looked at again below; this spares the password's hash.
      if (isOnePerAddress && (await isAddressTaken(database, forms))) return refuse('account_exist_with_ip');

      const passwordHash = await passwordWork.run(callerOf(ip), () => hashPassword(form.password));
      if (isRefusal(passwordHash)) return passwordHash;
      const row = rowOf(form, ip, passwordHash);
      // An address that has had too many mails of strangers gets none now; its player can ask for one in the personal details.
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
        if (promoCode) await claims.bindCode(trx, { playerId, currency, country }, promoCode, now());
        if (isMailed) await activation.invite(trx, { ...row, id: playerId });
        // Whoever it finds, the answer is the same: registering tells nothing of who is excluded.
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
    notify_newsletter: form.notify_newletter,
    tracking_code: form.tracking_code,
    promo_code: form.promo_code.trim(),
    // What the form says of its own address can be forged; this is the connection's, of IPv6 its /64.
    registered_ip: callerOf(ip),
    // Until the link of the mail was followed.
    activated: false,
  };
}
