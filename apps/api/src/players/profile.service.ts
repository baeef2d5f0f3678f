import type { frontUpdateProfile, ValidRequestOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import type { Letters } from '../mail/letters.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { AccountTokens } from './account-tokens.service.ts';
import type { Activation } from './activation.service.ts';
import { lockPlayer, updatePlayer } from './players.store.ts';

export type Profiles = {
  /** Changes what was given. A new mail address is to be activated, and the old one is told; a verified player's new name is to be verified. */
  update(playerId: string, changes: ValidRequestOf<typeof frontUpdateProfile>): Promise<void>;
};

type Dependencies = { database: Database; tokens: AccountTokens; activation: Activation; letters: Letters; messages: Messages };

export function createProfiles({ database, tokens, activation, letters, messages }: Dependencies): Profiles {
  return {
    update: (playerId, { notify_newletter, ...given }) =>
      database.transaction().execute(async (trx) => {
        const before = await lockPlayer(trx, playerId);
        const changes = defined({ ...given, notify_newsletter: notify_newletter });
        const after = { ...before, ...changes };
        const isRenamed = after.first_name !== before.first_name || after.last_name !== before.last_name;
        const isMoved = after.email !== before.email;
        await updatePlayer(trx, playerId, {
          ...changes,
          ...(isRenamed && before.kyc_status === 'verified' ? { kyc_status: 'expired' } : {}),
          ...(isMoved ? { activated: false } : {}),
        });
        if (!isMoved) return;
        await tokens.withdraw(trx, playerId, 'password_reset');
        await tokens.withdraw(trx, playerId, 'activation');
        await activation.invite(trx, after);
        await letters.emailChanged(trx, before, after.email);
        await messages.send(trx, playerId, { kind: 'email_changed', email: after.email });
      }),
  };
}

/** Without the fields that were left out. */
function defined<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}
