import { decimalsOf, isCurrency } from '@playfront/money';

/** A voucher of the sandbox: `TEST-<value>-<six digits>` is worth that many major units of the currency in which it is first used. */
const voucherPattern = /^TEST-?(\d{1,5})-?(\d{6})$/;

/** The value of a voucher in minor units and its canonical code; undefined for an invalid code. */
export function readVoucher(typed: string, currency: string): { code: string; valueMinor: number } | undefined {
  const match = voucherPattern.exec(typed.replace(/\s/g, '').toUpperCase());
  const value = Number(match?.[1] ?? 0);
  if (!match || value === 0) return undefined;
  const decimals = isCurrency(currency) ? decimalsOf(currency) : 2;
  return { code: `TEST-${value}-${match[2] ?? ''}`, valueMinor: value * 10 ** decimals };
}

/** Vouchers with this number count as used up. */
export function isUsedUp(code: string): boolean {
  return code.endsWith('-000000');
}
