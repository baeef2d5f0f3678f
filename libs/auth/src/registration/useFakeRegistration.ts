import { useRef, useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { registrationErrorMessage } from './registration.failures.ts';
import { validRegistration } from './registration.fixtures.ts';
import type { RegistrationErrors, RegistrationValues } from './registration.schema.ts';
import type { RegistrationFormModel } from './useRegistrationForm.ts';

export type FakeRegistration = Partial<Pick<RegistrationFormModel, 'isUsernameChecking' | 'isPromoChecking' | 'passwordMeter'>> & {
  readonly values?: Partial<RegistrationValues>;
  readonly errors?: RegistrationErrors;
  readonly isOk?: Partial<RegistrationFormModel['isOk']>;
};

/** The model of the form for the stories of one step: it holds what is typed and says what it is told to. */
export function useFakeRegistration({
  values,
  errors = {},
  isOk,
  isUsernameChecking = false,
  isPromoChecking = false,
  passwordMeter = { bars: 0, message: 'auth.registration.strength.none' },
}: FakeRegistration) {
  const { text } = useFormat();
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => validRegistration(values));
  const model: RegistrationFormModel = {
    ref,
    values: typed,
    stepIndex: 0,
    reachedIndex: 0,
    phase: { kind: 'editing' },
    isRestored: false,
    errorOf(field) {
      const key = errors[field];
      return key && text(registrationErrorMessage(key));
    },
    passwordMeter,
    countryAgeError: undefined,
    reachPassword: () => {},
    isUsernameChecking,
    isPromoChecking,
    isOk: { username: false, promo_code: false, email: false, confirmPassword: false, ...isOk },
    change: (field, value) => setTyped((now) => ({ ...now, [field]: value })),
    changePhone: (changed) => setTyped((now) => ({ ...now, ...changed })),
    leave: () => {},
    back: () => {},
    submit: async () => {},
  };
  return model;
}
