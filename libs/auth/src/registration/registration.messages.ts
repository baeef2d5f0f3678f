import type { CallResponse } from '@playfront/api-client';
import type { Format, MessageId } from '@playfront/i18n';
import { formatHours } from '@playfront/money';
import type { PasswordPolicy, PasswordScore } from '@playfront/api-contract';
import type { PasswordEstimate, PasswordWeakness } from '@playfront/password-strength';
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

const passwordWeaknessMessage = {
  common: 'auth.registration.strength.common',
  short: 'auth.registration.strength.short',
} as const satisfies Record<PasswordWeakness, MessageId>;

/** The hint below a new password: its strength, or the requirements until it has been estimated. */
export function passwordStrengthMessage(estimate: PasswordEstimate | undefined, policy: PasswordPolicy): MessageId {
  if (!estimate) return passwordHint[policy];
  return estimate.weakness ? passwordWeaknessMessage[estimate.weakness] : passwordScoreMessage[estimate.score];
}

/** The bonus of a promo code, and its terms. */
export function promotionText({ title, terms }: CallResponse<'frontValidatePromoCode'>['promotion'], format: Format): string {
  const { text, money, percent, languageTag } = format;
  if (!terms) return text('auth.registration.promo_accepted_hint');
  return text('auth.registration.promo_terms', {
    title,
    match: terms.match_percent === null ? 'no' : 'yes',
    percent: percent(terms.match_percent ?? 0, { maximumFractionDigits: 2 }),
    most: money(terms.maxBonus),
    least: money(terms.minDeposit),
    wagering: money(terms.wageringAtMost),
    time: formatHours(terms.expires_after_hours, languageTag),
    bet: money(terms.maxBet),
    cost: money(terms.expectedCost.amount),
  });
}
