/**
 * Every error key of the operator API (spec §8 and the contract's additions). A refusal the player can act on comes as
 * `{status: 0, error}` with HTTP 200; the rest with the HTTP status of {@link httpStatusOfError}.
 */
export const errorKeys = [
  'failed_login',
  'username_duplicated',
  'username_not_allowed',
  'wrong_old_password',
  'wrong_password',
  'password_required',
  'failed_reset_password',
  'failed_send_username',
  'invalid_promo_code',
  'action_failed',
  'disable_site_access',
  'not_meet_wager_requirement',
  'account_exist_with_ip',
  'wrong_card',
  'deposit_fail',
  'field_required',
  'password_validation',
  'email_validation',
  'phone_number_validation',
  'phone_number_length_check',
  'too_long',
  'invalid_value',
  'under_age',
  'country_restricted',
  'insufficient_funds',
  'amount_out_of_range',
  'kyc_required',
  'return_to_source_first',
  'name_mismatch',
  'email_not_confirmed',
  'withdrawal_on_hold',
  'stake_out_of_range',
  'game_not_available',
  'round_session_closed',
  'invalid_token',
  'not_cancellable',
  'method_not_available',
  'limit_reached',
  'limit_cooling_off',
  'limit_required',
  'reality_check_required',
  'account_restricted',
  'verification_required',
  'stake_above_bonus_max',
  'bonus_not_available',
  'bonus_running',
  'odds_changed',
  'event_closed',
  'cash_out_unavailable',
  'file_not_accepted',
  'malformed',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'too_many_requests',
] as const;

export type ErrorKey = (typeof errorKeys)[number];

/** HTTP status of the keys that are not answered with 200. */
export const httpStatusOfError = {
  malformed: 400,
  failed_login: 401,
  unauthorized: 401,
  forbidden: 403,
  disable_site_access: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  action_failed: 500,
} as const satisfies Partial<Record<ErrorKey, number>>;

export function isErrorKey(value: unknown): value is ErrorKey {
  return errorKeys.includes(value as ErrorKey);
}
