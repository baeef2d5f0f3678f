import { usernameKey, type frontResetPlayerPassword, type frontSendPlayerUsername, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { callerOf } from '../http/address.ts';
import { refuse } from '../http/failures.ts';
import type { Letters } from '../mail/letters.service.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from './account-tokens.service.ts';
import { findPlayersByEmail } from './players.store.ts';
import { inSteadyTime } from './steady-time.ts';

/** Usernames that one mail lists at most. */
const maxAccounts = 50;
/** Answers of a concealed recovery take this long, or a multiple of it: many times what the work takes. */
const steadyStepMs = 250;

/** Helps players who forgot their password or username, by mail. */
export type Recovery = {
  /** Mails a link to choose a new password. `failed_reset_password` when there is no such pair, unless accounts are concealed. */
  resetPassword(form: ValidRequestOf<typeof frontResetPlayerPassword>, ip: string): Promise<Refusal | undefined>;
  /** Mails the usernames of an address. `failed_send_username` when there is none, unless accounts are concealed. */
  sendUsername(form: ValidRequestOf<typeof frontSendPlayerUsername>, ip: string): Promise<Refusal | undefined>;
};

type Dependencies = {
  database: Database;
  settings: SettingsService;
  access: AccessService;
  throttle: Throttle;
  tokens: AccountTokens;
  letters: Letters;
};

export function createRecovery({ database, settings, access, throttle, tokens, letters }: Dependencies): Recovery {
  /** What stands against a recovery whoever it is for: it tells nothing of the account. */
  async function barrier(ip: string, account: string): Promise<Refusal | undefined> {
    if (await access.check({ ip })) return refuse('disable_site_access');
    return throttle.take({ limit: 'recovery_address', of: callerOf(ip) }, { limit: 'recovery_account', of: account });
  }

  /** Does the work, which says whether there was an account; where accounts are concealed neither the answer nor its time does. */
  async function answer(work: () => Promise<boolean>, failure: 'failed_reset_password' | 'failed_send_username'): Promise<Refusal | undefined> {
    const { conceal_accounts: isConcealed } = await settings.read();
    if (!isConcealed) return (await work()) ? undefined : refuse(failure);
    await inSteadyTime(work, steadyStepMs);
    return undefined;
  }

  return {
    async resetPassword({ username, email, ...words }, ip) {
      const key = usernameKey(username);
      const refusal = await barrier(ip, key);
      if (refusal) return refusal;
      return answer(async () => {
        const player = (await findPlayersByEmail(database, email, maxAccounts)).find((found) => found.username_key === key);
        if (!player) return false;
        await database.transaction().execute(async (trx) => {
          await letters.passwordReset(trx, player, await tokens.issue(trx, player, 'password_reset'), words);
        });
        return true;
      }, 'failed_reset_password');
    },

    async sendUsername({ email, ...words }, ip) {
      const refusal = await barrier(ip, email.toLowerCase());
      if (refusal) return refusal;
      return answer(async () => {
        const players = await findPlayersByEmail(database, email, maxAccounts);
        const [first] = players;
        if (!first) return false;
        await letters.usernames(database, first.email, players, words);
        return true;
      }, 'failed_send_username');
    },
  };
}
