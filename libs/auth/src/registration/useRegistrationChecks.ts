import type { ErrorKey } from '@playfront/api-contract';
import { asApiError, useApi, type CallResponse } from '@playfront/api-client';
import { useDebouncedCheck, type CheckState } from '@playfront/forms';
import { useLocale } from '@playfront/i18n';
import { asCode } from '@playfront/typed-text';
import type { RegistrationErrors, RegistrationField, RegistrationValues } from './registration.schema.ts';

/** The response, or the key of an expected refusal. Rejects for all other failures, such as a transport fault or rate limit. */
async function responseOrRefusal<Response, Key extends ErrorKey>(call: Promise<Response>, ...refusals: readonly Key[]): Promise<Response | Key> {
  try {
    return await call;
  } catch (error) {
    const failure = asApiError(error);
    const refusal = failure.kind === 'refused' ? refusals.find((key) => key === failure.key) : undefined;
    if (refusal) return refusal;
    throw failure;
  }
}

type UsernameCheck = CallResponse<'frontValidatePlayerName'> | 'username_duplicated' | 'username_not_allowed';
type PromoCheck = CallResponse<'frontValidatePromoCode'> | 'invalid_promo_code';

function usernameError(state: CheckState<UsernameCheck>): RegistrationErrors {
  // Without a result the username may be free: the operator decides when the form is sent.
  return state.status === 'done' && typeof state.verdict === 'string' ? { username: state.verdict } : {};
}

function promoError(state: CheckState<PromoCheck>): RegistrationErrors {
  // A failed check counts as invalid (spec §5), so that no player registers for a bonus that may not exist.
  return state.status === 'failed' || (state.status === 'done' && typeof state.verdict === 'string') ? { promo_code: 'invalid_promo_code' } : {};
}

/** Server checks while the form is filled in: whether the username is free and the promo code valid (spec §5). */
export function useRegistrationChecks(values: RegistrationValues, local: RegistrationErrors) {
  const api = useApi();
  const locale = useLocale();
  const username = useDebouncedCheck<UsernameCheck>(local.username ? '' : values.username.trim(), (name, signal) =>
    responseOrRefusal(api.frontValidatePlayerName({ username: name }, { signal }), 'username_duplicated', 'username_not_allowed'),
  );
  const promo = useDebouncedCheck<PromoCheck>(local.promo_code ? '' : asCode(values.promo_code), (code, signal) =>
    responseOrRefusal(
      api.frontValidatePromoCode({ promo_code: code, locale, ...(values.country ? { country: values.country } : {}) }, { signal }),
      'invalid_promo_code',
    ),
  );

  const promotion = promo.state.status === 'done' && typeof promo.state.verdict === 'object' ? promo.state.verdict.promotion : undefined;
  return {
    errors: { ...usernameError(username.state), ...promoError(promo.state) } as RegistrationErrors,
    isUsernameChecking: username.state.status === 'checking',
    isPromoChecking: promo.state.status === 'checking',
    isOk: {
      username: username.state.status === 'done' && typeof username.state.verdict === 'object',
      promo_code: promotion !== undefined,
    },
    /** The promotion of the promo code. */
    promotion,
    /** Waits for the pending checks of `fields` and returns their errors. */
    async settle(fields: readonly RegistrationField[]): Promise<RegistrationErrors> {
      const [name, code] = await Promise.all([
        fields.includes('username') ? username.settle() : username.state,
        fields.includes('promo_code') ? promo.settle() : promo.state,
      ]);
      return { ...usernameError(name), ...promoError(code) };
    },
  };
}
