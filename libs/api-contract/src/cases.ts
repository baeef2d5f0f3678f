import * as v from 'valibot';
import { defineCall, type ValidRequestOf } from './call.ts';
import {
  amountOf,
  currencySchema,
  givenIdSchema,
  idSchema,
  maxVersion,
  pageEntries,
  requiredTextSchema,
  timeSchema,
  wireAmountSchema,
} from './wire.ts';

/**
 * Kinds of cases for officers. `held_money`: money that arrived and may not be played. `payment_conflict`: a report of a provider that contradicts the
 * ledger. `person_match`: an account that resembles a self-excluded one. `excluded_balance`: the balance of a self-excluded player or closed account
 * that is not paid out automatically. The scope `payments` covers the first two, `admin` all of them.
 */
export const caseKinds = ['held_money', 'payment_conflict', 'person_match', 'excluded_balance'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseStates = ['open', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/**
 * Why money that arrived is held: it exceeds what the player may deposit (own or legal limits, a break, the method's maximum); it arrived after
 * the payment had failed, was cancelled, or was complete (coins sent again); it is below the method's minimum; it is not the requested amount.
 */
const heldMoneyReasons = ['over_limit', 'after_failed', 'after_cancelled', 'after_complete', 'below_minimum', 'other_amount'] as const;
export type HeldMoneyReason = (typeof heldMoneyReasons)[number];

/** Details that two accounts have in common. Birthdays may differ by one day. */
const matchReasons = ['name', 'birthday', 'email', 'phone', 'card'] as const;
export type MatchReason = (typeof matchReasons)[number];

/**
 * `held`: the account may not deposit, claim or play until the match is decided. `flagged`: for review by the operator; the account is not
 * restricted. `cleared`: another person. `excluded`: the same person, excluded as well.
 */
const personMatchStates = ['held', 'flagged', 'cleared', 'excluded'] as const;
export type PersonMatchState = (typeof personMatchStates)[number];

/** Why the player can no longer request withdrawals. */
const shutReasons = ['self_exclusion', 'closure'] as const;
export type ShutReason = (typeof shutReasons)[number];

const caseEntries = {
  /** For an excluded balance, the id of the player. */
  id: idSchema,
  player_id: idSchema,
  username: v.string(),
  currency: currencySchema,
  /** When the case was opened. */
  since: timeSchema,
  /** A decision includes the version it is based on. */
  version: v.number(),
  decided_by: v.nullable(v.object({ id: idSchema, username: v.string() })),
  /** Reason of the decision, if it is stored with the case; the audit log always has it. */
  note: v.nullable(v.string()),
};

const heldMoneySchema = v.pipe(
  v.object({
    kind: v.literal('held_money'),
    ...caseEntries,
    /** The amount that the player gets if it is credited. The provider's fee is on top; both are sent back if it is returned. */
    amount: wireAmountSchema,
    known: v.object({
      /** The payment it arrived for: a line of the player's transactions. */
      payment_id: idSchema,
      provider: v.string(),
      fee: wireAmountSchema,
      reason: v.picklist(heldMoneyReasons),
      resolution: v.nullable(v.picklist(['credited', 'returned'])),
    }),
  }),
  v.transform(({ amount, currency, known, ...held }) => ({
    ...held,
    amount: amountOf(amount, currency),
    known: { ...known, fee: amountOf(known.fee, currency) },
  })),
);

/**
 * A payout reported as paid although the money was returned to the player or the payout was not ordered; as failed although it was not ordered; a
 * credited deposit as failed, refunded or charged back; money for a deposit that was already paid; a different amount or currency than ordered, and
 * an event id reused for something else (both refused with 409). None of them moved money.
 */
const conflictSchema = v.pipe(
  v.object({
    kind: v.literal('payment_conflict'),
    ...caseEntries,
    /** Amount of the payment or withdrawal; for money reported twice, or a different amount, the reported amount. */
    amount: wireAmountSchema,
    known: v.object({
      /** The payment or the withdrawal: a line of the player's transactions. */
      transaction_id: idSchema,
      transaction_type: v.picklist(['deposit', 'withdrawal']),
      /** The provider's report, and the status in the ledger, which the report did not change. */
      event_type: v.string(),
      booked_status: v.string(),
      provider: v.string(),
    }),
  }),
  v.transform(({ amount, currency, ...conflict }) => ({ ...conflict, amount: amountOf(amount, currency) })),
);

const personMatchSchema = v.object({
  kind: v.literal('person_match'),
  ...caseEntries,
  amount: v.null(),
  known: v.object({
    /** The self-excluded account that it resembles. */
    excluded_player_id: idSchema,
    excluded_username: v.string(),
    reasons: v.array(v.picklist(matchReasons)),
    state: v.picklist(personMatchStates),
  }),
});

/** It is paid out automatically only if payouts requested with the password have arrived at exactly one destination. */
const excludedBalanceSchema = v.pipe(
  v.object({
    kind: v.literal('excluded_balance'),
    ...caseEntries,
    amount: wireAmountSchema,
    known: v.object({
      email: v.string(),
      shut_by: v.picklist(shutReasons),
      /** Whether a payout was returned since then: the same destination is not tried again. */
      has_returned: v.boolean(),
    }),
  }),
  v.transform(({ amount, currency, ...balance }) => ({ ...balance, amount: amountOf(amount, currency) })),
);

const caseSchema = v.variant('kind', [heldMoneySchema, conflictSchema, personMatchSchema, excludedBalanceSchema]);

/**
 * Cases of all kinds that the officer's scope covers, oldest first. A `kind` outside the scope: `forbidden`. An excluded balance that was paid out is
 * no longer listed.
 */
export const adminGetCases = defineCall({
  path: 'admin/get_cases',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  isReadOnly: true,
  request: v.object({
    kind: v.optional(v.picklist(caseKinds)),
    player_id: v.optional(givenIdSchema),
    state: v.optional(v.picklist(caseStates), 'open'),
    ...pageEntries,
  }),
  response: v.object({ status: v.literal(1), cases: v.array(caseSchema), total: v.number() }),
});

const decisionEntries = {
  id: givenIdSchema,
  /** Stored in the audit log and not shown to the player. */
  reason: requiredTextSchema,
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion)),
};

