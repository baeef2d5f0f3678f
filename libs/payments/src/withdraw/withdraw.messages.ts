import type { Processor } from '@playfront/api-contract';
import type { Format, MessageId } from '@playfront/i18n';
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

/** How soon the money is there at the latest; nothing where the operator does not say. */
export function payoutTimeText({ eta_hours }: Pick<Processor, 'eta_hours'>, { text }: Pick<Format, 'text'>): string | undefined {
  if (eta_hours === undefined) return undefined;
  const { unit, count } = payoutTime(eta_hours);
  return unit === 'hours' ? text('payments.withdraw.hours', { hours: count }) : text('payments.withdraw.days', { days: count });
}
