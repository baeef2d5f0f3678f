import type { frontGetPlayerMessages, WireResponseOf } from '@playfront/api-contract';

export type WireMailBox = WireResponseOf<typeof frontGetPlayerMessages>;
export type WireMessage = WireMailBox['messages'][number];

const money = { amount: 50, currency: 'EUR' };
const transfer = { ...money, provider: 'Card' };
const bonus = { ...money, title: 'Welcome bonus' };

/** A message of every kind, as the operator sends it. */
export const everyMessage: readonly Pick<WireMessage, 'kind' | 'params'>[] = [
  { kind: 'deposit_complete', params: transfer },
  { kind: 'deposit_held', params: { ...transfer, reason: 'over_limit' } },
  { kind: 'deposit_held', params: { ...transfer, reason: 'below_minimum' } },
  { kind: 'deposit_held', params: { ...transfer, reason: 'after_failed' } },
  { kind: 'deposit_returned', params: transfer },
  { kind: 'withdrawal_requested', params: transfer },
  { kind: 'withdrawal_complete', params: transfer },
  { kind: 'withdrawal_cancelled', params: transfer },
  { kind: 'withdrawal_reversal', params: transfer },
  { kind: 'limit_changed', params: { limit: 'deposit', period: 'week', ...money } },
  { kind: 'limit_changed', params: { limit: 'loss', period: 'day' } },
  { kind: 'limit_scheduled', params: { limit: 'session', period: 'day', amount: 90, from: '2026-11-21T18:00:00Z' } },
  { kind: 'limit_scheduled', params: { limit: 'wager', period: 'month', from: '2026-11-21T18:00:00Z' } },
  { kind: 'break_started', params: { until: '2026-11-27T18:00:00Z' } },
  { kind: 'bonus_granted', params: bonus },
  { kind: 'bonus_completed', params: bonus },
  { kind: 'bonus_expired', params: bonus },
  { kind: 'bonus_forfeited', params: bonus },
  { kind: 'bonus_missed', params: { title: 'Welcome bonus' } },
  { kind: 'password_changed', params: {} },
  { kind: 'email_changed', params: { email: 'ilmari@example.org' } },
  { kind: 'factor_added', params: { factor: 'passkey', name: 'Laptop' } },
  { kind: 'factor_removed', params: { factor: 'all', name: '' } },
  { kind: 'new_device', params: { browser: 'Chrome', system: 'Windows', country: 'LV' } },
  { kind: 'document_received', params: { file_name: 'passport.pdf' } },
  { kind: 'document_requested', params: { document: 'source_of_funds', note: 'Your last three payslips.' } },
  { kind: 'document_accepted', params: { document: 'identity' } },
  { kind: 'document_rejected', params: { document: 'address', reason: 'too_old', note: 'The bill is dated 2 June.' } },
  { kind: 'notice', params: { title: 'The terms change on 1 December', text: 'Section 4 names the new payment methods.\nNothing else changes.' } },
];

/** A page of the mail box with one message of every kind; every third is unread. */
export function wireMailBox(overrides: Partial<WireMailBox> = {}): WireMailBox {
  return {
    status: 1,
    messages: everyMessage.map((message, index) => ({
      ...message,
      id: index + 1,
      date: new Date(Date.UTC(2026, 10, 20, 18, 41) - index * 7 * 3_600_000).toISOString(),
      is_read: index % 3 !== 0,
    })),
    total: everyMessage.length,
    unread: 6,
    ...overrides,
  };
}
