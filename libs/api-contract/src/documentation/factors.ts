import type { CallDocumentation } from './call-documentation.ts';

/** Sign-in factors besides the password (authenticator app, recovery codes, passkeys), and confirming the player's identity. */
export const factorsDocumentation = {
  frontGetFactors: { summary: 'The authenticator app and the passkeys of the player.', refusals: [] },
  frontStartAuthenticator: {
    summary: 'Creates a secret for an authenticator app; logins need its codes once the app is confirmed.',
    refusals: ['password_required', 'wrong_password', 'identity_required', 'conflict'],
  },
  frontConfirmAuthenticator: {
    summary: 'Turns the authenticator app on with one of its codes, and returns ten recovery codes.',
    refusals: ['wrong_code', 'not_found'],
  },
  frontRemoveAuthenticator: { summary: 'Turns the authenticator app off.', refusals: ['identity_required', 'not_found'] },
  frontNewRecoveryCodes: { summary: 'Replaces the recovery codes with ten new ones.', refusals: ['identity_required', 'not_found'] },
  frontGetPasskeyOptions: {
    summary: 'Browser options for creating a passkey, or for confirming the identity with one.',
    refusals: ['password_required', 'wrong_password', 'identity_required', 'not_found', 'conflict'],
  },
  frontAddPasskey: {
    summary: 'Adds a passkey that was created in the browser.',
    refusals: ['challenge_expired', 'passkey_refused', 'conflict', 'too_long', 'field_required'],
  },
  frontRenamePasskey: { summary: 'Renames a passkey of the player.', refusals: ['not_found', 'too_long', 'field_required'] },
  frontRemovePasskey: { summary: 'Removes a passkey of the player.', refusals: ['identity_required', 'not_found'] },
  frontGetPasskeyLoginOptions: { summary: 'Browser options for logging in with a passkey.', refusals: [] },
  frontPasskeyLogin: {
    summary: 'Logs a player in with a passkey and returns the access token.',
    refusals: [
      'challenge_expired',
      'passkey_refused',
      'disable_site_access',
      'self_excluded',
      'account_closed',
      'excluded_by_registry',
      'registry_unavailable',
    ],
  },
  frontConfirmIdentity: {
    summary: "Confirms the player's identity by password and code, or by a passkey; valid for five minutes.",
    refusals: ['password_required', 'wrong_password', 'code_required', 'wrong_code', 'challenge_expired', 'passkey_refused'],
  },
  adminRemoveFactors: {
    summary: "Removes all factors of a player who has lost them, with a reason, and ends the player's sessions.",
    refusals: ['not_found', 'field_required'],
  },
} as const satisfies Record<string, CallDocumentation>;
