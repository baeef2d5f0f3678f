import { asCode, asName } from '@playfront/typed-text';
import { compactAccount, compactCpf, isBic, isClabe, isCpf, isIban, isRoutingNumber } from './account-rules.ts';
import { isEmail, plainEmail } from './email-address.ts';
import type { ErrorKey } from './errors.ts';
import { isPaymentField, optionalFields, type PaymentField } from './payment-details.ts';
import { phoneNumberFault, plainPhoneNumber } from './phone-number.ts';
import { isUuid } from './uuid.ts';

export { isIban } from './account-rules.ts';
export {
  changedDetails,
  coinsOf,
  isPaymentField,
  neededFields,
  networksOf,
  optionalFields,
  paymentFields,
  type PaymentDetails,
  type PaymentField,
} from './payment-details.ts';

/** The normalised value of a payment field, as it is checked, stored, compared and sent. Empty if nothing visible was typed. */
export function paymentFieldValue(name: string, typed: string): string {
  if (!isPaymentField(name)) return asName(typed);
  return (normalisers[name] ?? asCode)(typed);
}

/**
 * The rule that a typed value of a payment field violates: the rules of `Processor.fields`, for the form and for the operator. Values that only the
 * operator can check (`saved_card`, `coin`, `network`, `address`) only have to be present.
 */
export function paymentFieldFault(name: string, typed: string): ErrorKey | undefined {
  const value = paymentFieldValue(name, typed);
  if (value === '') return optionalFields.includes(name) ? undefined : 'field_required';
  return ruleOf(name)(value);
}

function ruleOf(name: string): Rule {
  return isPaymentField(name) ? rules[name] : nameRule;
}

/** For names, and for fields in which grouping and case do not matter; all others are codes. */
const normalisers: Readonly<Partial<Record<PaymentField, (typed: string) => string>>> = {
  beneficiary_name: asName,
  bank_name: asName,
  recipient_address: asName,
  iban: compactAccount,
  iban_or_account: compactAccount,
  bic: compactAccount,
  account_number: compactAccount,
  routing_number: compactAccount,
  sort_code: compactAccount,
  institution: compactAccount,
  transit: compactAccount,
  clabe: compactAccount,
  cpf: compactCpf,
  phone_number: plainPhoneNumber,
  email: plainEmail,
  payid: plainEmail,
  pix_key: (typed) => (isCpf(typed) ? compactCpf(typed) : /^\s*\+/.test(typed) ? plainPhoneNumber(typed) : plainEmail(typed)),
};

type Rule = (value: string) => ErrorKey | undefined;
const unless =
  (isGood: (value: string) => boolean, fault: ErrorKey): Rule =>
  (value) =>
    isGood(value) ? undefined : fault;
const matches = (pattern: RegExp): Rule => unless((value) => pattern.test(value), 'invalid_value');

const maxNameLength = 120;
/** A name, a street, a bank: at least one letter. */
const nameRule: Rule = matches(new RegExp(`^(?=.*\\p{L}).{1,${maxNameLength}}$`, 'u'));
const isPhone = (value: string) => phoneNumberFault(plainPhoneNumber(value)) === undefined;
const account: Rule = matches(/^[A-Z0-9]{4,34}$/);
const iban: Rule = unless(isIban, 'invalid_value');
const checkedByOperator: Rule = () => undefined;

const rules: Readonly<Record<PaymentField, Rule>> = {
  beneficiary_name: nameRule,
  bank_name: nameRule,
  recipient_address: nameRule,
  phone_number: phoneNumberFault,
  email: unless(isEmail, 'email_validation'),
  voucher_code: unless((value) => /^[A-Za-z0-9 -]{4,40}$/.test(value), 'wrong_card'),
  otp: unless((value) => /^\d{6}$/.test(value), 'wrong_card'),
  iban,
  // A value that starts like an IBAN must be valid as one: a typing error must not turn it into an account number.
  iban_or_account: (value) => (/^[A-Z]{2}\d{2}/.test(value) ? iban : account)(value),
  bic: unless(isBic, 'invalid_value'),
  account_number: account,
  routing_number: unless(isRoutingNumber, 'invalid_value'),
  sort_code: matches(/^\d{6}$/),
  institution: matches(/^\d{3}$/),
  transit: matches(/^\d{5}$/),
  clabe: unless(isClabe, 'invalid_value'),
  cpf: unless(isCpf, 'invalid_value'),
  payid: unless((value) => isEmail(value) || isPhone(value) || /^\d{11}$/.test(value), 'invalid_value'),
  pix_key: unless((value) => isEmail(value) || isCpf(value) || isUuid(value) || /^\+55\d{10,11}$/.test(value), 'invalid_value'),
  upi_id: matches(/^[\w.-]{2,60}@[A-Za-z][A-Za-z0-9]{1,30}$/),
  account_id: matches(/^[\w.@+-]{3,60}$/),
  wallet_id: matches(/^[\w.@+-]{3,60}$/),
  memo: matches(/^[\w-]{1,60}$/),
  postal_code: matches(/^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/),
  saved_card: checkedByOperator,
  coin: checkedByOperator,
  network: checkedByOperator,
  address: checkedByOperator,
};
