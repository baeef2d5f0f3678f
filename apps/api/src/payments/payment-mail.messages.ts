import type { MessageId } from '@playfront/i18n/server-texts';

/** The steps of a withdrawal about which the player gets a mail. */
export type PaymentMail = 'withdrawal_requested' | 'withdrawal_held' | 'withdrawal_complete' | 'withdrawal_rejected' | 'withdrawal_reversal';

export const paymentMailMessages = {
  withdrawal_requested: { subject: 'api.mail.withdrawal_requested.subject', text: 'api.mail.withdrawal_requested.text' },
  withdrawal_held: { subject: 'api.mail.withdrawal_held.subject', text: 'api.mail.withdrawal_held.text' },
  withdrawal_complete: { subject: 'api.mail.withdrawal_complete.subject', text: 'api.mail.withdrawal_complete.text' },
  withdrawal_rejected: { subject: 'api.mail.withdrawal_rejected.subject', text: 'api.mail.withdrawal_rejected.text' },
  withdrawal_reversal: { subject: 'api.mail.withdrawal_reversal.subject', text: 'api.mail.withdrawal_reversal.text' },
} as const satisfies Record<PaymentMail, { subject: MessageId; text: MessageId }>;
