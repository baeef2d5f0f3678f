import { declineReasons, isErrorKey, type DeclineReason, type Processor, type TransactionStatus } from '@playfront/api-contract';
import { errorKeyMessage } from '@playfront/auth';
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

const messageOfDecline = {
  bank_funds: 'payments.result.declined.bank_funds',
  card_expired: 'payments.result.declined.card_expired',
  bank_not_confirmed: 'payments.result.declined.bank_not_confirmed',
} as const satisfies Record<DeclineReason, MessageId>;

/** Why a deposit failed; undefined if the reason is unknown, or only repeats that it failed. */
export function failureReasonMessage(reason: string | null): MessageId | undefined {
  const decline = declineReasons.find((known) => known === reason);
  if (decline) return messageOfDecline[decline];
  return isErrorKey(reason) && reason !== 'deposit_fail' ? errorKeyMessage(reason) : undefined;
}

/** The remaining amount of the tightest deposit limit, or when the player can deposit again. */
export function limitText({ period, remaining, set_by, resets_at }: MoneyLimit, { text, money, dateTime }: Format): string {
  const law = set_by === 'law' ? 'yes' : 'no';
  return remaining.minor > 0
    ? text('payments.deposit.limit.left', { law, period, left: money(remaining) })
    : text('payments.deposit.limit.used_up', { law, period, time: dateTime(resets_at) });
}
