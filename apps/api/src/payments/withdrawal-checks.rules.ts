import type { WithdrawalFlag } from '@playfront/api-contract';
import { withdrawalChecks, type WithdrawalCheck, type WithdrawalCheckState } from '@playfront/api-contract/staff';

export type CheckedFacts = {
  readonly flags: readonly WithdrawalFlag[];
  readonly kyc_status: 'none' | 'pending' | 'verified' | 'rejected' | 'expired';
  readonly isVerificationRequired: boolean;
  /** A document was requested and has not been accepted. */
  readonly isDocumentAwaited: boolean;
  readonly isMailConfirmed: boolean;
  /** The hold of a new destination has not ended. */
  readonly isOnHold: boolean;
};
export type CheckResult = { readonly check: WithdrawalCheck; readonly state: WithdrawalCheckState };

/** The check that each flag belongs to, and the state that it causes. */
const flagStates: Readonly<Record<WithdrawalFlag, readonly [WithdrawalCheck, WithdrawalCheckState]>> = {
  payment_conflict: ['deposits', 'failed'],
  payout_failed_before: ['deposits', 'attention'],
  released_recently: ['release', 'attention'],
  no_play: ['play', 'attention'],
  low_play: ['play', 'attention'],
  name_differs: ['name', 'failed'],
  name_changed_recently: ['name', 'attention'],
  new_destination: ['destination', 'attention'],
  shared_destination: ['destination', 'attention'],
  mail_changed_recently: ['security', 'attention'],
  password_changed_recently: ['security', 'attention'],
  on_review: ['restrictions', 'failed'],
  blocked: ['restrictions', 'failed'],
};
const severity: readonly WithdrawalCheckState[] = ['passed', 'attention', 'failed'];

/** All checks in their fixed order. */
export function checksOf(facts: CheckedFacts): CheckResult[] {
  const found = [...facts.flags.map((flag) => flagStates[flag]), ['documents', documentsState(facts)] as const, ...(facts.isOnHold ? [held] : [])];
  const unconfirmed = facts.isMailConfirmed ? [] : [['security', 'attention'] as const];
  return withdrawalChecks.map((check) => {
    const states = [...found, ...unconfirmed].flatMap(([of, state]) => (of === check ? [severity.indexOf(state)] : []));
    return { check, state: severity[Math.max(0, ...states)] ?? 'failed' };
  });
}

const held = ['destination', 'attention'] as const;

function documentsState({ kyc_status: status, isDocumentAwaited, isVerificationRequired }: CheckedFacts): WithdrawalCheckState {
  if (isDocumentAwaited) return 'failed';
  if (status === 'verified') return 'passed';
  if (status === 'rejected' || status === 'expired') return 'failed';
  if (isVerificationRequired) return status === 'pending' ? 'attention' : 'failed';
  return status === 'pending' ? 'attention' : 'passed';
}

/** Whether all checks have passed, so that no officer needs to review it. */
export function allPassed(checks: readonly CheckResult[]): boolean {
  return checks.every(({ state }) => state === 'passed');
}
