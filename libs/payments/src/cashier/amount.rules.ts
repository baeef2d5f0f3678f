import type { Processor } from '@playfront/api-contract';
import { add, compare, money, parseTypedAmount, shareOf, type Money } from '@playfront/money';

/** The error of a typed amount (spec §5). */
export type AmountFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-small'; readonly min: Money }
  | { readonly kind: 'out-of-range'; readonly min: Money; readonly max: Money }
  /** More than the player's limits still allow. */
  | { readonly kind: 'above-limit'; readonly left: Money };

export type AmountCheck = { readonly amount: Money } | { readonly fault: AmountFault };

type Limits = Pick<Processor, 'minAmount' | 'maxAmount'>;

/** Parses a typed amount and checks it against the limits of a method. A maximum of zero means none. */
export function checkAmount(typed: string, { minAmount, maxAmount }: Limits, languageTag: string): AmountCheck {
  if (!typed.trim()) return { fault: { kind: 'missing' } };
  const amount = parseTypedAmount(typed, languageTag, minAmount.currency);
  if (!amount) return { fault: { kind: 'unreadable' } };
  const hasMaximum = maxAmount.minor > 0;
  if (hasMaximum && compare(amount, maxAmount) > 0) return { fault: { kind: 'out-of-range', min: minAmount, max: maxAmount } };
  if (compare(amount, minAmount) < 0) return { fault: { kind: 'too-small', min: minAmount } };
  return { amount };
}

/** {@link checkAmount} of a deposit, which must not exceed the amount that the player's limits still allow. */
export function checkDeposit(typed: string, limits: Limits, left: Money | undefined, languageTag: string): AmountCheck {
  const check = checkAmount(typed, limits, languageTag);
  return 'amount' in check && isAbove(check.amount, left) ? { fault: { kind: 'above-limit', left } } : check;
}

function isAbove(amount: Money, left: Money | undefined): left is Money {
  return left?.currency === amount.currency && compare(amount, left) > 0;
}

/** The fee of a method for an amount: its percentage, rounded half up to minor units, plus its fixed part. */
export function feeOf({ fee_percent, feeFixed }: Pick<Processor, 'fee_percent' | 'feeFixed'>, amount: Money): Money {
  return add(shareOf(amount, fee_percent), feeFixed);
}

/** Suggested amounts: 1, 2, 5 and 10 times the minimum, up to the maximum and to the amount that the player's limits still allow. */
export function quickPicksOf({ minAmount, maxAmount }: Limits, left?: Money): readonly Money[] {
  const hasMaximum = maxAmount.minor > 0;
  return [1, 2, 5, 10]
    .map((times) => money(minAmount.minor * times, minAmount.currency))
    .filter((pick) => pick.minor > 0 && (!hasMaximum || compare(pick, maxAmount) <= 0) && !isAbove(pick, left));
}
