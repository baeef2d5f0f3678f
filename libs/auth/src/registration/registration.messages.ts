import type { MessageId } from '@playfront/i18n';
import type { passwordStrength, RegistrationStep } from './registration.rules.ts';

export const registrationStepTitle = {
  account: 'auth.registration.step.account',
  about: 'auth.registration.step.about',
  address: 'auth.registration.step.address',
} as const satisfies Record<RegistrationStep, MessageId>;

export const passwordStrengthMessage = {
  0: 'auth.registration.strength.none',
  1: 'auth.registration.strength.weak',
  2: 'auth.registration.strength.fair',
  3: 'auth.registration.strength.good',
  4: 'auth.registration.strength.strong',
} as const satisfies Record<ReturnType<typeof passwordStrength>, MessageId>;
