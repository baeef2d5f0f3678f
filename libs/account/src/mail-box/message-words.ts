import type { Message, MessageKind } from '@playfront/api-contract';
import type { Format, MessageId } from '@playfront/i18n';
import { fromWire, isCurrency } from '@playfront/money';

type Params = Message['params'];

/** What stands where the operator left something out. */
const unknown = '—';

function amountIn({ amount, currency }: Params, { money, text }: Format): string | undefined {
  if (typeof amount !== 'number') return undefined;
  // The amount of a limit on time are minutes: it has no currency.
  if (typeof currency !== 'string') return text('account.mail.minutes', { count: amount });
  const value = isCurrency(currency) ? fromWire(amount, currency) : undefined;
  return value && money(value);
}

/** The sentences of each kind: what happened, and what it means. */
const wordsOfKind = {
  deposit_complete: ['account.mail.deposit_complete', 'account.mail.deposit_complete_text'],
  deposit_held: ['account.mail.deposit_held', 'account.mail.deposit_held_text'],
  deposit_returned: ['account.mail.deposit_returned', 'account.mail.deposit_returned_text'],
  withdrawal_requested: ['account.mail.withdrawal_requested', 'account.mail.withdrawal_requested_text'],
  withdrawal_complete: ['account.mail.withdrawal_complete', 'account.mail.withdrawal_complete_text'],
  withdrawal_cancelled: ['account.mail.withdrawal_cancelled', 'account.mail.withdrawal_cancelled_text'],
  withdrawal_reversal: ['account.mail.withdrawal_reversal', 'account.mail.withdrawal_reversal_text'],
  limit_changed: ['account.mail.limit_changed', 'account.mail.limit_changed_text'],
  limit_scheduled: ['account.mail.limit_scheduled', 'account.mail.limit_scheduled_text'],
  break_started: ['account.mail.break_started', 'account.mail.break_started_text'],
  bonus_granted: ['account.mail.bonus_granted', 'account.mail.bonus_granted_text'],
  bonus_completed: ['account.mail.bonus_completed', 'account.mail.bonus_completed_text'],
  bonus_expired: ['account.mail.bonus_expired', 'account.mail.bonus_expired_text'],
  bonus_forfeited: ['account.mail.bonus_forfeited', 'account.mail.bonus_forfeited_text'],
  bonus_missed: ['account.mail.bonus_missed', 'account.mail.bonus_missed_text'],
  password_changed: ['account.mail.password_changed', 'account.mail.password_changed_text'],
  email_changed: ['account.mail.email_changed', 'account.mail.email_changed_text'],
  document_received: ['account.mail.document_received', 'account.mail.document_received_text'],
} as const satisfies Record<Exclude<MessageKind, 'notice'>, readonly [title: MessageId, text: MessageId]>;

/** The same of a limit that was taken away: no amount came with it. */
const wordsWithoutLimit = {
  limit_changed: 'account.mail.limit_removed_text',
  limit_scheduled: 'account.mail.limit_removal_scheduled_text',
} as const satisfies Partial<Record<MessageKind, MessageId>>;

export type MessageWords = { readonly title: string; readonly text: string };

/** What a message of the mail box says, in the language of the page; a notice speaks for itself in the words of the house. */
export function messageWords({ kind, params }: Pick<Message, 'kind' | 'params'>, format: Format): MessageWords {
  if (kind === 'notice') return { title: String(params['title'] ?? format.text('account.mail.notice')), text: String(params['text'] ?? '') };
  const [title, text] = wordsOfKind[kind];
  const amount = amountIn(params, format);
  const values = {
    provider: unknown,
    title: unknown,
    email: unknown,
    file_name: unknown,
    limit: 'other',
    period: 'other',
    reason: 'other',
    ...params,
    amount: amount ?? unknown,
    from: typeof params['from'] === 'string' ? format.dateTime(params['from']) : unknown,
    until: typeof params['until'] === 'string' ? format.dateTime(params['until']) : unknown,
  };
  const isRemoved = amount === undefined && (kind === 'limit_changed' || kind === 'limit_scheduled');
  return { title: format.text(title, values), text: format.text(isRemoved ? wordsWithoutLimit[kind] : text, values) };
}
