import type { Processor } from '@playfront/api-contract';
import { errorKeyMessage } from '@playfront/auth';
import type { Format } from '@playfront/i18n';
import { compare, type Money } from '@playfront/money';
import type { PayoutRow } from './payout-rows.rules.ts';
import { payoutTime } from './withdraw.rules.ts';

/** An amount above {@link TooMuch.max}, the maximum for the chosen destination. */
type TooMuch = {
  readonly max: Money;
  /** The real balance. */
  readonly available: Money;
  readonly row: Pick<PayoutRow, 'title'>;
  /** Whether there are active bonuses, which a withdrawal would end. */
  readonly endsBonus: boolean;
};

export function tooMuchText({ max, available, row, endsBonus }: TooMuch, { text, money }: Pick<Format, 'text' | 'money'>): string {
  if (max.minor === 0) return text('payments.withdraw.source.none', { method: row.title });
  if (compare(max, available) < 0) return text('payments.withdraw.source.up_to', { amount: money(max), method: row.title });
  const refusal = text(errorKeyMessage(endsBonus ? 'not_meet_wager_requirement' : 'insufficient_funds'));
  return `${refusal} ${text('payments.withdraw.refused.up_to', { amount: money(max) })}`;
}

/** The maximum time until the money arrives; `undefined` if the operator does not send it. */
export function payoutTimeText({ eta_hours }: Pick<Processor, 'eta_hours'>, { text }: Pick<Format, 'text'>): string | undefined {
  if (eta_hours === undefined) return undefined;
  const { unit, count } = payoutTime(eta_hours);
  return unit === 'hours' ? text('payments.withdraw.hours', { hours: count }) : text('payments.withdraw.days', { days: count });
}
