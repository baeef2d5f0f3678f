import type { CallDocumentation } from './call-documentation.ts';

/** Signing in beyond the password: authenticator app, recovery codes, passkeys; and confirming who uses a session. */
export const factorsDocumentation = {
  frontGetFactors: { summary: 'The authenticator app and the passkeys of the player.', refusals: [] },
  frontStartAuthenticator: {
    summary: 'A new secret for an authenticator app; it is required at login once a code of it has confirmed it.',
    refusals: ['password_required', 'wrong_password', 'identity_required', 'conflict'],
  },
  frontConfirmAuthenticator: {
    summary: 'Turns the authenticator app on with a code of it, and returns ten recovery codes.',
    refusals: ['wrong_code', 'not_found'],
  },
  frontRemoveAuthenticator: { summary: 'Turns the authenticator app off.', refusals: ['identity_required', 'not_found'] },
  frontNewRecoveryCodes: { summary: 'Replaces the recovery codes by ten others.', refusals: ['identity_required', 'not_found'] },
  frontGetPasskeyOptions: {
    summary: 'What the browser needs to make a passkey, or to confirm an identity with one.',
    refusals: ['password_required', 'wrong_password', 'identity_required', 'not_found', 'conflict'],
  },
  frontAddPasskey: {
    summary: 'Adds a passkey that the browser has made.',
    refusals: ['challenge_expired', 'passkey_refused', 'conflict', 'too_long', 'field_required'],
  },
  frontRenamePasskey: { summary: 'Renames a passkey of the player.', refusals: ['not_found', 'too_long', 'field_required'] },
  frontRemovePasskey: { summary: 'Removes a passkey of the player.', refusals: ['identity_required', 'not_found'] },
  frontGetPasskeyLoginOptions: { summary: 'What the browser needs to log in with a passkey.', refusals: [] },
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
    summary: 'Confirms who uses the session, by password and code or by a passkey; it holds for five minutes.',
    refusals: ['password_required', 'wrong_password', 'code_required', 'wrong_code', 'challenge_expired', 'passkey_refused'],
  },
  adminRemoveFactors: {
    summary: "Turns off all factors of a player who has lost them, with a reason, and ends the player's sessions.",
    refusals: ['not_found', 'field_required'],
  },
} as const satisfies Record<string, CallDocumentation>;
