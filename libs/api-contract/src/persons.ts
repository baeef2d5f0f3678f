import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, pageEntries, requiredTextSchema, wireAmountSchema } from './wire.ts';
import { paymentFieldsSchema } from './payment-start.ts';

/** What two accounts have in common. */
export const matchReasons = ['name', 'similar_name', 'birthday', 'near_birthday', 'email', 'phone', 'address', 'card'] as const;
export type MatchReason = (typeof matchReasons)[number];

/**
 * `held`: the account may not deposit, claim or play until it is decided on. `flagged`: for the operator to look at; nothing changes for the
 * account. `cleared`: another person. `excluded`: the same person, excluded as well.
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
  /** The sum of what speaks for one person, less what speaks against it; 50 is worth a look, 60 likely, 95 with name and birthday sure. */
  score: v.number(),
  reasons: v.array(v.picklist(matchReasons)),
  state: v.picklist(personMatchStates),
  date: v.string(),
  decided_by: v.nullable(idSchema),
  /** Why it was decided so. */
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
 * Says whether an account is the excluded person's: `clear` lets it deposit and play, `exclude` excludes it for as long, ends its sessions and
 * pays it out. Nobody decides on an account of their own (403). One that was decided before: `conflict`.
 */
export const adminDecidePersonMatch = defineCall({
  path: 'admin/decide_person_match',
  method: 'POST',
  auth: 'admin',
  repeats: false,
  request: v.object({ id: givenIdSchema, decision: v.picklist(['clear', 'exclude']), note: requiredTextSchema }),
  answer: v.object({ status: v.literal(1), match: matchSchema }),
});

const excludedBalanceSchema = v.pipe(
  v.object({
    player_id: idSchema,
    username: v.string(),
    email: v.string(),
    currency: currencySchema,
    amount: wireAmountSchema,
    /** When the exclusion began. */
    since: v.string(),
  }),
  v.transform(({ amount, currency, ...balance }) => ({ ...balance, amount: amountOf(amount, currency) })),
);

/**
 * Money of self-excluded players that is not paid out automatically, oldest first: more than came from an account goes only where a payout
 * with the password has arrived, or to the account that the first real money came from. Support asks the player for bank details.
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
 * Makes the withdrawal of all real money of a self-excluded player, to the details the player has given to support. It waits for approval as
 * any other, for the hold of new destinations, and for another admin. Refusals: `not_found` (nobody excluded, or no money),
 * `method_not_available` (also a method without details that may not have so much without the password), `name_mismatch` (`details.beneficiary_name` is not the player's own), and faults of `details` by name.
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
    /** Such as how the player gave the details. Kept in the audit log and told to nobody. */
    reason: requiredTextSchema,
  }),
  answer: v.object({ status: v.literal(1), withdrawal_id: idSchema }),
});
