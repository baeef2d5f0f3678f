/**
 * Why the payer's bank declined a deposit, in `reason` of a failed deposit, if the player can do something about it; otherwise the reason is the
 * error key `deposit_fail`.
 */
export const declineReasons = ['bank_funds', 'card_expired', 'bank_not_confirmed'] as const;
export type DeclineReason = (typeof declineReasons)[number];
