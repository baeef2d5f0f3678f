import type { ErrorKey } from '@playfront/api-contract';
import { asApiError, useApi, type CallAnswer } from '@playfront/api-client';
import { useDebouncedCheck, type CheckState } from '@playfront/forms';
import { useLocale } from '@playfront/i18n';
import { asCode } from '@playfront/typed-text';
import type { RegistrationErrors, RegistrationField, RegistrationValues } from './registration.schema.ts';

/** The answer, or why it was refused. Only a refusal of the operator counts; a transport fault or rate limit gives no result. */
async function verdictOf<Answer, Key extends ErrorKey>(call: Promise<Answer>, ...refusals: readonly Key[]): Promise<Answer | Key> {
  try {
    return await call;
  } catch (error) {
    const failure = asApiError(error);
    const refusal = failure.kind === 'refused' ? refusals.find((key) => key === failure.key) : undefined;
    if (refusal) return refusal;
    throw failure;
  }
}

type NameVerdict = CallAnswer<'frontValidatePlayerName'> | 'username_duplicated' | 'username_not_allowed';
type PromoVerdict = CallAnswer<'frontValidatePromoCode'> | 'invalid_promo_code';

function usernameError(state: CheckState<NameVerdict>): RegistrationErrors {
  // Without a result the name may be free: the operator decides when the form is sent.
  return state.status === 'done' && typeof state.verdict === 'string' ? { username: state.verdict } : {};
}

function promoError(state: CheckState<PromoVerdict>): RegistrationErrors {
  // A failed check counts as invalid (spec §5): nobody should register for a bonus that may not exist.
  return state.status === 'failed' || (state.status === 'done' && typeof state.verdict === 'string') ? { promo_code: 'invalid_promo_code' } : {};
}

/** Server checks while the form is filled in: whether the username is free and the promo code valid (spec §5). */
export function useRegistrationChecks(values: RegistrationValues, local: RegistrationErrors) {
  const api = useApi();
  const locale = useLocale();
  const username = useDebouncedCheck<NameVerdict>(local.username ? '' : values.username.trim(), (name, signal) =>
    verdictOf(api.frontValidatePlayerName({ username: name }, { signal }), 'username_duplicated', 'username_not_allowed'),
  );
  const promo = useDebouncedCheck<PromoVerdict>(local.promo_code ? '' : asCode(values.promo_code), (code, signal) =>
    verdictOf(
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
    /** The promotion of the code. */
    promotion,
    /** The errors among `fields` once all pending checks have finished. */
    async settle(fields: readonly RegistrationField[]): Promise<RegistrationErrors> {
      const [name, code] = await Promise.all([
        fields.includes('username') ? username.settle() : username.state,
        fields.includes('promo_code') ? promo.settle() : promo.state,
      ]);
      return { ...usernameError(name), ...promoError(code) };
    },
  };
}
