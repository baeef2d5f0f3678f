import { asCode } from '@playfront/typed-text';
import * as v from 'valibot';
import { requiredTextSchema } from './wire.ts';

/** Minimum digits of dial code and number together (spec §5). */
const minimumPhoneDigits = 7;

/** Maximum digits of dial code and number together (ITU-T E.164). */
const maximumPhoneDigits = 15;

/** A dial code and the rest of the number (ITU-T E.164: no code is a prefix of another). */
const parts = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(.*)$/;

/** Dial codes whose national numbers may start with a zero, such as Italy's. Elsewhere a leading zero is a trunk prefix. */
const codesWithLeadingZero = '39 47 225 226 227 229 241 242 247 267 268 378 501 507 676 679 687 853 974 992'.split(' ');

/** Trunk prefixes other than zero, by dial code. Where national numbers may start with the same digit, their length decides. */
const trunkPrefixes: Readonly<Record<string, string>> = {
  1: '1',
  7: String.raw`8(?=\d{10}$)`,
  36: '06',
  370: String.raw`8(?=\d{8}$)`,
  375: String.raw`80?(?=\d{9}$)`,
  692: String.raw`1(?=\d{7}$)`,
  993: String.raw`8(?=\d{8}$)`,
};

/**
 * A number without its trunk prefix, which is only dialled within the country: mostly a zero, 8 in Russia, 1 in North America. `+3580401234567`
 * becomes `+358401234567`. A number without a dial code, or of a country whose numbers start with a zero, is not changed.
 */
export function withoutTrunkPrefix(phoneNumber: string): string {
  const [, dialCode = '', number = ''] = parts.exec(phoneNumber) ?? [];
  if (codesWithLeadingZero.includes(dialCode)) return phoneNumber;
  const [prefix = ''] = new RegExp(`^(${trunkPrefixes[dialCode] ?? '0'}|0)`).exec(number) ?? [];
  return prefix && prefix !== number ? `+${dialCode}${number.slice(prefix.length)}` : phoneNumber;
}

/** A number does not start with `+0` or an exit code; one leading zero may be a trunk prefix. */
const digits = /^(\+[1-9]\d*|0?[1-9]\d*|0)$/;

/** No number of the North American plan starts with 0 or 1: the dial code was typed twice. */
const impossible = /^\+1[01]/;

/** Without a country, `00` is the only exit code that is certain. */
const withPlus = (phoneNumber: string) => phoneNumber.replace(/^00/, '+');

/** The form in which a number typed in a single field is stored: without spaces, brackets, dots and dashes, with a plus for `00`. */
export function plainPhoneNumber(typed: string): string {
  return withPlus(asCode(typed).replace(/[\s().\p{Pd}]/gu, ''));
}

function hasPossibleLength(phoneNumber: string, minimumDigits: number): boolean {
  const { length } = withoutTrunkPrefix(phoneNumber).replace('+', '');
  return length >= minimumDigits && length <= maximumPhoneDigits && !impossible.test(phoneNumber);
}

/** The rule of phone numbers that a {@link plainPhoneNumber} violates. */
export function phoneNumberFault(phoneNumber: string): 'phone_number_validation' | 'phone_number_length_check' | undefined {
  if (!digits.test(phoneNumber)) return 'phone_number_validation';
  return hasPossibleLength(phoneNumber, minimumPhoneDigits) ? undefined : 'phone_number_length_check';
}

const phoneNumberOf = (minimumDigits: number) =>
  v.pipe(
    requiredTextSchema,
    v.transform((typed) => withPlus(asCode(typed))),
    v.regex(digits, 'phone_number_validation'),
    v.check((phone) => hasPossibleLength(phone, minimumDigits), 'phone_number_length_check'),
    v.transform(withoutTrunkPrefix),
  );

/** Digits with an optional leading plus (spec §5); no minimum length. */
export const anyPhoneNumberSchema = phoneNumberOf(1);

/** Dial code plus number: `+358401234567`. */
export const phoneNumberSchema = phoneNumberOf(minimumPhoneDigits);
