import type { HeldMoneyReason, MatchReason, PersonMatchState } from '@playfront/api-contract';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import type { CaseKind, CaseState, ShutReason } from '@playfront/api-contract/staff';
import type { MessageId } from '@playfront/i18n';

export type Case = StaffCallResponse<'adminGetCases'>['cases'][number];
export type CaseOf<Kind extends CaseKind> = Extract<Case, { readonly kind: Kind }>;

export const kindMessages = {
  held_money: 'backoffice.cases.kind.held_money',
  payment_conflict: 'backoffice.cases.kind.payment_conflict',
  person_match: 'backoffice.cases.kind.person_match',
  excluded_balance: 'backoffice.cases.kind.excluded_balance',
} as const satisfies Record<CaseKind, MessageId>;

export const stateMessages = { open: 'backoffice.cases.state.open', closed: 'backoffice.cases.state.closed' } as const satisfies Record<
  CaseState,
  MessageId
>;

/** Reasons why money is held. */
export const heldMessages = {
  over_limit: 'backoffice.cases.held.over_limit',
  after_failed: 'backoffice.cases.held.after_failed',
  after_cancelled: 'backoffice.cases.held.after_cancelled',
  after_complete: 'backoffice.cases.held.after_complete',
  below_minimum: 'backoffice.cases.held.below_minimum',
  other_amount: 'backoffice.cases.held.other_amount',
} as const satisfies Record<HeldMoneyReason, MessageId>;

/** Decisions about held money. */
export const resolutionMessages = {
  credited: 'backoffice.cases.resolution.credited',
  returned: 'backoffice.cases.resolution.returned',
} as const satisfies Record<NonNullable<CaseOf<'held_money'>['known']['resolution']>, MessageId>;

/** Reports of providers, by event type; a provider may have other types. */
export const reportMessages: Readonly<Record<string, MessageId>> = {
  completed: 'backoffice.cases.report.completed',
  failed: 'backoffice.cases.report.failed',
  cancelled: 'backoffice.cases.report.cancelled',
  expired: 'backoffice.cases.report.expired',
  refunded: 'backoffice.cases.report.refunded',
  charged_back: 'backoffice.cases.report.charged_back',
  payout_completed: 'backoffice.cases.report.payout_completed',
  payout_failed: 'backoffice.cases.report.payout_failed',
};

/** The statuses of deposits and withdrawals in the ledger. */
export const bookedMessages: Readonly<Record<string, MessageId>> = {
  pending: 'backoffice.cases.booked.pending',
  processing: 'backoffice.cases.booked.processing',
  complete: 'backoffice.cases.booked.complete',
  failed: 'backoffice.cases.booked.failed',
  cancelled: 'backoffice.cases.booked.cancelled',
  expired: 'backoffice.cases.booked.expired',
  rejected: 'backoffice.cases.booked.rejected',
  reversal: 'backoffice.cases.booked.reversal',
};

/** Data that two accounts have in common. */
export const matchMessages = {
  name: 'backoffice.cases.match.name',
  birthday: 'backoffice.cases.match.birthday',
  email: 'backoffice.cases.match.email',
  phone: 'backoffice.cases.match.phone',
  card: 'backoffice.cases.match.card',
} as const satisfies Record<MatchReason, MessageId>;

export const matchStateMessages = {
  held: 'backoffice.cases.match_state.held',
  flagged: 'backoffice.cases.match_state.flagged',
  cleared: 'backoffice.cases.match_state.cleared',
  excluded: 'backoffice.cases.match_state.excluded',
} as const satisfies Record<PersonMatchState, MessageId>;

/** Reasons why a player cannot request a withdrawal. */
export const shutMessages = {
  self_exclusion: 'backoffice.cases.shut.self_exclusion',
  closure: 'backoffice.cases.shut.closure',
} as const satisfies Record<ShutReason, MessageId>;
