import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, pageEntries, textSchema, timeSchema, wireAmountSchema } from './wire.ts';

export const processorKinds = ['card', 'wire', 'crypto', 'wallet', 'voucher', 'mobile', 'open_banking'] as const;

/** A chain that carries a coin. `has_memo`: an amount sent without the memo is lost. */
const networkSchema = v.object({
  coin: v.string(),
  network: v.string(),
  name: v.string(),
  confirmations: v.optional(v.number(), 1),
  has_memo: v.optional(v.boolean(), false),
});

export type CryptoNetwork = v.InferOutput<typeof networkSchema>;

/**
 * Paying out: how much of the player's money came from there and goes back there first (`returnable_amount`), and the most that may be
 * paid out there now (`available_amount`; nothing where the operator sets no bound but the balance).
 */
const payoutLimitEntries = {
  returnable_amount: v.optional(wireAmountSchema, 0),
  available_amount: v.optional(v.nullable(wireAmountSchema), null),
};
type PayoutLimitEntries = { readonly returnable_amount: string; readonly available_amount: string | null };

/** A way to pay in or out, with limits and fee in `currency`. No maximum is written as zero. */
export const processorSchema = v.pipe(
  v.object({
    id: idSchema,
    name: v.string(),
    kind: v.picklist(processorKinds),
    logo: v.optional(v.string(), ''),
    currencies: v.array(v.string()),
    currency: v.optional(currencySchema, 'EUR'),
    min_amount: wireAmountSchema,
    max_amount: wireAmountSchema,
    fee_percent: v.optional(v.number(), 0),
    fee_fixed: v.optional(wireAmountSchema, 0),
    /** How it goes: a {@link depositFlows} for paying in. An older operator calls the first of them `redirect`. */
    flow: v.pipe(
      v.string(),
      v.transform((flow) => (flow === 'redirect' ? 'redirect_url' : flow)),
    ),
    /** What the player has to fill in, by name. */
    fields: v.optional(v.array(v.string()), []),
    networks: v.optional(v.array(networkSchema), []),
    /** Paying out: hours until the money is there at the latest. */
    eta_hours: v.optional(v.number()),
    /** Paying out to a card: the cards the player has paid with; their ids go into the field `saved_card`. */
    saved_cards: v.optional(v.array(v.object({ id: idSchema, label: v.string(), ...payoutLimitEntries })), []),
    /** Paying out: the accounts that the provider reported as payers, shortened; unplayed money of theirs goes back to them alone. */
    payer_accounts: v.optional(v.array(v.object({ label: v.string(), ...payoutLimitEntries })), []),
    /** Paying out: whether money that has not been played may go there (`unplayed` of the offer). */
    takes_unplayed: v.optional(v.boolean(), true),
    ...payoutLimitEntries,
  }),
  v.transform(({ min_amount, max_amount, fee_fixed, currency, returnable_amount, available_amount, saved_cards, payer_accounts, ...processor }) => {
    const limits = (entries: PayoutLimitEntries) => ({
      returnable: amountOf(entries.returnable_amount, currency),
      available: entries.available_amount === null ? null : amountOf(entries.available_amount, currency),
    });
    return {
      ...processor,
      ...limits({ returnable_amount, available_amount }),
      saved_cards: saved_cards.map(({ id, label, ...entries }) => ({ id, label, ...limits(entries) })),
      payer_accounts: payer_accounts.map(({ label, ...entries }) => ({ label, ...limits(entries) })),
      minAmount: amountOf(min_amount, currency),
      maxAmount: amountOf(max_amount, currency),
      feeFixed: amountOf(fee_fixed, currency),
    };
  }),
);

export type Processor = v.InferOutput<typeof processorSchema>;

/** The ways to pay in that are open to a player in a country and currency, best first; without a country, the player's own. */
export const frontGetProcessors = defineCall({
  path: 'front/get_processors',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({ country: v.optional(textSchema), currency: v.optional(currencySchema, 'EUR') }),
  answer: v.object({ status: v.literal(1), processors: v.array(processorSchema) }),
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

/** `reversal`: a withdrawal whose payout failed; the money is back. A withdrawal that is being paid out is still `pending`. */
export const transactionStatuses = ['pending', 'complete', 'failed', 'cancelled', 'reversal', 'expired'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/**
 * A line of the transaction list: a payment in or out, money that came back, another movement such as a bonus, or a game that was
 * opened and played (`game`, dated by its opening) with what was bet and won in it. `type` is one of
 * {@link transactionTypes}, or another word of an older operator. `amount` has no sign.
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
    /** Why it failed: an error key, or nothing. */
    reason: v.optional(v.nullable(v.string()), null),
    /** What the operator wrote to it, such as why a withdrawal was turned down. */
    note: v.optional(v.nullable(v.string()), null),
    /** What the provider took besides. */
    fee: v.optional(wireAmountSchema, 0),
    /** Of a line about a game. */
    game_name: v.optional(v.nullable(v.string()), null),
    bet: v.optional(v.nullable(wireAmountSchema), null),
    win: v.optional(v.nullable(wireAmountSchema), null),
    /** What it does to the player's balance, with its sign; nothing as long as a deposit is not complete. */
    total: v.optional(v.nullable(wireAmountSchema), null),
    can_cancel: v.optional(v.boolean(), false),
    /** A withdrawal to a new destination is not paid before this; it can be cancelled until then. */
    hold_until: v.optional(v.nullable(v.string()), null),
  }),
  v.transform(({ amount, fee, bet, win, total, currency, ...row }) => {
    const money = (text: string | null) => (text === null ? null : amountOf(text, currency));
    return { ...row, amount: amountOf(amount, currency), fee: amountOf(fee, currency), bet: money(bet), win: money(win), total: money(total) };
  }),
);

export type Transaction = v.InferOutput<typeof transactionSchema>;

/** One line of the list. Another player's, or none: 404. */
export const frontGetFinancialTransaction = defineCall({
  path: 'front/get_financial_transaction',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({ id: givenIdSchema }),
  answer: v.object({ status: v.literal(1), transaction: transactionSchema }),
});

/** The player's payments and other movements, newest first. A `type` that no line has answers an empty list. */
export const frontGetFinancialTransactions = defineCall({
  path: 'front/get_financial_transactions',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({
    from: v.optional(timeSchema),
    to: v.optional(timeSchema),
    type: v.optional(textSchema),
    status: v.optional(v.picklist(transactionStatuses)),
    ...pageEntries,
  }),
  answer: v.object({ status: v.literal(1), transactions: v.array(transactionSchema), total: v.number() }),
});
