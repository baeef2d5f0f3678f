import * as v from 'valibot';
import { defineCall } from './call.ts';
import { maxStaffNoteLength } from './field-lengths.ts';
import { kycStatuses } from './player.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, maxVersion, pageEntries, textSchema, wireAmountSchema } from './wire.ts';

/** Statuses in the back office; players see `processing` as pending and `rejected` as cancelled. `reversal`: the payout failed. */
export const withdrawalStatuses = ['pending', 'processing', 'complete', 'cancelled', 'rejected', 'reversal'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Warnings for the approver of a withdrawal. */
export const withdrawalFlags = [
  'no_play',
  'low_play',
  'new_destination',
  'mail_changed_recently',
  'password_changed_recently',
  'name_changed_recently',
  'name_differs',
  'shared_destination',
  'payout_failed_before',
  'payment_conflict',
  'released_recently',
  'on_review',
  'blocked',
] as const;
export type WithdrawalFlag = (typeof withdrawalFlags)[number];

/** The checks of every withdrawal, in the order in which officers see them. */
export const withdrawalChecks = ['deposits', 'play', 'name', 'destination', 'documents', 'security', 'restrictions', 'release'] as const;
export type WithdrawalCheck = (typeof withdrawalChecks)[number];

/** A release by rule needs `passed` for every check. `attention`: an officer may approve; `failed`: only after dealing with the problem. */
export const withdrawalCheckStates = ['passed', 'attention', 'failed'] as const;
export type WithdrawalCheckState = (typeof withdrawalCheckStates)[number];

/** Reasons for rejecting a withdrawal. */
export const withdrawalRefusalReasons = [
  'documents_needed',
  'name_mismatch',
  'other_destination',
  'not_played',
  'security_check',
  'player_asked',
] as const;
export type WithdrawalRefusalReason = (typeof withdrawalRefusalReasons)[number];
/** Message to the player for each reason: an id of `translations/en/api.json`. */
export const withdrawalRefusalMessages = {
  documents_needed: 'api.withdrawal.refusal.documents_needed',
  name_mismatch: 'api.withdrawal.refusal.name_mismatch',
  other_destination: 'api.withdrawal.refusal.other_destination',
  not_played: 'api.withdrawal.refusal.not_played',
  security_check: 'api.withdrawal.refusal.security_check',
  player_asked: 'api.withdrawal.refusal.player_asked',
} as const satisfies Record<WithdrawalRefusalReason, string>;

/**
 * The player's totals since registration, and warnings. `no_play`: nothing was staked; `low_play`: less was staked than deposited;
 * `new_destination`: nothing was paid to it before; `…_recently`: within a week; `name_differs`: the beneficiary is not the player;
 * `shared_destination`: another player uses it too; `payout_failed_before`: an earlier payout was returned; `payment_conflict`: a provider's report
 * about the player's money contradicts the ledger and is not marked as seen; `released_recently`: with the amounts released by rule in the last 24
 * hours it is not below `auto_approve_below`; `on_review`: the player resembles a self-excluded person; `blocked`: the account is blocked.
 */
const reviewSchema = v.object({
  deposited: wireAmountSchema,
  paid_out: wireAmountSchema,
  staked: wireAmountSchema,
  won: wireAmountSchema,
  /** The player's other withdrawals that were released by rule in the last 24 hours. */
  released_by_rule: v.optional(wireAmountSchema, 0),
  days_registered: v.number(),
  kyc_status: v.picklist(kycStatuses),
  email_confirmed: v.boolean(),
  /** For methods without payout fields: the deposit whose account is paid. */
  returns_to: v.optional(v.nullable(v.object({ amount: wireAmountSchema, date: v.string() })), null),
  flags: v.array(v.picklist(withdrawalFlags)),
  checks: v.optional(v.array(v.object({ check: v.picklist(withdrawalChecks), state: v.picklist(withdrawalCheckStates) })), []),
});

/** A withdrawal in the back office. */
export const withdrawalSchema = v.pipe(
  v.object({
    id: idSchema,
    player_id: idSchema,
    username: v.string(),
    date: v.string(),
    currency: currencySchema,
    amount: wireAmountSchema,
    processor: v.string(),
    provider: v.string(),
    /** The destination: payout details by field. */
    details: v.record(v.string(), v.string()),
    status: v.picklist(withdrawalStatuses),
    reason: v.nullable(v.string()),
    decided_by: v.nullable(idSchema),
    /** Usernames of the officer who decided, and of the first approver if two are needed. */
    decider: v.optional(v.nullable(v.string()), null),
    first_approver: v.optional(v.nullable(v.string()), null),
    first_approved_by: v.optional(v.nullable(idSchema), null),
    /** Whether two officers must approve the amount. */
    needs_second_officer: v.optional(v.boolean(), false),
    /** Approved by rule, without an officer. */
    is_released_by_rule: v.optional(v.boolean(), false),
    /** Staff make the payout by hand; no order is sent to the provider. */
    is_paid_by_hand: v.optional(v.boolean(), false),
    /** False for a saved card or the account of a deposit, whose details only the provider knows. */
    can_be_paid_by_hand: v.optional(v.boolean(), true),
    /** The payment run that it belongs to. */
    payment_run_id: v.optional(v.nullable(idSchema), null),
    settled_at: v.optional(v.nullable(v.string()), null),
    /** Increases with each change; a decision includes the version it is based on. */
    version: v.number(),
    /** It cannot be approved before this time: the destination is new, or the email address was restored while it was pending. */
    hold_until: v.optional(v.nullable(v.string()), null),
    /** Whether `hold_until` is in the future. */
    is_on_hold: v.optional(v.boolean(), false),
    review: v.optional(reviewSchema),
  }),
  v.transform(({ amount, currency, review, ...withdrawal }) => ({
    ...withdrawal,
    amount: amountOf(amount, currency),
    ...(review
      ? {
          review: {
            ...review,
            deposited: amountOf(review.deposited, currency),
            paid_out: amountOf(review.paid_out, currency),
            staked: amountOf(review.staked, currency),
            won: amountOf(review.won, currency),
            released_by_rule: amountOf(review.released_by_rule, currency),
          },
        }
      : {}),
  })),
);

/** Withdrawals of all players, oldest first unless `newest_first`, each with a review for its approver. */
export const adminGetWithdrawals = defineCall({
  path: 'admin/get_withdrawals',
  method: 'POST',
  auth: 'admin',
  isReadOnly: true,
  scope: 'payments',
  request: v.object({
    status: v.optional(v.picklist(withdrawalStatuses)),
    player_id: v.optional(givenIdSchema),
    is_paid_by_hand: v.optional(v.boolean()),
    newest_first: v.optional(v.boolean(), false),
    ...pageEntries,
  }),
  response: v.object({
    status: v.literal(1),
    withdrawals: v.array(withdrawalSchema),
    total: v.number(),
    /** Settings that decide who approves: in euros (0: none), and in the major units of each currency. */
    second_officer_above: v.optional(v.number(), 0),
    auto_approve_below: v.optional(v.record(v.string(), v.number()), {}),
  }),
});

const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion));
const noteSchema = v.optional(v.pipe(v.string(), v.maxLength(maxStaffNoteLength, 'too_long')), '');

