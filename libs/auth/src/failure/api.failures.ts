import type { ErrorKey } from '@playfront/api-contract';
import type { ApiError, ApiErrorKind } from '@playfront/api-client';
import type { MessageId } from '@playfront/i18n';

/** The words for every key of the error catalogue (spec §8): a new key does not compile until it has some. */
const messageOfKey = {
  failed_login: 'auth.failure.failed_login',
  username_duplicated: 'auth.failure.username_duplicated',
  username_not_allowed: 'auth.failure.username_not_allowed',
  wrong_old_password: 'auth.failure.wrong_old_password',
  wrong_password: 'auth.failure.wrong_password',
  password_required: 'auth.failure.password_required',
  failed_reset_password: 'auth.failure.failed_reset_password',
  failed_send_username: 'auth.failure.failed_send_username',
  invalid_promo_code: 'auth.failure.invalid_promo_code',
  action_failed: 'auth.failure.action_failed',
  disable_site_access: 'auth.failure.disable_site_access',
  not_meet_wager_requirement: 'auth.failure.not_meet_wager_requirement',
  account_exist_with_ip: 'auth.failure.account_exist_with_ip',
  wrong_card: 'auth.failure.wrong_card',
  deposit_fail: 'auth.failure.deposit_fail',
  field_required: 'auth.failure.field_required',
  password_validation: 'auth.failure.password_validation',
  password_not_allowed: 'auth.failure.password_not_allowed',
  password_too_weak: 'auth.failure.password_too_weak',
  email_validation: 'auth.failure.email_validation',
  phone_number_validation: 'auth.failure.phone_number_validation',
  phone_number_length_check: 'auth.failure.phone_number_length_check',
  too_long: 'auth.failure.too_long',
  invalid_value: 'auth.failure.invalid_value',
  under_age: 'auth.failure.under_age',
  country_restricted: 'auth.failure.country_restricted',
  insufficient_funds: 'auth.failure.insufficient_funds',
  amount_out_of_range: 'auth.failure.amount_out_of_range',
  kyc_required: 'auth.failure.kyc_required',
  return_to_source_first: 'auth.failure.return_to_source_first',
  name_mismatch: 'auth.failure.name_mismatch',
  email_not_confirmed: 'auth.failure.email_not_confirmed',
  withdrawal_on_hold: 'auth.failure.withdrawal_on_hold',
  stake_out_of_range: 'auth.failure.stake_out_of_range',
  game_not_available: 'auth.failure.game_not_available',
  round_session_closed: 'auth.failure.round_session_closed',
  invalid_token: 'auth.failure.invalid_token',
  not_cancellable: 'auth.failure.not_cancellable',
  method_not_available: 'auth.failure.method_not_available',
  limit_reached: 'auth.failure.limit_reached',
  limit_cooling_off: 'auth.failure.limit_cooling_off',
  limit_required: 'auth.failure.limit_required',
  reality_check_required: 'auth.failure.reality_check_required',
  account_restricted: 'auth.failure.account_restricted',
  verification_required: 'auth.failure.verification_required',
  stake_above_bonus_max: 'auth.failure.stake_above_bonus_max',
  bonus_waits_for_bets: 'auth.failure.bonus_waits_for_bets',
  bonus_not_available: 'auth.failure.bonus_not_available',
  bonus_had_before: 'auth.failure.bonus_had_before',
  bonus_running: 'auth.failure.bonus_running',
  odds_changed: 'auth.failure.odds_changed',
  event_closed: 'auth.failure.event_closed',
  cash_out_unavailable: 'auth.failure.cash_out_unavailable',
  file_not_accepted: 'auth.failure.file_not_accepted',
  malformed: 'auth.failure.malformed',
  unauthorized: 'auth.failure.unauthorized',
  forbidden: 'auth.failure.forbidden',
  not_found: 'auth.failure.not_found',
  conflict: 'auth.failure.conflict',
  too_large: 'auth.failure.too_large',
  too_many_requests: 'auth.failure.too_many_requests',
} as const satisfies Record<ErrorKey, MessageId>;

/** The words for a fault on the way, by what the player can do about it. */
const messageOfFault = {
  refused: 'auth.failure.action_failed',
  unauthorized: 'auth.failure.unauthorized',
  network: 'auth.fault.network',
  timeout: 'auth.fault.timeout',
  contract: 'auth.fault.contract',
  server: 'auth.fault.server',
  aborted: 'auth.fault.network',
} as const satisfies Record<ApiErrorKind, MessageId>;

/** Message for an error key, such as a form field's. */
export function errorKeyMessage(key: ErrorKey): MessageId {
  return messageOfKey[key];
}

/** Message for a failed call: the operator's refusal, or what happened on the way. */
export function failureMessage(error: ApiError): MessageId {
  return error.kind === 'refused' && error.key ? messageOfKey[error.key] : messageOfFault[error.kind];
}
