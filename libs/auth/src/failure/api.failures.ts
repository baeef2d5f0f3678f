import type { ErrorKey } from '@playfront/api-contract';
import type { ApiError, ApiErrorKind } from '@playfront/api-client';
import type { Format, MessageId } from '@playfront/i18n';

/** The message for every key of the error catalogue (spec §8): a new key does not compile without one. */
const messageOfKey = {
  failed_login: 'auth.failure.failed_login',
  username_duplicated: 'auth.failure.username_duplicated',
  username_not_allowed: 'auth.failure.username_not_allowed',
  wrong_old_password: 'auth.failure.wrong_old_password',
  wrong_password: 'auth.failure.wrong_password',
  password_required: 'auth.failure.password_required',
  code_required: 'auth.failure.code_required',
  wrong_code: 'auth.failure.wrong_code',
  identity_required: 'auth.failure.identity_required',
  second_factor_required: 'auth.failure.second_factor_required',
  passkey_refused: 'auth.failure.passkey_refused',
  challenge_expired: 'auth.failure.challenge_expired',
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
  email_not_confirmed: 'auth.failure.email_not_confirmed',
  withdrawal_on_hold: 'auth.failure.withdrawal_on_hold',
  stake_out_of_range: 'auth.failure.stake_out_of_range',
  game_not_available: 'auth.failure.game_not_available',
  round_session_closed: 'auth.failure.round_session_closed',
  invalid_token: 'auth.failure.invalid_token',
  token_expired: 'auth.failure.token_expired',
  token_used: 'auth.failure.token_used',
  not_cancellable: 'auth.failure.not_cancellable',
  method_not_available: 'auth.failure.method_not_available',
  limit_reached: 'auth.failure.limit_reached',
  limit_cooling_off: 'auth.failure.limit_cooling_off',
  limit_required: 'auth.failure.limit_required',
  reality_check_required: 'auth.failure.reality_check_required',
  account_restricted: 'auth.failure.account_restricted',
  account_closed: 'auth.failure.account_closed',
  self_excluded: 'auth.failure.self_excluded',
  excluded_by_registry: 'auth.failure.excluded_by_registry',
  registry_unavailable: 'auth.failure.registry_unavailable',
  verification_required: 'auth.failure.verification_required',
  stake_above_bonus_max: 'auth.failure.stake_above_bonus_max',
  bonus_not_available: 'auth.failure.bonus_not_available',
  bonus_had_before: 'auth.failure.bonus_had_before',
  bonus_running: 'auth.failure.bonus_running',
  odds_changed: 'auth.failure.odds_changed',
  event_closed: 'auth.failure.event_closed',
  cash_out_unavailable: 'auth.failure.cash_out_unavailable',
  file_not_accepted: 'auth.failure.file_not_accepted',
  too_many_pages: 'auth.failure.too_many_pages',
  file_unreadable: 'auth.failure.file_unreadable',
  file_protected: 'auth.failure.file_protected',
  file_not_safe: 'auth.failure.file_not_safe',
  file_infected: 'auth.failure.file_infected',
  malformed: 'auth.failure.malformed',
  unauthorized: 'auth.failure.unauthorized',
  forbidden: 'auth.failure.forbidden',
  not_found: 'auth.failure.not_found',
  conflict: 'auth.failure.conflict',
  too_large: 'auth.failure.too_large',
  too_many_requests: 'auth.failure.too_many_requests',
} as const satisfies Record<ErrorKey, MessageId>;

/** Messages for transport faults, by what the player can do about them. */
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

/** Text for a failed call: the operator's refusal, with the time to wait if there is one, or a transport fault. */
export function failureText(text: Format['text'], { kind, key, retryAfterSeconds }: ApiError): string {
  if (key === 'too_many_requests' && retryAfterSeconds > 0) return text('auth.failure.too_many_requests_wait', waitOf(retryAfterSeconds));
  return text(kind === 'refused' && key ? messageOfKey[key] : messageOfFault[kind]);
}

/** A waiting time in seconds, minutes or hours, rounded up. */
function waitOf(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < 60) return { unit: 'seconds', count: Math.ceil(seconds) };
  return seconds < 3_600 ? { unit: 'minutes', count: Math.ceil(seconds / 60) } : { unit: 'hours', count: Math.ceil(seconds / 3_600) };
}
