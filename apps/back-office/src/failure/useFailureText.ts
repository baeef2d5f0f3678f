import type { ErrorKey } from '@playfront/api-contract';
import { asApiError, type ApiErrorKind } from '@playfront/api-client';
import { useFormat, type MessageId } from '@playfront/i18n';

/** Texts for the refusals of the back office's calls; any other refusal is shown with its key. */
const messageOfKey: Partial<Record<ErrorKey, MessageId>> = {
  failed_login: 'backoffice.failure.failed_login',
  wrong_code: 'backoffice.failure.wrong_code',
  second_factor_required: 'backoffice.login.second_factor',
  disable_site_access: 'backoffice.failure.disable_site_access',
  too_many_requests: 'backoffice.failure.too_many_requests',
  forbidden: 'backoffice.failure.forbidden',
  conflict: 'backoffice.failure.conflict',
  not_found: 'backoffice.failure.not_found',
  account_restricted: 'backoffice.failure.account_restricted',
  method_not_available: 'backoffice.failure.method_not_available',
  withdrawal_on_hold: 'backoffice.failure.withdrawal_on_hold',
  field_required: 'backoffice.failure.field_required',
  too_long: 'backoffice.failure.too_long',
  invalid_value: 'backoffice.failure.invalid_value',
  action_failed: 'backoffice.failure.action_failed',
};

const messageOfFault: Record<Exclude<ApiErrorKind, 'refused'>, MessageId> = {
  unauthorized: 'backoffice.failure.unauthorized',
  network: 'backoffice.failure.network',
  timeout: 'backoffice.failure.timeout',
  contract: 'backoffice.failure.contract',
  server: 'backoffice.failure.action_failed',
  aborted: 'backoffice.failure.network',
};

/** Returns a function that describes a failed call. */
export function useFailureText(): (error: unknown) => string {
  const { text } = useFormat();
  return (thrown) => {
    const { kind, key } = asApiError(thrown);
    const known = key && messageOfKey[key];
    if (known) return text(known);
    if (kind !== 'refused') return text(messageOfFault[kind]);
    return text('backoffice.failure.refused', { key: key ?? kind });
  };
}
