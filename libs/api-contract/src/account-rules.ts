/** Checks of account numbers by their standards. They show that a number is well formed, not that it exists. */

/** ISO 13616: country, two check digits, up to 30 letters and digits; spaces as printed are allowed. */
export function isIban(text: string): boolean {
  const iban = compact(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const lengthInCountry = ibanLengths[iban.slice(0, 2)];
  return (lengthInCountry === undefined || iban.length === lengthInCountry) && remainderOf97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Lengths in Europe and Turkey; for other countries only the check digits are checked. */
const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MT31 NL18 NO15 ' +
    'PL28 PT25 RO24 SE24 SI19 SK24 TR26'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** ISO 9362: bank, country, location, and optionally a branch. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(compact(text));
}

/** A bank's number in the United States (ABA): nine digits weighted 3, 7, 1. */
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

/** A taxpayer's number in Brazil (CPF): nine digits and two check digits; eleven equal digits are invalid. */
export function isCpf(text: string): boolean {
  const digits = digitsOf(text.replace(/[.-]/g, ''), 11);
  if (!digits || new Set(digits).size === 1) return false;
  const check = (length: number) => {
    const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === digits[9] && check(10) === digits[10];
}

function compact(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

function digitsOf(text: string, length: number): number[] | undefined {
  const digits = text.replace(/\s/g, '');
  return /^\d+$/.test(digits) && digits.length === length ? [...digits].map(Number) : undefined;
}

function weigh(digits: readonly number[], weights: readonly number[]): number {
  return digits.reduce((total, digit, index) => total + digit * (weights[index % weights.length] ?? 0), 0);
}

/** Letters count as 10 to 35. Computed digit by digit, because the number is far beyond 2^53. */
function remainderOf97(text: string): number {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}
