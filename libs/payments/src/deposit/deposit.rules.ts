import type { Processor } from '@playfront/api-contract';
import { add, compare, fromDecimal, money, parseTypedAmount, shareOf, toDecimal, type Money } from '@playfront/money';

/** What is wrong with a typed amount (spec §5). */
export type AmountFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-small'; readonly least: Money }
  | { readonly kind: 'out-of-range'; readonly least: Money; readonly most: Money };

export type AmountCheck = { readonly amount: Money } | { readonly fault: AmountFault };

type Limits = Pick<Processor, 'minAmount' | 'maxAmount'>;

/** Reads a typed amount and holds it to the limits of a method. No maximum is written as zero. */
export function checkAmount(typed: string, { minAmount, maxAmount }: Limits, languageTag: string): AmountCheck {
  if (!typed.trim()) return { fault: { kind: 'missing' } };
  const amount = fromDecimal(parseTypedAmount(typed, languageTag), minAmount.currency);
  if (!amount || amount.minor < 0) return { fault: { kind: 'unreadable' } };
  const hasMaximum = maxAmount.minor > 0;
  if (hasMaximum && compare(amount, maxAmount) > 0) return { fault: { kind: 'out-of-range', least: minAmount, most: maxAmount } };
  if (compare(amount, minAmount) < 0) return { fault: { kind: 'too-small', least: minAmount } };
  return { amount };
}

/** What a method takes for an amount: its share, half a minor unit rounded up, and its fixed part. */
export function feeOf({ fee_percent, feeFixed }: Pick<Processor, 'fee_percent' | 'feeFixed'>, amount: Money): Money {
  return add(shareOf(amount, fee_percent), feeFixed);
}

/** Amounts to pick, ascending from the minimum: 1, 2, 5 and 10 times it, as far as the maximum allows. */
export function quickPicksOf({ minAmount, maxAmount }: Limits): readonly Money[] {
  const hasMaximum = maxAmount.minor > 0;
  return [1, 2, 5, 10]
    .map((times) => money(minAmount.minor * times, minAmount.currency))
    .filter((pick) => pick.minor > 0 && (!hasMaximum || compare(pick, maxAmount) <= 0));
}

/** An amount as a player would type it: "50", "12.50" or, where the language says so, "12,50". */
export function typedTextOf(amount: Money, languageTag: string): string {
  const decimalSign = new Intl.NumberFormat(languageTag).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
  return toDecimal(amount).replace(/\.0+$/, '').replace('.', decimalSign);
}

/** Whether this form can walk a way to pay: it knows how to leave for a payment page, and nothing else yet. */
export function isWalkable({ flow }: Pick<Processor, 'flow'>): boolean {
  return flow === 'redirect_url';
}

const groupOfKind = {
  card: 'cards',
  open_banking: 'bank',
  wallet: 'wallets',
  voucher: 'wallets',
  mobile: 'wallets',
  crypto: 'slow',
  wire: 'slow',
} as const satisfies Record<Processor['kind'], string>;

export type MethodGroupId = (typeof groupOfKind)[Processor['kind']];

const groupOrder: readonly MethodGroupId[] = ['cards', 'bank', 'wallets', 'slow'];

/** The methods in the order they are shown: by kind, and as the operator sorts them within a kind. */
export function groupMethods(processors: readonly Processor[]): readonly { id: MethodGroupId; methods: readonly Processor[] }[] {
  return groupOrder
    .map((id) => ({ id, methods: processors.filter((processor) => groupOfKind[processor.kind] === id) }))
    .filter(({ methods }) => methods.length > 0);
}
