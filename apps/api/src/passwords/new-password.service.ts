import { newPasswordFault, type ErrorKey } from '@playfront/api-contract';
import type { SettingsService } from '../settings/settings.service.ts';

const known = ['username', 'email', 'first_name', 'last_name', 'phone_number', 'birthday'] as const;

/** Data about a player that a guesser may know. */
export type PasswordOwner = { readonly [Field in (typeof known)[number]]: string };

/** Checks a new password against the operator's policy. */
export type NewPasswords = {
  faultOf(password: string, owner: PasswordOwner): Promise<ErrorKey | undefined>;
};

export function createNewPasswords({ settings }: { settings: Pick<SettingsService, 'read'> }): NewPasswords {
  return {
    async faultOf(password, owner) {
      const { username } = owner;
      const { password_policy: policy } = await settings.read();
      const fault = newPasswordFault(password, { username, policy });
      if (fault || policy === 'standard') return fault;
      // Imported on demand: its word list is large, and most processes never need it.
      const { estimateStrength } = await import('@playfront/password-strength');
      const { score } = estimateStrength(
        password,
        known.map((field) => owner[field]),
      );
      return newPasswordFault(password, { username, policy, score });
    },
  };
}
