import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, pageEntries, requiredTextSchema, wireAmountSchema } from './wire.ts';
import { paymentFieldsSchema } from './payment-start.ts';

/** What two accounts have in common. A birthday counts if it is a day off. */
export const matchReasons = ['name', 'birthday', 'email', 'phone', 'card'] as const;
export type MatchReason = (typeof matchReasons)[number];

/**
 * `held`: the account may not deposit, claim or play until the match is decided. `flagged`: for review by the operator; the account is not
 * restricted. `cleared`: another person. `excluded`: the same person, excluded as well.
 */
export const personMatchStates = ['held', 'flagged', 'cleared', 'excluded'] as const;
export type PersonMatchState = (typeof personMatchStates)[number];

const matchSchema = v.object({
  id: idSchema,
  player_id: idSchema,
  username: v.string(),
  /** The self-excluded account that it resembles. */
  excluded_player_id: idSchema,
  excluded_username: v.string(),
  reasons: v.array(v.picklist(matchReasons)),
  state: v.picklist(personMatchStates),
  date: v.string(),
  decided_by: v.nullable(idSchema),
  /** Reason for the decision. */
  note: v.nullable(v.string()),
});

/** Accounts that resemble a self-excluded one, oldest first. */
export const adminGetPersonMatches = defineCall({
  path: 'admin/get_person_matches',
  method: 'POST',
  auth: 'admin',
  repeats: true,
  request: v.object({ state: v.optional(v.picklist(personMatchStates)), ...pageEntries }),
  answer: v.object({ status: v.literal(1), matches: v.array(matchSchema), total: v.number() }),
});

/**
 * Decides whether an account belongs to the excluded person: `clear` lets it deposit and play; `exclude` excludes it for the same time, ends its
 * sessions and pays out its balance. Refusals: 403 for an account of the admin's own; `conflict` if the match was already decided.
 */
export const adminDecidePersonMatch = defineCall({
  path: 'admin/decide_person_match',
  method: 'POST',
  auth: 'admin',
  repeats: false,
  request: v.object({ id: givenIdSchema, decision: v.picklist(['clear', 'exclude']), note: requiredTextSchema }),
  answer: v.object({ status: v.literal(1), match: matchSchema }),
});

/** Why a player can no longer ask for their money. */
export const shutReasons = ['self_exclusion', 'closure'] as const;
export type ShutReason = (typeof shutReasons)[number];

const excludedBalanceSchema = v.pipe(
  v.object({
    player_id: idSchema,
    username: v.string(),
    email: v.string(),
    currency: currencySchema,
    amount: wireAmountSchema,
    /** When the exclusion began, or the account was closed. */
    since: v.string(),
    shut_by: v.optional(v.picklist(shutReasons), 'self_exclusion'),
    /** A payout came back since then: the same destination is not tried again. */
    has_returned: v.optional(v.boolean(), false),
  }),
  v.transform(({ amount, currency, ...balance }) => ({ ...balance, amount: amountOf(amount, currency) })),
);

/**
 * Money of players who excluded themselves or closed their accounts that is not paid out automatically, oldest first: it only is if payouts requested
 * with the password have arrived at exactly one destination. Support asks the player for bank details.
 */
export const adminGetExcludedBalances = defineCall({
  path: 'admin/get_excluded_balances',
  method: 'POST',
  auth: 'admin',
  repeats: true,
  request: v.object(pageEntries),
  answer: v.object({ status: v.literal(1), balances: v.array(excludedBalanceSchema), total: v.number() }),
});

/**
 * The methods by which the money of an excluded player or a closed account can be paid out, with the fields of their details. A method without fields
 * pays back to the account of a deposit. `not_found`: neither excluded nor closed, or no money.
 */
export const adminGetExcludedPayoutMethods = defineCall({
  path: 'admin/get_excluded_payout_methods',
  method: 'POST',
  auth: 'admin',
  repeats: true,
  request: v.object({ player_id: givenIdSchema }),
  answer: v.object({
    status: v.literal(1),
    methods: v.array(
      v.object({
        id: idSchema,
        name: v.string(),
        fields: v.array(v.string()),
        /** What the fields `coin` and `network`, and `saved_card`, may be. */
        networks: v.optional(v.array(v.object({ coin: v.string(), network: v.string(), name: v.string() })), []),
        saved_cards: v.optional(v.array(v.object({ id: idSchema, label: v.string() })), []),
      }),
    ),
  }),
});

/**
 * Creates a withdrawal of all real money of a player who excluded themselves or closed the account, to the details the player has given to support. Like any other it waits for
 * approval, here by another admin, and for the hold of new destinations. Refusals: `not_found` (neither excluded nor closed, or no money),
 * `method_not_available` (also for a method without details that may not pay this amount without the password), and errors in `details` by name.
 */
export const adminPayOutExcluded = defineCall({
  path: 'admin/pay_out_excluded',
  method: 'POST',
  auth: 'admin',
  repeats: false,
  request: v.object({
    player_id: givenIdSchema,
    processor: requiredTextSchema,
    details: v.optional(paymentFieldsSchema, {}),
    /** Such as how the player gave the details. Stored in the audit log and not shown to the player. */
    reason: requiredTextSchema,
  }),
  answer: v.pipe(
    v.object({
      status: v.literal(1),
      withdrawal_id: idSchema,
      currency: currencySchema,
      /** What was withdrawn: more than the list said if money arrived since. */
      amount: wireAmountSchema,
    }),
    v.transform(({ amount, currency, ...answer }) => ({ ...answer, amount: amountOf(amount, currency) })),
  ),
});
