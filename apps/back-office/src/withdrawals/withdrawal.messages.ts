import type { MessageId } from '@playfront/i18n';
import type { WithdrawalFlag, WithdrawalStatus } from '@playfront/api-contract';
import type { PaymentField } from '@playfront/api-contract/payment-fields';
import type { WithdrawalCheck, WithdrawalCheckState } from '@playfront/api-contract/staff';

export const checkMessages = {
  deposits: 'backoffice.withdrawals.check.deposits',
  play: 'backoffice.withdrawals.check.play',
  name: 'backoffice.withdrawals.check.name',
  destination: 'backoffice.withdrawals.check.destination',
  documents: 'backoffice.withdrawals.check.documents',
  security: 'backoffice.withdrawals.check.security',
  restrictions: 'backoffice.withdrawals.check.restrictions',
  release: 'backoffice.withdrawals.check.release',
} as const satisfies Record<WithdrawalCheck, MessageId>;

export const checkStateMessages = {
  passed: 'backoffice.withdrawals.state.passed',
  attention: 'backoffice.withdrawals.state.attention',
  failed: 'backoffice.withdrawals.state.failed',
} as const satisfies Record<WithdrawalCheckState, MessageId>;

/** The check that shows a flag, and the text of the flag. */
export const flagMessages = {
  payment_conflict: ['deposits', 'backoffice.withdrawals.flag.payment_conflict'],
  payout_failed_before: ['deposits', 'backoffice.withdrawals.flag.payout_failed_before'],
  no_play: ['play', 'backoffice.withdrawals.flag.no_play'],
  low_play: ['play', 'backoffice.withdrawals.flag.low_play'],
  name_differs: ['name', 'backoffice.withdrawals.flag.name_differs'],
  name_changed_recently: ['name', 'backoffice.withdrawals.flag.name_changed_recently'],
  new_destination: ['destination', 'backoffice.withdrawals.flag.new_destination'],
  shared_destination: ['destination', 'backoffice.withdrawals.flag.shared_destination'],
  mail_changed_recently: ['security', 'backoffice.withdrawals.flag.mail_changed_recently'],
  password_changed_recently: ['security', 'backoffice.withdrawals.flag.password_changed_recently'],
  released_recently: ['release', 'backoffice.withdrawals.flag.released_recently'],
  on_review: ['restrictions', 'backoffice.withdrawals.flag.on_review'],
  blocked: ['restrictions', 'backoffice.withdrawals.flag.blocked'],
} as const satisfies Record<WithdrawalFlag, readonly [WithdrawalCheck, MessageId]>;

export const statusMessages = {
  pending: 'backoffice.withdrawals.status.pending',
  processing: 'backoffice.withdrawals.status.processing',
  complete: 'backoffice.withdrawals.status.complete',
  cancelled: 'backoffice.withdrawals.status.cancelled',
  rejected: 'backoffice.withdrawals.status.rejected',
  reversal: 'backoffice.withdrawals.status.reversal',
} as const satisfies Record<WithdrawalStatus, MessageId>;

const detailMessages = {
  account_id: 'backoffice.withdrawals.detail.account_id',
  account_number: 'backoffice.withdrawals.detail.account_number',
  address: 'backoffice.withdrawals.detail.address',
  bank_name: 'backoffice.withdrawals.detail.bank_name',
  beneficiary_name: 'backoffice.withdrawals.detail.beneficiary_name',
  bic: 'backoffice.withdrawals.detail.bic',
  clabe: 'backoffice.withdrawals.detail.clabe',
  coin: 'backoffice.withdrawals.detail.coin',
  cpf: 'backoffice.withdrawals.detail.cpf',
  email: 'backoffice.withdrawals.detail.email',
  iban: 'backoffice.withdrawals.detail.iban',
  iban_or_account: 'backoffice.withdrawals.detail.iban_or_account',
  institution: 'backoffice.withdrawals.detail.institution',
  memo: 'backoffice.withdrawals.detail.memo',
  network: 'backoffice.withdrawals.detail.network',
  otp: 'backoffice.withdrawals.detail.otp',
  payid: 'backoffice.withdrawals.detail.payid',
  phone_number: 'backoffice.withdrawals.detail.phone_number',
  pix_key: 'backoffice.withdrawals.detail.pix_key',
  postal_code: 'backoffice.withdrawals.detail.postal_code',
  recipient_address: 'backoffice.withdrawals.detail.recipient_address',
  routing_number: 'backoffice.withdrawals.detail.routing_number',
  saved_card: 'backoffice.withdrawals.detail.saved_card',
  sort_code: 'backoffice.withdrawals.detail.sort_code',
  transit: 'backoffice.withdrawals.detail.transit',
  upi_id: 'backoffice.withdrawals.detail.upi_id',
  voucher_code: 'backoffice.withdrawals.detail.voucher_code',
  wallet_id: 'backoffice.withdrawals.detail.wallet_id',
} as const satisfies Record<PaymentField, MessageId>;

/** The label of a payout field; a field outside the contract is labelled with its name. */
export function detailMessageOf(name: string): MessageId {
  const known: Readonly<Partial<Record<string, MessageId>>> = detailMessages;
  return known[name] ?? 'backoffice.withdrawals.detail.other';
}
