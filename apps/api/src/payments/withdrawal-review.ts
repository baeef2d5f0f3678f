import type { WithdrawalFlag } from '@playfront/api-contract';
import { isOwnName } from './name-match.rules.ts';

/** What is known of a withdrawal and its player when it is to be approved. Minor units of the player's currency. */
export type ReviewFacts = {
  readonly first_name: string;
  readonly last_name: string;
  readonly activated: boolean;
  readonly kyc_status: 'none' | 'pending' | 'verified' | 'rejected' | 'expired';
  readonly registered_at: Date;
  readonly deposited: number;
  readonly paid_out: number;
  readonly staked: number;
  /** What of it was cashed out or laid against itself. */
  readonly staked_without_risk: number;
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
};

/** What the approver should look at twice. */
export function flagsOf(facts: ReviewFacts, beneficiary: string | undefined): WithdrawalFlag[] {
  const flags: Record<WithdrawalFlag, boolean> = {
    no_play: facts.staked === 0,
    low_play: facts.staked > 0 && facts.staked - facts.staked_without_risk < facts.deposited,
    new_destination: facts.is_new_destination,
    mail_changed_recently: facts.has_changed_mail,
    password_changed_recently: facts.has_changed_password,
    name_changed_recently: facts.has_changed_name,
    name_differs: beneficiary !== undefined && !isOwnName(beneficiary, facts),
    shared_destination: facts.is_shared_destination,
    payout_failed_before: facts.has_failed_payout,
    payment_conflict: facts.has_payment_conflict,
    on_review: facts.is_on_review,
    blocked: facts.is_blocked,
  };
  return (Object.keys(flags) as WithdrawalFlag[]).filter((flag) => flags[flag]);
}
