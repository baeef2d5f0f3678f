import type { WithdrawalFlag } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { Settings } from '../settings/settings.schema.ts';
import { isOwnName } from './name-match.rules.ts';
import { allPassed, checksOf, type CheckResult } from './withdrawal-checks.rules.ts';
import { isBelowApproval, isReleasable } from './withdrawal-release.rules.ts';

/** The facts about a withdrawal and its player for the approver. Minor units of the player's currency. */
export type ReviewFacts = {
  readonly first_name: string;
  readonly last_name: string;
  readonly activated: boolean;
  readonly kyc_status: 'none' | 'pending' | 'verified' | 'rejected' | 'expired';
  /** A document was requested and has not been accepted. */
  readonly is_document_awaited: boolean;
  readonly registered_at: Date;
  readonly deposited: number;
  readonly paid_out: number;
  readonly staked: number;
  readonly won: number;
  /** The deposit whose account is paid, for methods without payout fields. */
  readonly source_amount: number | null;
  readonly source_at: Date | null;
  readonly is_new_destination: boolean;
  readonly is_shared_destination: boolean;
  readonly has_changed_mail: boolean;
  readonly has_changed_password: boolean;
  readonly has_changed_name: boolean;
  readonly is_blocked: boolean;
  readonly has_failed_payout: boolean;
  readonly has_payment_conflict: boolean;
  readonly is_on_review: boolean;
  /** Other withdrawals of the player, released by rule within the last day. */
  readonly released_by_rule: number;
};

type ReviewRules = Pick<Settings, 'kyc_before_withdrawal' | 'auto_approve_below'>;

type Reviewed = ReviewFacts & {
  readonly amount: number;
  readonly currency: Currency;
  readonly details: Readonly<Record<string, string>>;
  readonly hold_until: Date | null;
};

/** The facts that the approver should check. */
function flagsOf(facts: Reviewed, rules: ReviewRules, at: Date): WithdrawalFlag[] {
  const beneficiary = facts.details['beneficiary_name'];
  const flags: Record<WithdrawalFlag, boolean> = {
    no_play: facts.staked === 0,
    low_play: facts.staked > 0 && facts.staked < facts.deposited,
    // No flag after the hold, in which the player could have stopped it.
    new_destination: facts.is_new_destination && (facts.hold_until === null || isOnHold(facts, at)),
    mail_changed_recently: facts.has_changed_mail,
    password_changed_recently: facts.has_changed_password,
    name_changed_recently: facts.has_changed_name,
    name_differs: beneficiary !== undefined && !isOwnName(beneficiary, facts),
    shared_destination: facts.is_shared_destination,
    payout_failed_before: facts.has_failed_payout,
    payment_conflict: facts.has_payment_conflict,
    released_recently: facts.released_by_rule > 0 && !isBelowApproval(facts, rules),
    on_review: facts.is_on_review,
    blocked: facts.is_blocked,
  };
  return (Object.keys(flags) as WithdrawalFlag[]).filter((flag) => flags[flag]);
}

/** Whether a withdrawal cannot be approved yet. */
export function isOnHold({ hold_until: heldUntil }: Pick<Reviewed, 'hold_until'>, at: Date): boolean {
  return heldUntil !== null && heldUntil > at;
}

/** The flags of a withdrawal, and the checks that follow from them. */
export function reviewOf(withdrawal: Reviewed, rules: ReviewRules, at: Date): { flags: WithdrawalFlag[]; checks: CheckResult[] } {
  const flags = flagsOf(withdrawal, rules, at);
  const { kyc_before_withdrawal: isVerificationRequired } = rules;
  const { kyc_status, is_document_awaited: isDocumentAwaited, activated: isMailConfirmed } = withdrawal;
  return {
    flags,
    checks: checksOf({ flags, kyc_status, isDocumentAwaited, isVerificationRequired, isMailConfirmed, isOnHold: isOnHold(withdrawal, at) }),
  };
}

/** Whether a pending withdrawal will be approved by rule, once its hold has ended; otherwise an officer decides. */
export function isApprovedByRule(withdrawal: Reviewed, rules: ReviewRules & Pick<Settings, 'second_officer_above'>, at: Date): boolean {
  const decidedAt = isOnHold(withdrawal, at) && withdrawal.hold_until ? withdrawal.hold_until : at;
  return isReleasable(withdrawal, rules) && allPassed(reviewOf(withdrawal, rules, decidedAt).checks);
}
