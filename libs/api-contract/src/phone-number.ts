import * as v from 'valibot';
import { requiredTextSchema } from './wire.ts';

/** Minimum digits of dial code and number together (spec §5). */
export const minimumPhoneDigits = 7;

/** A dial code and the rest of the number (ITU-T E.164: no code is a prefix of another). */
const parts = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(.*)$/;

/** Dial codes whose national numbers may start with a zero, such as Italy's. Elsewhere a leading zero is a trunk prefix. */
const codesWithLeadingZero = '39 47 225 226 227 229 241 242 247 267 268 378 501 507 676 679 687 853 974 992'.split(' ');

/**
 * A number without its trunk prefix, which is only dialled within the country: a zero, or Hungary's `06`. `+3580401234567` becomes
 * `+358401234567`. A number without a dial code, or of a country whose numbers start with a zero, is not changed.
 */
export function withoutTrunkPrefix(phoneNumber: string): string {
  const [, dialCode = '', number = ''] = parts.exec(phoneNumber) ?? [];
  const prefix = dialCode === '36' && number.startsWith('06') ? '06' : '0';
  const isDialledWithin = number.startsWith(prefix) && number !== prefix && !codesWithLeadingZero.includes(dialCode);
  return isDialledWithin ? `+${dialCode}${number.slice(prefix.length)}` : phoneNumber;
}

const digits = v.regex(/^\+?\d+$/, 'phone_number_validation');

/** Digits with an optional leading plus (spec §5); any length. */
export const anyPhoneNumberSchema = v.pipe(requiredTextSchema, digits, v.transform(withoutTrunkPrefix));

/** Dial code plus number: `+358401234567`. */
export const phoneNumberSchema = v.pipe(
  requiredTextSchema,
  digits,
  v.transform(withoutTrunkPrefix),
  v.check((phone) => phone.replace('+', '').length >= minimumPhoneDigits, 'phone_number_length_check'),
);
