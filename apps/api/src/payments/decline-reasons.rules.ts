import type { DeclineReason } from '@playfront/api-contract';
import type { PaymentFailure } from './provider-messages.ts';

/** The stored reason of a failed deposit. A stolen card counts as declined: who uses it must not learn that it was reported. */
const reasonOf = {
  declined: 'deposit_fail',
  stolen_card: 'deposit_fail',
  insufficient_funds: 'bank_funds',
  expired_card: 'card_expired',
  authentication_failed: 'bank_not_confirmed',
} as const satisfies Record<PaymentFailure, 'deposit_fail' | DeclineReason>;

/** The reason to store for a deposit that a provider reports as failed. */
export function reasonOfFailure(failure: PaymentFailure = 'declined'): 'deposit_fail' | DeclineReason {
  return reasonOf[failure];
}
