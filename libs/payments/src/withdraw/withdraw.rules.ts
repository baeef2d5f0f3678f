import type { Processor, Transaction } from '@playfront/api-contract';
import { compare, parseTypedAmount, type Money } from '@playfront/money';
import { checkAmount, quickPicksOf, type AmountCheck } from '../cashier/amount.rules.ts';

type Limits = Pick<Processor, 'minAmount' | 'maxAmount'>;

/**
 * Parses a typed amount and checks it against the limits of a method. Less than the minimum is accepted if it is the entire real balance
 * (contract). Whether the balance is sufficient, the operator decides, since it changes; only an amount above the method's maximum is answered with less.
 */
export function checkWithdrawal(typed: string, limits: Limits, available: Money, languageTag: string): AmountCheck {
  const check = checkAmount(typed, limits, languageTag);
  if ('amount' in check) return check.amount.minor > 0 ? check : { fault: { kind: 'missing' } };
  if (check.fault.kind === 'out-of-range') {
    const { min, max } = check.fault;
    const isLess = compare(available, max) < 0 && compare(available, min) >= 0;
    return { fault: { ...check.fault, max: isLess ? available : max } };
  }
  if (check.fault.kind !== 'too-small') return check;
  const amount = parseTypedAmount(typed, languageTag, limits.minAmount.currency);
  return amount && amount.minor > 0 && isAll(amount, available) ? { amount } : check;
}

/** Suggested amounts below the available one, and the entire available amount, if it may be withdrawn. */
export function withdrawalPicks(limits: Limits, available: Money): { readonly picks: readonly Money[]; readonly all: Money | undefined } {
  const hasMoney = available.currency === limits.minAmount.currency && available.minor > 0;
  if (!hasMoney) return { picks: [], all: undefined };
  const picks = quickPicksOf(limits)
    .filter((pick) => compare(pick, available) < 0)
    .slice(0, 3);
  const isTooMuch = limits.maxAmount.minor > 0 && compare(available, limits.maxAmount) > 0;
  return { picks, all: isTooMuch ? undefined : available };
}

function isAll(amount: Money, available: Money): boolean {
  return amount.currency === available.currency && amount.minor === available.minor;
}

/** The maximum time of a payout: in hours below two days, otherwise in days. */
export function payoutTime(hours: number): { readonly unit: 'hours' | 'days'; readonly count: number } {
  return hours < 48 ? { unit: 'hours', count: Math.max(1, Math.round(hours)) } : { unit: 'days', count: Math.ceil(hours / 24) };
}

/** Whether a withdrawal has ended without a payment. */
export function isEndedWithoutPayment({ status }: Pick<Transaction, 'status'>): boolean {
  return status !== 'pending' && status !== 'complete';
}
