import type { Processor, TransactionStatus } from '@playfront/api-contract';
import type { MoneyLimit } from '@playfront/auth/limits';
import type { Format, MessageId } from '@playfront/i18n';

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

/** What to do about an unsuccessful deposit, by its status. */
export const adviceOfStatus = {
  failed: 'payments.result.advice.failed',
  expired: 'payments.result.advice.expired',
  cancelled: 'payments.result.advice.cancelled',
  reversal: 'payments.result.advice.reversal',
} as const satisfies Record<Exclude<TransactionStatus, 'pending' | 'complete'>, MessageId>;

/** The remaining amount of the tightest deposit limit, or when the player can deposit again. */
export function limitText({ period, remaining, set_by, resets_at }: MoneyLimit, { text, money, dateTime }: Format): string {
  const law = set_by === 'law' ? 'yes' : 'no';
  return remaining.minor > 0
    ? text('payments.deposit.limit.left', { law, period, left: money(remaining) })
    : text('payments.deposit.limit.used_up', { law, period, time: dateTime(resets_at) });
}
