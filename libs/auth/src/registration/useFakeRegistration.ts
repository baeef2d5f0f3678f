import { useFormErrors, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { registrationErrorMessage } from './registration.failures.ts';
import { validRegistration } from './registration.fixtures.ts';
import type { RegistrationErrors, RegistrationValues } from './registration.schema.ts';
import type { RegistrationFormModel } from './useRegistrationForm.ts';

export type FakeRegistration = Partial<Pick<RegistrationFormModel, 'isUsernameChecking' | 'isPromoChecking' | 'promotion' | 'passwordMeter'>> & {
  readonly values?: Partial<RegistrationValues>;
  readonly errors?: RegistrationErrors;
  readonly isOk?: Partial<RegistrationFormModel['isOk']>;
};

/** A fake form model for stories of a single step: stores typed values and returns the given state. */
export function useFakeRegistration({
  values,
  errors = {},
  isOk,
  isUsernameChecking = false,
  isPromoChecking = false,
  promotion,
  passwordMeter = { bars: 0, message: 'auth.registration.strength.none' },
}: FakeRegistration): RegistrationFormModel {
  const { text } = useFormat();
  const form = useFormErrors({
    fields: useFormValues({ initial: validRegistration(values) }),
    check: () => ({}),
    serverErrors: errors,
    errorText: (key) => text(registrationErrorMessage(key)),
  });
  return {
    ...form,
    stepIndex: 0,
    reachedIndex: 0,
    phase: { kind: 'editing' },
    isRestored: false,
    passwordMeter,
    countryAgeError: undefined,
    reachPassword: () => {},
    isUsernameChecking,
    isPromoChecking,
    promotion,
    isOk: { username: false, promo_code: false, email: false, confirmPassword: false, ...isOk },
    handleBlur: () => {},
    back: () => {},
    submit: async () => {},
  };
}
