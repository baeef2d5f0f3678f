import { isBic, isClabe, isCpf, isIban, isRoutingNumber, type ErrorKey } from '@playfront/api-contract';
import { isUuid } from '../http/uuid.ts';
import { isCryptoAddress } from './crypto-address.rules.ts';
import type { ProviderData } from './provider-data.schema.ts';

type Fields = Readonly<Record<string, string>>;
type Networks = ProviderData['networks'];
export type FieldCheck =
  { readonly ok: true; readonly fields: Record<string, string> } | { readonly ok: false; readonly faults: Record<string, ErrorKey> };

/** Only some who have one can do without. */
const optionalFields: readonly string[] = ['memo'];

/**
 * What the player filled in for a way to pay: every field it names, trimmed and checked, and nothing else. A fault is told at its field.
 */
export function checkFields(names: readonly string[], given: Fields, networks: Networks = []): FieldCheck {
  const fields: Record<string, string> = {};
  const faults: Record<string, ErrorKey> = {};
  for (const name of names) {
    const value = (Object.hasOwn(given, name) ? (given[name] ?? '') : '').trim();
    if (value) fields[name] = value;
    const fault = value ? faultOf(name, value, given, networks) : optionalFields.includes(name) ? undefined : 'field_required';
    if (fault) faults[name] = fault;
  }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, fields };
}

function faultOf(name: string, value: string, given: Fields, networks: Networks): ErrorKey | undefined {
  if (name === 'coin') return networks.some(({ coin }) => coin === value) ? undefined : 'invalid_value';
  if (name === 'network') return networks.some(({ coin, network }) => network === value && coin === given['coin']) ? undefined : 'invalid_value';
  if (name === 'address') return isCryptoAddress(given['network'] ?? '', value) ? undefined : 'invalid_value';
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return (rule ?? isWord)(value);
}

type Rule = (value: string) => ErrorKey | undefined;
const unless =
  (isGood: (value: string) => boolean, fault: ErrorKey): Rule =>
  (value) =>
    isGood(value) ? undefined : fault;
const matches = (pattern: RegExp): Rule => unless((value) => pattern.test(value), 'invalid_value');

/** An address as wallets give accounts by, which is less than mail allows: no quotes, no other letters that look like these. */
const isEmail = (value: string) =>
  value.length <= 254 && /^\w[\w.%+-]{0,63}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i.test(value);
/** A name, a street, a bank: some letters, no control or direction signs. */
const isWord: Rule = matches(/^(?=.*\p{L})[^\p{Cc}\p{Cf}]{2,120}$/u);
const phone: Rule = (value) => {
  const digits = value.replace(/[\s()-]/g, '');
  if (!/^\+?\d+$/.test(digits)) return 'phone_number_validation';
  const count = digits.replace('+', '').length;
  return count < 7 || count > 15 ? 'phone_number_length_check' : undefined;
};
const isPhone = (value: string) => phone(value) === undefined;
const account: Rule = matches(/^[A-Za-z0-9][A-Za-z0-9 -]{3,33}$/);

const rules: Readonly<Record<string, Rule>> = {
  phone_number: phone,
  email: unless(isEmail, 'email_validation'),
  voucher_code: unless((value) => /^[A-Za-z0-9 -]{4,40}$/.test(value), 'wrong_card'),
  otp: unless((value) => /^\d{6}$/.test(value), 'wrong_card'),
  saved_card: unless(isUuid, 'wrong_card'),
  iban: unless(isIban, 'invalid_value'),
  // What begins like an IBAN must be one: a slip in it is not an account of another kind.
  iban_or_account: (value) => (/^[A-Za-z]{2}\d{2}/.test(value) ? unless(isIban, 'invalid_value')(value) : account(value)),
  bic: unless(isBic, 'invalid_value'),
  account_number: account,
  routing_number: unless(isRoutingNumber, 'invalid_value'),
  sort_code: matches(/^\d{2}[ -]?\d{2}[ -]?\d{2}$/),
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
};
