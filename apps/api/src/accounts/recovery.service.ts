import {
  callerOf,
  usernameKey,
  type frontResetPlayerPassword,
  type frontSendPlayerUsername,
  type Refusal,
  type ValidRequestOf,
} from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { mailCount } from '../throttle/mail-count.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from '../players/account-tokens.service.ts';
import type { Activation } from './activation.service.ts';
import { findPlayerByNameAndEmail, findPlayersByEmail } from '../players/players.store.ts';
import { inSteadyTime } from './steady-time.ts';

/** Maximum usernames listed in one mail. */
const maxAccounts = 50;
/** With concealed accounts, a response takes a multiple of this, which is far longer than the work. */
const steadyStepMs = 250;

/** Helps players who forgot their password or username, by mail. An address that was never confirmed gets an activation mail instead. */
export type Recovery = {
  /** Mails a link to set a new password. `failed_reset_password` if there is no such account, unless accounts are concealed. */
  resetPassword(form: ValidRequestOf<typeof frontResetPlayerPassword>, ip: string): Promise<Refusal | undefined>;
  /** Mails the usernames of an address. `failed_send_username` if there is none, unless accounts are concealed. */
  sendUsername(form: ValidRequestOf<typeof frontSendPlayerUsername>, ip: string): Promise<Refusal | undefined>;
};

type Dependencies = {
  database: Database;
  settings: SettingsService;
  access: AccessService;
  throttle: Throttle;
  tokens: AccountTokens;
  playerMails: PlayerMails;
  activation: Pick<Activation, 'remind' | 'mailLinks'>;
};

export function createRecovery({ database, settings, access, throttle, tokens, playerMails, activation }: Dependencies): Recovery {
  /**
   * Checks that do not depend on the account, so their outcome reveals nothing about it. Requests are counted per client address and mails per
   * recipient, never per account, or strangers could keep its owner from recovering it.
   */
  async function refusalFor(ip: string): Promise<Refusal | undefined> {
    if (await access.check({ ip })) return refuse('disable_site_access');
    return throttle.take({ limit: 'recovery_address', of: callerOf(ip) });
  }

  /** Runs `work`. If accounts are concealed, neither the response nor its timing reveals whether it was refused. */
  async function conceal(work: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    const { conceal_accounts: isConcealed } = await settings.read();
    if (!isConcealed) return work();
    await inSteadyTime(work, steadyStepMs);
    return undefined;
  }

  return {
    async resetPassword({ username, email }, ip) {
      const refusal = await refusalFor(ip);
      if (refusal) return refusal;
      return conceal(async () => {
        const player = await findPlayerByNameAndEmail(database, usernameKey(username), email);
        if (!player) return refuse('failed_reset_password');
        if (!player.activated) return activation.remind(player);
        const tooMany = await throttle.take(mailCount('password_reset_recipient', player.email));
        if (tooMany) return tooMany;
        await database
          .transaction()
          .execute(async (trx) => playerMails.passwordReset(trx, player, await tokens.issue(trx, player, 'password_reset')));
        return undefined;
      });
    },

    async sendUsername({ email }, ip) {
      const refusal = await refusalFor(ip);
      if (refusal) return refusal;
      return conceal(async () => {
        const players = await findPlayersByEmail(database, email, maxAccounts);
        const confirmed = players.filter(({ activated }) => activated);
        const [first] = players;
        if (!first) return refuse('failed_send_username');
        const tooMany = await throttle.take(mailCount('usernames_recipient', first.email));
        if (tooMany) return tooMany;
        // Of several accounts that never confirmed the address, none is preferred: any may be a stranger's, so the reader chooses by name.
        if (confirmed.length > 0) await playerMails.usernames(database, first.email, confirmed);
        else await database.transaction().execute((trx) => activation.mailLinks(trx, players));
        return undefined;
      });
    },
  };
}
