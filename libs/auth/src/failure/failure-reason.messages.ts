import { declineReasons, isErrorKey, type DeclineReason } from '@playfront/api-contract';
import type { MessageId } from '@playfront/i18n';
import { errorKeyMessage } from './api.failures.ts';

const messageOfDecline = {
  bank_funds: 'auth.declined.bank_funds',
  card_expired: 'auth.declined.card_expired',
  bank_not_confirmed: 'auth.declined.bank_not_confirmed',
} as const satisfies Record<DeclineReason, MessageId>;

/** Why a payment failed: what its bank reported, or an error key; undefined if the reason is unknown, or only repeats that it failed. */
export function failureReasonMessage(reason: string | null): MessageId | undefined {
  const decline = declineReasons.find((known) => known === reason);
  if (decline) return messageOfDecline[decline];
  return isErrorKey(reason) && reason !== 'deposit_fail' ? errorKeyMessage(reason) : undefined;
}
