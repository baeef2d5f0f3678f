import { newPasswordFault, type ErrorKey } from '@playfront/api-contract';
import type { SettingsService } from '../settings/settings.service.ts';

export type PasswordOwner = { readonly username: string; readonly email: string; readonly first_name: string; readonly last_name: string };

/** Judges a password that somebody is about to choose, by the operator's policy. */
export type NewPasswords = {
  faultOf(password: string, owner: PasswordOwner): Promise<ErrorKey | undefined>;
};

export function createNewPasswords({ settings }: { settings: Pick<SettingsService, 'read'> }): NewPasswords {
  return {
    async faultOf(password, { username, email, first_name, last_name }) {
      const { password_policy: policy } = await settings.read();
      const fault = newPasswordFault(password, { username, policy });
      if (fault || policy === 'standard') return fault;
      // Its word list is large, and most operators' processes never need it.
      const { estimateStrength } = await import('@playfront/password-strength');
      return newPasswordFault(password, { username, policy, score: estimateStrength(password, [username, email, first_name, last_name]) });
    },
  };
}
