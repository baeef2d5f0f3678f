import type { Processor, TransactionStatus } from '@playfront/api-contract';
import type { Format, MessageId } from '@playfront/i18n';
import type { AmountFault, MethodGroupId } from './deposit.rules.ts';

export const methodGroupTitle = {
  cards: 'payments.deposit.group.cards',
  bank: 'payments.deposit.group.bank',
  wallets: 'payments.deposit.group.wallets',
  slow: 'payments.deposit.group.slow',
} as const satisfies Record<MethodGroupId, MessageId>;

/** When the money arrives, by the kind of method. */
export const arrivalOfKind = {
  card: 'payments.deposit.arrival.at_once',
  open_banking: 'payments.deposit.arrival.at_once',
  wallet: 'payments.deposit.arrival.at_once',
  voucher: 'payments.deposit.arrival.at_once',
  mobile: 'payments.deposit.arrival.at_once',
  crypto: 'payments.deposit.arrival.crypto',
  wire: 'payments.deposit.arrival.wire',
} as const satisfies Record<Processor['kind'], MessageId>;

/** What to do about a deposit that did not come through, by how it ended. */
export const adviceOfStatus = {
  failed: 'payments.result.advice.failed',
  expired: 'payments.result.advice.expired',
  cancelled: 'payments.result.advice.cancelled',
  reversal: 'payments.result.advice.reversal',
} as const satisfies Record<Exclude<TransactionStatus, 'pending' | 'complete'>, MessageId>;

/** The words for a fault of the amount (spec §5). */
export function amountFaultText(fault: AmountFault, { text, money }: Format): string {
  switch (fault.kind) {
    case 'missing':
      return text('payments.deposit.amount.missing');
    case 'unreadable':
      return text('payments.deposit.amount.unreadable');
    case 'too-small':
      return text('payments.deposit.amount.at_least', { least: money(fault.least) });
    case 'out-of-range':
      return text('payments.deposit.amount.between', { least: money(fault.least), most: money(fault.most) });
  }
}

/** The limits of a method: "€10 to €5,000", or "From €20" without a maximum. */
export function rangeText({ minAmount, maxAmount }: Pick<Processor, 'minAmount' | 'maxAmount'>, { text, money }: Format): string {
  const least = money(minAmount, { decimals: 'whole' });
  return maxAmount.minor > 0
    ? text('payments.deposit.range', { least, most: money(maxAmount, { decimals: 'whole' }) })
    : text('payments.deposit.range_from', { least });
}

/** The price of a method: "No fee", "1.5%", "€0.50", or both parts. */
export function feeText({ fee_percent, feeFixed }: Pick<Processor, 'fee_percent' | 'feeFixed'>, { text, money, languageTag }: Format): string {
  const percent = new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 2 }).format(fee_percent / 100);
  if (fee_percent === 0 && feeFixed.minor === 0) return text('payments.deposit.fee.none');
  if (feeFixed.minor === 0) return text('payments.deposit.fee.share', { fee: percent });
  return fee_percent === 0
    ? text('payments.deposit.fee.share', { fee: money(feeFixed) })
    : text('payments.deposit.fee.both', { percent, fixed: money(feeFixed) });
}
