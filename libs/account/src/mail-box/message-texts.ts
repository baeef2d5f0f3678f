import type { Message, MessageKind } from '@playfront/api-contract';
import type { Format, MessageId } from '@playfront/i18n';
import { fromWire, isCurrency } from '@playfront/money';
import { deviceName } from '../security/device-name.ts';

type Params = Message['params'];

/** Shown in place of a value that the operator did not send. */
const unknown = '—';

function amountIn({ amount, currency }: Params, { money, text }: Format): string | undefined {
  if (typeof amount !== 'number') return undefined;
  // Time limits have no currency: their amount is in minutes.
  if (typeof currency !== 'string') return text('account.mail.minutes', { count: amount });
  const value = isCurrency(currency) ? fromWire(amount, currency) : undefined;
  return value && money(value);
}

/** The factor of a message: a passkey with its name, if it has one. */
function factorIn({ factor, name }: Params) {
  if (factor === 'passkey' && typeof name === 'string' && name) return { factor: 'named_passkey', name };
  return { factor: typeof factor === 'string' ? factor : 'other' };
}

/** Title and text of each kind: what happened, and what it means. */
const textsOfKind = {
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
  factor_added: ['account.mail.factor_added', 'account.mail.factor_added_text'],
  factor_removed: ['account.mail.factor_removed', 'account.mail.factor_removed_text'],
  new_device: ['account.mail.new_device', 'account.mail.new_device_text'],
  document_received: ['account.mail.document_received', 'account.mail.document_received_text'],
  document_requested: ['account.mail.document_requested', 'account.mail.document_requested_text'],
  document_accepted: ['account.mail.document_accepted', 'account.mail.document_accepted_text'],
  document_rejected: ['account.mail.document_rejected', 'account.mail.document_rejected_text'],
} as const satisfies Record<Exclude<MessageKind, 'notice'>, readonly [title: MessageId, text: MessageId]>;

/** Texts of a removed limit: such a message has no amount. */
const textsWithoutLimit = {
  limit_changed: 'account.mail.limit_removed_text',
  limit_scheduled: 'account.mail.limit_removal_scheduled_text',
} as const satisfies Partial<Record<MessageKind, MessageId>>;

/** The device and country of a login; an empty country is unknown. */
function deviceIn({ browser = '', system = '', country = '' }: Params, format: Format) {
  const place = country ? 'known' : 'unknown';
  return {
    device: deviceName({ browser: String(browser), system: String(system) }, format),
    place,
    country: country && format.country(String(country)),
  };
}

export type MessageTexts = { readonly title: string; readonly text: string };

/** Title and text of a message in the language of the page; a notice contains the operator's own text. */
export function messageTexts({ kind, params }: Pick<Message, 'kind' | 'params'>, format: Format): MessageTexts {
  if (kind === 'notice') return { title: String(params['title'] ?? format.text('account.mail.notice')), text: String(params['text'] ?? '') };
  const [title, text] = textsOfKind[kind];
  const amount = amountIn(params, format);
  const values = {
    provider: unknown,
    title: unknown,
    email: unknown,
    file_name: unknown,
    limit: 'other',
    period: 'other',
    reason: 'other',
    document: 'other',
    note: '',
    ...params,
    name: unknown,
    ...factorIn(params),
    ...deviceIn(params, format),
    amount: amount ?? unknown,
    from: typeof params['from'] === 'string' ? format.dateTime(params['from']) : unknown,
    until: typeof params['until'] === 'string' ? format.dateTime(params['until']) : unknown,
  };
  const isRemoved = amount === undefined && (kind === 'limit_changed' || kind === 'limit_scheduled');
  return { title: format.text(title, values), text: format.text(isRemoved ? textsWithoutLimit[kind] : text, values).trim() };
}
