import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, pageEntries, textSchema, timeSchema, wireAmountSchema } from './wire.ts';

export const processorKinds = ['card', 'wire', 'crypto', 'wallet', 'voucher', 'mobile', 'open_banking'] as const;

/** A blockchain network of a coin. `has_memo`: an amount sent without the memo is lost. */
export const networkSchema = v.object({
  coin: v.string(),
  network: v.string(),
  name: v.string(),
  confirmations: v.optional(v.number(), 1),
  has_memo: v.optional(v.boolean(), false),
});

export type CryptoNetwork = v.InferOutput<typeof networkSchema>;

/**
 * For withdrawals by a method, or to a card. `returnable_amount`: money deposited from it, which must be paid back to it first; `available_amount`: the
 * maximum that can be paid to it now, null if only the balance limits it.
 */
const payoutLimitEntries = {
  returnable_amount: v.optional(wireAmountSchema, 0),
  available_amount: v.optional(v.nullable(wireAmountSchema), null),
};
type PayoutLimitEntries = { readonly returnable_amount: string; readonly available_amount: string | null };

/** A payment method for deposits or withdrawals, with limits and fee in `currency`. `max_amount` 0: no maximum. */
export const processorSchema = v.pipe(
  v.object({
    id: idSchema,
    name: v.string(),
    kind: v.picklist(processorKinds),
    /** What the player pays with; several providers may process it, of which the operator lists the one it prefers. Empty: the provider itself. */
    method: v.optional(v.string(), ''),
    /** Further words to find it by, such as the schemes of a card. */
    keywords: v.optional(v.array(v.string()), []),
    /** Deposits: usual in the player's country. */
    is_usual: v.optional(v.boolean(), false),
    /** Deposits: the player has paid with it before. */
    is_used: v.optional(v.boolean(), false),
    /** Deposits: listed only for its saved cards; another provider of the method is preferred for a new card. */
    is_saved_only: v.optional(v.boolean(), false),
    logo: v.optional(v.string(), ''),
    currencies: v.array(v.string()),
    currency: v.optional(currencySchema, 'EUR'),
    min_amount: wireAmountSchema,
    max_amount: wireAmountSchema,
    fee_percent: v.optional(v.number(), 0),
    fee_fixed: v.optional(wireAmountSchema, 0),
    /** For deposits one of {@link depositFlows}. Older operators send `redirect` for `redirect_url`. */
    flow: v.pipe(
      v.string(),
      v.transform((flow) => (flow === 'redirect' ? 'redirect_url' : flow)),
    ),
    /** Names of the fields that the player fills in. */
    fields: v.optional(v.array(v.string()), []),
    networks: v.optional(v.array(networkSchema), []),
    /** Deposits: the method of the player's last complete deposit. */
    is_last_used: v.optional(v.boolean(), false),
    /** Withdrawals: maximum hours until the money arrives. */
    eta_hours: v.optional(v.number()),
    /** The cards that the player has paid with here: a deposit or a withdrawal with the field `saved_card` uses the one with that id. */
    saved_cards: v.optional(v.array(v.object({ id: idSchema, label: v.string(), ...payoutLimitEntries })), []),
    /** Withdrawals: destinations used before, masked, last used first; `details.saved_destination` of a request names one by its id. */
    saved_destinations: v.optional(v.array(v.object({ id: idSchema, label: v.string() })), []),
    ...payoutLimitEntries,
  }),
  v.transform(({ min_amount, max_amount, fee_fixed, currency, returnable_amount, available_amount, saved_cards, ...processor }) => {
    const limits = (entries: PayoutLimitEntries) => ({
      returnable: amountOf(entries.returnable_amount, currency),
      available: entries.available_amount === null ? null : amountOf(entries.available_amount, currency),
    });
    return {
      ...processor,
      ...limits({ returnable_amount, available_amount }),
      saved_cards: saved_cards.map(({ id, label, ...entries }) => ({ id, label, ...limits(entries) })),
      minAmount: amountOf(min_amount, currency),
      maxAmount: amountOf(max_amount, currency),
      feeFixed: amountOf(fee_fixed, currency),
    };
  }),
);

