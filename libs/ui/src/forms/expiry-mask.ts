import { asCode } from '@playfront/typed-text';

/** Formats typed text as `MM / YY`: a first digit above 1 gets a leading zero, a year of four digits loses its century. */
export function maskExpiry(typed: string): string {
  const [first = '', ...others] = asCode(typed).split(/\D+/).filter(Boolean);
  const isMonthComplete = others.length > 0 || /^[2-9]/.test(first);
  const digits = (isMonthComplete && first.length === 1 ? `0${first}` : first) + others.join('');
  // 13 and above: a month of one digit, followed by the first digit of the year.
  const padded = Number(digits.slice(0, 2)) > 12 ? `0${digits}` : digits;
  return [padded.slice(0, 2), shortYear(padded.slice(2))].filter(Boolean).join(' / ');
}

/** A year of four digits that is being typed keeps its century until the last digit. */
function shortYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2);
  return digits.length > 3 ? digits.slice(2, 4) : digits;
}

/** Month (two digits) and year (four digits) of a complete expiry; undefined until complete. */
export function readExpiry(text: string): { month: string; year: string } | undefined {
  const match = /^(0[1-9]|1[0-2]) \/ (\d{2})$/.exec(text);
  return match?.[1] !== undefined && match[2] !== undefined ? { month: match[1], year: `20${match[2]}` } : undefined;
}
