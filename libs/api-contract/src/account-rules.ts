import { validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { asCode } from '@playfront/typed-text';

/** Checks of account numbers by their standards: a valid number is well formed, but need not exist. */

/**
 * The form in which an account number is stored, compared and sent: upper case, without spaces, dashes and invisible characters, with full-width
 * letters and digits of other scripts as ASCII, and without a leading label: `IBAN: fi21 1234…` becomes `FI211234…`.
 */
export function compactAccount(text: string): string {
  const compact = asCode(text)
    .replace(/[\s\u2800\p{Pd}\u2043\u2212]/gu, '')
    .toUpperCase();
  return compact.replace(/^IBAN:?(?=$|[A-Z]{2}\d{2}[A-Z\d]{11})/, '');
}

/** ISO 13616: length and format of the country, as in SWIFT's registry, and check digits. */
export function isIban(text: string): boolean {
  const { errorCodes } = validateIBAN(compactAccount(text));
  // Check digits within the national number are not part of the standard, and some banks issue numbers without them.
  return errorCodes.every((code) => code === ValidationErrorsIBAN.WrongAccountBankBranchChecksum);
}

/** ISO 9362: bank, country, location, and optionally a branch. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(compactAccount(text));
}

/** A bank's routing number in the United States (ABA): nine digits weighted 3, 7, 1. */
export function isRoutingNumber(text: string): boolean {
  const digits = digitsOf(text, 9);
  return digits !== undefined && weigh(digits, [3, 7, 1]) % 10 === 0 && digits.some((digit) => digit > 0);
}

/** An account number in Mexico (CLABE): 17 digits weighted 3, 7, 1 modulo 10, and a check digit. */
export function isClabe(text: string): boolean {
  const digits = digitsOf(text, 18);
  if (!digits) return false;
  const sum = digits.slice(0, 17).reduce((total, digit, index) => total + ((digit * ([3, 7, 1][index % 3] ?? 0)) % 10), 0);
  return (10 - (sum % 10)) % 10 === digits[17];
}

/** A CPF without its dots and dash. */
export const compactCpf = (text: string): string => compactAccount(text).replaceAll('.', '');

/** A taxpayer's number in Brazil (CPF): nine digits and two check digits; eleven equal digits are invalid. */
export function isCpf(text: string): boolean {
  const digits = digitsOf(compactCpf(text), 11);
  if (!digits || new Set(digits).size === 1) return false;
  const check = (length: number) => {
    const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === digits[9] && check(10) === digits[10];
}

function digitsOf(text: string, length: number): number[] | undefined {
  const digits = compactAccount(text);
  return /^\d+$/.test(digits) && digits.length === length ? [...digits].map(Number) : undefined;
}

function weigh(digits: readonly number[], weights: readonly number[]): number {
  return digits.reduce((total, digit, index) => total + digit * (weights[index % weights.length] ?? 0), 0);
}
