import type { CallDocumentation } from './call-documentation.ts';

/** Log-in, log-out, registration, and the balance. */
export const playerDocumentation = {
  frontAuthLogin: {
    summary: 'Logs a player in and returns the access token.',
    refusals: [
      'failed_login',
      'code_required',
      'wrong_code',
      'disable_site_access',
      'self_excluded',
      'account_closed',
      'excluded_by_registry',
      'registry_unavailable',
    ],
  },
  frontAuthPlayer: { summary: 'The signed-in player; the player is the response body itself.', refusals: [] },
  frontLogout: { summary: 'Ends the session of the token.', refusals: [] },
  frontRegisterPlayer: {
    summary: 'Opens an account.',
    refusals: [
      'username_duplicated',
      'username_not_allowed',
      'account_exist_with_ip',
      'invalid_promo_code',
      'under_age',
      'country_restricted',
      'disable_site_access',
      'too_long',
      'password_not_allowed',
      'password_too_weak',
      'excluded_by_registry',
      'registry_unavailable',
    ],
  },
  frontValidatePlayerName: { summary: 'Whether a new player may use a username.', refusals: ['username_duplicated', 'username_not_allowed'] },
  frontValidatePromoCode: { summary: 'Whether a promo code may be used, and for which promotion.', refusals: ['invalid_promo_code'] },
  frontGetPlayerBalance: { summary: "The player's four balances; another player's id is forbidden.", refusals: [] },
} as const satisfies Record<string, CallDocumentation>;
