import type { frontUpdateProfile, Refusal, ValidRequestOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { callerOf } from '../http/address.ts';
import { refuseForNow } from '../http/failures.ts';
import type { Letters } from '../mail/letters.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from './account-tokens.service.ts';
import type { Activation } from './activation.service.ts';
import { lockPlayer, readPlayer, updatePlayer } from './players.store.ts';

export type Profiles = {
  /** Changes what was given. A new mail address is to be activated, and the old one is told; a verified player's new name is to be verified. */
  update(playerId: string, changes: ValidRequestOf<typeof frontUpdateProfile>, ip: string): Promise<Refusal | undefined>;
};

type Dependencies = { database: Database; tokens: AccountTokens; activation: Activation; letters: Letters; messages: Messages; throttle: Throttle };

export function createProfiles({ database, tokens, activation, letters, messages, throttle }: Dependencies): Profiles {
  return {
    async update(playerId, { notify_newletter, ...given }, ip) {
      const wasMoved = given.email !== undefined && given.email !== (await readPlayer(database, playerId)).email;
      const refusal = wasMoved
        ? await throttle.take({ limit: 'email_change_player', of: playerId }, { limit: 'email_change_address', of: callerOf(ip) })
        : undefined;
      if (refusal) return refusal;
      return database.transaction().execute(async (trx) => {
        const before = await lockPlayer(trx, playerId);
        const changes = defined({ ...given, notify_newsletter: notify_newletter });
        const after = { ...before, ...changes };
        const isRenamed = after.first_name !== before.first_name || after.last_name !== before.last_name;
        const isMoved = after.email !== before.email;
        // Another change came between, so this one was not counted.
        if (isMoved && !wasMoved) return refuseForNow(1_000);
        await updatePlayer(trx, playerId, {
          ...changes,
          ...(isRenamed && before.kyc_status === 'verified' ? { kyc_status: 'expired' } : {}),
          ...(isMoved ? { activated: false } : {}),
        });
        if (!isMoved) return undefined;
        await tokens.withdraw(trx, playerId, 'password_reset');
        await tokens.withdraw(trx, playerId, 'activation');
        await activation.invite(trx, after);
        await letters.emailChanged(trx, before, after.email);
        await messages.send(trx, playerId, { kind: 'email_changed', email: after.email });
        return undefined;
      });
    },
  };
}

/** Without the fields that were left out. */
function defined<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}
