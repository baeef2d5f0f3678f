import type { PaymentField } from '@playfront/api-contract/payment-fields';
import type { MessageId } from '@playfront/i18n';

/** The label of a payment field. */
export const paymentFieldTitle = {
  saved_card: 'payments.field.saved_card',
  iban: 'payments.field.iban',
  iban_or_account: 'payments.field.iban_or_account',
  account_number: 'payments.field.account_number',
  beneficiary_name: 'payments.field.beneficiary_name',
  bic: 'payments.field.bic',
  bank_name: 'payments.field.bank_name',
  postal_code: 'payments.field.postal_code',
  recipient_address: 'payments.field.recipient_address',
  sort_code: 'payments.field.sort_code',
  routing_number: 'payments.field.routing_number',
  institution: 'payments.field.institution',
  transit: 'payments.field.transit',
  clabe: 'payments.field.clabe',
  payid: 'payments.field.payid',
  pix_key: 'payments.field.pix_key',
  cpf: 'payments.field.cpf',
  upi_id: 'payments.field.upi_id',
  email: 'payments.field.email',
  phone_number: 'payments.field.phone_number',
  account_id: 'payments.field.account_id',
  wallet_id: 'payments.field.wallet_id',
  coin: 'payments.field.coin',
  network: 'payments.field.network',
  address: 'payments.field.address',
  memo: 'payments.field.memo',
  voucher_code: 'payments.field.voucher_code',
  otp: 'payments.field.otp',
} as const satisfies Record<PaymentField, MessageId>;
