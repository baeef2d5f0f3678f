import type { Processor } from '@playfront/api-contract';
import { errorKeyMessage } from '@playfront/auth';
import type { Format } from '@playfront/i18n';
import { compare, type Money } from '@playfront/money';
import { payoutTime } from './withdraw.rules.ts';

/** Why an amount is more than may go to the chosen destination, of which {@link TooMuch.most} may. */
type TooMuch = {
  readonly most: Money;
  /** The real balance. */
  readonly available: Money;
  readonly processor: Pick<Processor, 'name'>;
  /** Whether bonuses run, which a withdrawal would end. */
  readonly endsBonus: boolean;
};

export function tooMuchText({ most, available, processor, endsBonus }: TooMuch, { text, money }: Pick<Format, 'text' | 'money'>): string {
  if (most.minor === 0) return text('payments.withdraw.source.none', { method: processor.name });
  if (compare(most, available) < 0) return text('payments.withdraw.source.up_to', { amount: money(most), method: processor.name });
  const refusal = text(errorKeyMessage(endsBonus ? 'not_meet_wager_requirement' : 'insufficient_funds'));
  return `${refusal} ${text('payments.withdraw.refused.up_to', { amount: money(most) })}`;
}

/** How soon the money is there at the latest; nothing where the operator does not say. */
export function payoutTimeText({ eta_hours }: Pick<Processor, 'eta_hours'>, { text }: Pick<Format, 'text'>): string | undefined {
  if (eta_hours === undefined) return undefined;
  const { unit, count } = payoutTime(eta_hours);
  return unit === 'hours' ? text('payments.withdraw.hours', { hours: count }) : text('payments.withdraw.days', { days: count });
}