export type Processor = v.InferOutput<typeof processorSchema>;

/**
 * The deposit methods available to a player in a country and currency: each once, processed by the provider that the operator prefers, the last used
 * first, then those usual in the country; without a country, in the player's own. Names are in the player's language.
 */
export const frontGetProcessors = defineCall({
  path: 'front/get_processors',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({ country: v.optional(textSchema), currency: v.optional(currencySchema, 'EUR') }),
  response: v.object({ status: v.literal(1), processors: v.array(processorSchema) }),
});

/** Removes a saved card from the deposit methods; money that came from it can still be paid back to it. An unknown or another player's id: `not_found`. */
export const paymentRemoveSavedCard = defineCall({
  path: 'payment/remove_saved_card',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ id: givenIdSchema }),
  response: doneSchema,
});

export const transactionTypes = [
  'deposit',
  'withdrawal',
  'withdrawal_cancelled',
  'reversal',
  'bonus',
  'bonus_released',
  'bonus_forfeited',
  'adjustment',
  'game',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** `reversal`: a withdrawal whose payout failed; the money was returned to the player. A withdrawal that is being paid out is still `pending`. */
export const transactionStatuses = ['pending', 'complete', 'failed', 'cancelled', 'reversal', 'expired'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/**
 * A line of the transaction list: a deposit, a withdrawal, returned money, another movement such as a bonus, or a game that was opened and
 * played (`game`, dated when it was opened) with its bets and wins. `type` is one of {@link transactionTypes}, or another name used by an older
 * operator. `amount` has no sign.
 */
export const transactionSchema = v.pipe(
  v.object({
    id: idSchema,
    type: v.string(),
    date: v.string(),
    amount: wireAmountSchema,
    currency: v.optional(currencySchema, 'EUR'),
    provider: v.string(),
    status: v.picklist(transactionStatuses),
    /** Why it failed: an error key, for a deposit also one of {@link declineReasons}, or null. */
    reason: v.optional(v.nullable(v.string()), null),
    /** The operator's note, such as why a withdrawal was rejected. */
    note: v.optional(v.nullable(v.string()), null),
    /** The provider's fee, on top of `amount`. */
    fee: v.optional(wireAmountSchema, 0),
    /** For a game: its name, and the totals of its bets and wins. */
    game_name: v.optional(v.nullable(v.string()), null),
    bet: v.optional(v.nullable(wireAmountSchema), null),
    win: v.optional(v.nullable(wireAmountSchema), null),
    /** Change of the player's balance, with its sign; null until a deposit is complete. */
    total: v.optional(v.nullable(wireAmountSchema), null),
    can_cancel: v.optional(v.boolean(), false),
    /** A withdrawal to a new destination is not paid before this time; it can be cancelled until then. */
    hold_until: v.optional(v.nullable(v.string()), null),
    /** For a pending withdrawal that an officer must decide: the hours within which the operator promises a decision. */
    review_hours: v.optional(v.nullable(v.number()), null),
  }),
  v.transform(({ amount, fee, bet, win, total, currency, ...row }) => {
    const money = (text: string | null) => (text === null ? null : amountOf(text, currency));
    return { ...row, amount: amountOf(amount, currency), fee: amountOf(fee, currency), bet: money(bet), win: money(win), total: money(total) };
  }),
);

export type Transaction = v.InferOutput<typeof transactionSchema>;

/** One line of the transaction list. An unknown or another player's id: 404. */
export const frontGetFinancialTransaction = defineCall({
  path: 'front/get_financial_transaction',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({ id: givenIdSchema }),
  response: v.object({ status: v.literal(1), transaction: transactionSchema }),
});

/** The player's payments and other movements, newest first. A `type` without lines returns an empty list. */
export const frontGetFinancialTransactions = defineCall({
  path: 'front/get_financial_transactions',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({
    from: v.optional(timeSchema),
    to: v.optional(timeSchema),
    type: v.optional(textSchema),
    status: v.optional(v.picklist(transactionStatuses)),
    ...pageEntries,
  }),
  response: v.object({ status: v.literal(1), transactions: v.array(transactionSchema), total: v.number() }),
});