/**
 * Approves a pending withdrawal, which orders the payout unless it `is_paid_by_hand`, or rejects it, which returns the money to the player. Above the
 * setting `second_officer_above` the first approval leaves it pending with `first_approved_by`, and another officer must approve it again. A rejection
 * needs a `reason_code`, whose text the player sees in their language, or a free-text `reason`; `note` is for the audit log only.
 * Refusals: `conflict` if it was decided or has changed since `version`; `withdrawal_on_hold` for an approval before `hold_until`; `account_restricted`
 * for an approval while the player's account is blocked; `method_not_available` for an approval to be paid by hand if that is not possible;
 * `forbidden` for the officer's own withdrawal, a second approval by the same officer, or an approval by the admin who entered the destination.
 */
export const adminDecideWithdrawal = defineCall({
  path: 'admin/decide_withdrawal',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  isReadOnly: false,
  request: v.pipe(
    v.object({
      id: givenIdSchema,
      decision: v.picklist(['approve', 'reject']),
      reason_code: v.optional(v.picklist(withdrawalRefusalReasons)),
      /** Shown to the player instead of the text of `reason_code`. */
      reason: v.optional(textSchema, ''),
      note: noteSchema,
      is_paid_by_hand: v.optional(v.boolean(), false),
      version: versionSchema,
    }),
    v.forward(
      v.check(({ decision, reason, reason_code }) => decision === 'approve' || reason_code !== undefined || reason.trim() !== '', 'field_required'),
      ['reason'],
    ),
  ),
  response: v.object({ status: v.literal(1), withdrawal: withdrawalSchema }),
});

/**
 * Records the outcome of a payout that staff made by hand: `paid`, with the bank's `reference`, or `failed`, which returns the money to the player, also
 * after `paid` if the bank returned it. `conflict`: the withdrawal is not approved and `is_paid_by_hand`, or has changed since `version`. `forbidden`:
 * the officer's own withdrawal.
 */
export const adminSettleWithdrawal = defineCall({
  path: 'admin/settle_withdrawal',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  isReadOnly: false,
  request: v.pipe(
    v.object({
      id: givenIdSchema,
      outcome: v.picklist(['paid', 'failed']),
      reference: v.optional(textSchema, ''),
      note: noteSchema,
      version: versionSchema,
    }),
    v.forward(
      v.check(({ outcome, reference, note }) => (outcome === 'paid' ? reference : note).trim() !== '', 'field_required'),
      ['reference'],
    ),
  ),
  response: v.object({ status: v.literal(1), withdrawal: withdrawalSchema }),
});
