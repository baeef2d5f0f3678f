import type { Processor } from '@playfront/api-contract';
import type { Format, MessageId } from '@playfront/i18n';
import { compare, type Money } from '@playfront/money';
import type { PayoutField } from './payout-fields.rules.ts';
import { payoutTime } from './withdraw.rules.ts';

export const payoutFieldTitle = {
  saved_card: 'payments.withdraw.field.saved_card',
  iban: 'payments.withdraw.field.iban',
  iban_or_account: 'payments.withdraw.field.iban_or_account',
  account_number: 'payments.withdraw.field.account_number',
  beneficiary_name: 'payments.withdraw.field.beneficiary_name',
  bic: 'payments.withdraw.field.bic',
  bank_name: 'payments.withdraw.field.bank_name',
  postal_code: 'payments.withdraw.field.postal_code',
  recipient_address: 'payments.withdraw.field.recipient_address',
  sort_code: 'payments.withdraw.field.sort_code',
  routing_number: 'payments.withdraw.field.routing_number',
  institution: 'payments.withdraw.field.institution',
  transit: 'payments.withdraw.field.transit',
  clabe: 'payments.withdraw.field.clabe',
  payid: 'payments.withdraw.field.payid',
  pix_key: 'payments.withdraw.field.pix_key',
  cpf: 'payments.withdraw.field.cpf',
  upi_id: 'payments.withdraw.field.upi_id',
  email: 'payments.withdraw.field.email',
  phone_number: 'payments.withdraw.field.phone_number',
  account_id: 'payments.withdraw.field.account_id',
  wallet_id: 'payments.withdraw.field.wallet_id',
  coin: 'payments.withdraw.field.coin',
  network: 'payments.withdraw.field.network',
  address: 'payments.withdraw.field.address',
  memo: 'payments.withdraw.field.memo',
} as const satisfies Record<PayoutField, MessageId>;

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
  const refusal = text(endsBonus ? 'auth.failure.not_meet_wager_requirement' : 'auth.failure.insufficient_funds');
  return `${refusal} ${text('payments.withdraw.refused.up_to', { amount: money(most) })}`;
}

/** How soon the money is there at the latest; nothing where the operator does not say. */
export function payoutTimeText({ eta_hours }: Pick<Processor, 'eta_hours'>, { text }: Pick<Format, 'text'>): string | undefined {
  if (eta_hours === undefined) return undefined;
  const { unit, count } = payoutTime(eta_hours);
  return unit === 'hours' ? text('payments.withdraw.hours', { hours: count }) : text('payments.withdraw.days', { days: count });
}
