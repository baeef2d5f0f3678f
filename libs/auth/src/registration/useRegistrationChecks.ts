import type { ErrorKey } from '@playfront/api-contract';
import { asApiError, useApi } from '@playfront/api-client';
import { useDebouncedCheck, type CheckState } from '@playfront/forms';
import type { RegistrationErrors, RegistrationField, RegistrationValues } from './registration.schema.ts';

/** Only a refusal of the operator counts; a transport fault or rate limit gives no result. */
async function verdictOf<Key extends ErrorKey>(call: Promise<unknown>, ...refusals: readonly Key[]): Promise<'ok' | Key> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    const failure = asApiError(error);
    const refusal = failure.kind === 'refused' ? refusals.find((key) => key === failure.key) : undefined;
    if (refusal) return refusal;
    throw failure;
  }
}

type NameVerdict = 'ok' | 'username_duplicated' | 'username_not_allowed';
type PromoVerdict = 'ok' | 'invalid_promo_code';

function usernameError(state: CheckState<NameVerdict>): RegistrationErrors {
  // Without a result the name may be free: the operator decides when the form is sent.
  return state.status === 'done' && state.verdict !== 'ok' ? { username: state.verdict } : {};
}

function promoError(state: CheckState<PromoVerdict>): RegistrationErrors {
  // A failed check counts as invalid (spec §5): nobody should register for a bonus that may not exist.
  return state.status === 'failed' || (state.status === 'done' && state.verdict !== 'ok') ? { promo_code: 'invalid_promo_code' } : {};
}

/** Server checks while the form is filled in: whether the username is free and the promo code valid (spec §5). */
export function useRegistrationChecks(values: RegistrationValues, local: RegistrationErrors) {
  const api = useApi();
  const username = useDebouncedCheck<NameVerdict>(local.username ? '' : values.username.trim(), (name, signal) =>
    verdictOf(api.frontValidatePlayerName({ username: name }, { signal }), 'username_duplicated', 'username_not_allowed'),
  );
  const promo = useDebouncedCheck<PromoVerdict>(local.promo_code ? '' : values.promo_code.trim(), (code, signal) =>
    verdictOf(api.frontValidatePromoCode({ promo_code: code }, { signal }), 'invalid_promo_code'),
  );

  return {
    errors: { ...usernameError(username.state), ...promoError(promo.state) } as RegistrationErrors,
    isUsernameChecking: username.state.status === 'checking',
    isPromoChecking: promo.state.status === 'checking',
    isOk: {
      username: username.state.status === 'done' && username.state.verdict === 'ok',
      promo_code: promo.state.status === 'done' && promo.state.verdict === 'ok',
    },
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