/**
 * Decides a case. `credit`: credits held money as a deposit made now, under the rules of deposits (if refused with `amount_out_of_range`,
 * `limit_reached`, `limit_required`, `account_restricted` or `verification_required`, it stays held); `return`: books it out, and the operator
 * sends it back through the provider. `seen`: marks a report as seen, which moves no money; the report no longer flags the player's withdrawals.
 * `clear`: lets an account deposit and play; `exclude`: excludes it for as long as the one that it resembles, ends its sessions and pays out its
 * balance. Excluded balances are paid out by `admin/pay_out_excluded`.
 * The same decision by the same officer on the same version returns the same response; `conflict` if the case was decided differently, or has changed
 * since `version`. `forbidden`: the officer's own money or account, and a kind outside the scope.
 */
export const adminDecideCase = defineCall({
  path: 'admin/decide_case',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  isReadOnly: false,
  request: v.variant('kind', [
    v.object({ kind: v.literal('held_money'), decision: v.picklist(['credit', 'return']), ...decisionEntries }),
    v.object({ kind: v.literal('payment_conflict'), decision: v.literal('seen'), ...decisionEntries }),
    v.object({ kind: v.literal('person_match'), decision: v.picklist(['clear', 'exclude']), ...decisionEntries }),
  ]),
  response: v.object({ status: v.literal(1), case: caseSchema }),
});

/** A decision on a case of one kind. */
export type CaseDecision<Kind extends CaseKind> = Extract<ValidRequestOf<typeof adminDecideCase>, { readonly kind: Kind }>;
