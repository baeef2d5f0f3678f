import type { Processor, Transaction } from '@playfront/api-contract';
import { compare, parseTypedAmount, type Money } from '@playfront/money';
import { checkAmount, quickPicksOf, type AmountCheck } from '../cashier/amount.rules.ts';

type Limits = Pick<Processor, 'minAmount' | 'maxAmount'>;

/**
 * Reads a typed amount and holds it to the limits of a method. Less than the minimum is taken when it is all the real money there is
 * (contract). Whether there is enough is the operator's to say: the balance moves.
 */
export function checkWithdrawal(typed: string, limits: Limits, available: Money, languageTag: string): AmountCheck {
  const check = checkAmount(typed, limits, languageTag);
  if ('amount' in check) return check.amount.minor > 0 ? check : { fault: { kind: 'missing' } };
  if (check.fault.kind !== 'too-small') return check;
  const amount = parseTypedAmount(typed, languageTag, limits.minAmount.currency);
  return amount && amount.minor > 0 && isAll(amount, available) ? { amount } : check;
}

/** Amounts to pick that there is the money for, all of it last. */
export function withdrawalPicks(limits: Limits, available: Money): { readonly picks: readonly Money[]; readonly all: Money | undefined } {
  const isFillable = available.currency === limits.minAmount.currency && available.minor > 0;
  if (!isFillable) return { picks: [], all: undefined };
  const picks = quickPicksOf(limits)
    .filter((pick) => compare(pick, available) < 0)
    .slice(0, 3);
  const isTooMuch = limits.maxAmount.minor > 0 && compare(available, limits.maxAmount) > 0;
  return { picks, all: isTooMuch ? undefined : available };
}

function isAll(amount: Money, available: Money): boolean {
  return amount.currency === available.currency && amount.minor === available.minor;
}

/** How long a payout takes at most: hours up to two days, whole days beyond. */
export function payoutTime(hours: number): { readonly unit: 'hours' | 'days'; readonly count: number } {
  return hours < 48 ? { unit: 'hours', count: Math.max(1, Math.round(hours)) } : { unit: 'days', count: Math.ceil(hours / 24) };
}

/** Whether a withdrawal has ended without a payment. */
export function isOver({ status }: Pick<Transaction, 'status'>): boolean {
  return status !== 'pending' && status !== 'complete';
}
