import type { Processor } from '@playfront/api-contract';
import type { Format } from '@playfront/i18n';
import type { AmountFault } from './amount.rules.ts';

/** The text for an error of the amount (spec §5). */
export function amountFaultText(fault: AmountFault, { text, money }: Format): string {
  switch (fault.kind) {
    case 'missing':
      return text('payments.cashier.amount.missing');
    case 'unreadable':
      return text('payments.cashier.amount.unreadable');
    case 'too-small':
      return text('payments.cashier.amount.at_least', { least: money(fault.min) });
    case 'out-of-range':
      return text('payments.cashier.amount.between', { least: money(fault.min), most: money(fault.max) });
    case 'above-limit':
      return text('payments.cashier.amount.above_limit', { left: money(fault.left) });
  }
}

/** The limits of a method: "€10 to €5,000", or "From €20" without a maximum. */
export function rangeText({ minAmount, maxAmount }: Pick<Processor, 'minAmount' | 'maxAmount'>, { text, money }: Format): string {
  const least = money(minAmount, { decimals: 'whole' });
  return maxAmount.minor > 0
    ? text('payments.cashier.range', { least, most: money(maxAmount, { decimals: 'whole' }) })
    : text('payments.cashier.range_from', { least });
}

/** The fee of a method: "No fee", "1.5%", "€0.50", or both parts. */
export function feeText({ fee_percent, feeFixed }: Pick<Processor, 'fee_percent' | 'feeFixed'>, format: Format): string {
  const { text, money } = format;
  const percent = format.percent(fee_percent, { maximumFractionDigits: 2 });
  if (fee_percent === 0 && feeFixed.minor === 0) return text('payments.cashier.fee.none');
  if (feeFixed.minor === 0) return text('payments.cashier.fee.share', { fee: percent });
  return fee_percent === 0
    ? text('payments.cashier.fee.share', { fee: money(feeFixed) })
    : text('payments.cashier.fee.both', { percent, fixed: money(feeFixed) });
}
