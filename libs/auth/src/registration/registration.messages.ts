import type { MessageId } from '@playfront/i18n';
import type { PasswordPolicy, PasswordScore } from '@playfront/api-contract';
import type { RegistrationStep } from './registration.rules.ts';

export const registrationStepTitle = {
  account: 'auth.registration.step.account',
  about: 'auth.registration.step.about',
  address: 'auth.registration.step.address',
} as const satisfies Record<RegistrationStep, MessageId>;

const passwordHint = {
  standard: 'auth.registration.strength.none',
  strong: 'auth.registration.strength.none_strong',
} as const satisfies Record<PasswordPolicy, MessageId>;

const passwordScoreMessage = {
  0: 'auth.registration.strength.weak',
  1: 'auth.registration.strength.weak',
  2: 'auth.registration.strength.fair',
  3: 'auth.registration.strength.good',
  4: 'auth.registration.strength.strong',
} as const satisfies Record<PasswordScore, MessageId>;

/** The hint below a new password: its strength, or the requirements until it has been estimated. */
export function passwordStrengthMessage(score: PasswordScore | undefined, policy: PasswordPolicy): MessageId {
  return score === undefined ? passwordHint[policy] : passwordScoreMessage[score];
}
