import type { CallDocumentation } from './call-documentation.ts';

/** Signing in and out, registering, and the balance. */
export const playerDocumentation = {
  frontAuthLogin: {
    summary: 'Signs a player in and returns the access token.',
    refusals: ['failed_login', 'disable_site_access', 'account_restricted'],
  },
  frontAuthPlayer: { summary: 'The signed-in player; the whole body is the player.', refusals: [] },
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
    ],
  },
  frontValidatePlayerName: { summary: 'Whether a new player may have a username.', refusals: ['username_duplicated', 'username_not_allowed'] },
  frontValidatePromoCode: { summary: 'Whether a promo code may be used, and for which promotion.', refusals: ['invalid_promo_code'] },
  frontGetPlayerBalance: { summary: "The player's four balances; another player's id is forbidden.", refusals: [] },
} as const satisfies Record<string, CallDocumentation>;
