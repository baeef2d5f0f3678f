import type { ErrorKey } from '@playfront/api-contract';
import { asApiError, useApi } from '@playfront/api-client';
import { useDebouncedCheck } from '../form/useDebouncedCheck.ts';
import type { CheckState } from '../form/createDebouncedCheck.ts';
import type { RegistrationErrors, RegistrationField, RegistrationValues } from './registration.schema.ts';

/** Only the operator's own word is a refusal; a fault on the way, or too many questions, is no answer. */
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
  // Without an answer the name may be free: the operator says so when the form is sent.
  return state.status === 'done' && state.verdict !== 'ok' ? { username: state.verdict } : {};
}

function promoError(state: CheckState<PromoVerdict>): RegistrationErrors {
  // A failed question counts as invalid (spec §5): nobody registers on a bonus that may not be there.
  return state.status === 'failed' || (state.status === 'done' && state.verdict !== 'ok') ? { promo_code: 'invalid_promo_code' } : {};
}

/** What the server is asked while the form is filled in: whether the username is free and the promo code valid (spec §5). */
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
    /** The faults among `fields` once every open question has its answer. */
    async settle(fields: readonly RegistrationField[]): Promise<RegistrationErrors> {
      const [name, code] = await Promise.all([
        fields.includes('username') ? username.settle() : username.state,
        fields.includes('promo_code') ? promo.settle() : promo.state,
      ]);
      return { ...usernameError(name), ...promoError(code) };
    },
  };
}
