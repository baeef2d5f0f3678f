import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountOf, currencySchema, idSchema, idempotencyKeySchema, pageEntries, requiredTextSchema, textSchema, wireAmountSchema } from './wire.ts';

export const processorKinds = ['card', 'wire', 'crypto', 'wallet', 'voucher', 'mobile', 'open_banking'] as const;

const processorSchema = v.pipe(
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
    flow: v.string(),
    fields: v.optional(v.array(v.string()), []),
  }),
  v.transform(({ min_amount, max_amount, fee_fixed, currency, ...processor }) => ({
    ...processor,
    minAmount: amountOf(min_amount, currency),
    maxAmount: amountOf(max_amount, currency),
    feeFixed: amountOf(fee_fixed, currency),
  })),
);

/** A way to pay in, with its limits and fee. */
export type Processor = v.InferOutput<typeof processorSchema>;

export const frontGetProcessors = defineCall({
  path: 'front/get_processors',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({ country: v.optional(textSchema), currency: v.optional(currencySchema, 'EUR') }),
  answer: v.object({ status: v.literal(1), processors: v.array(processorSchema) }),
});

/**
 * Starts a deposit at a provider; `{provider}` is the processor's id. Refusals: `amount_out_of_range`, `action_failed`.
 * An older operator answers a bare `url`; both come out as `redirect_url`.
 */
export const paymentGetPaymentUrl = defineCall({
  path: 'payment/get_payment_{provider}_url',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({
    amount: v.number(),
    currency: currencySchema,
    return_url: requiredTextSchema,
    locale: textSchema,
    fields: v.optional(v.record(v.string(), textSchema)),
    promo_code: v.optional(textSchema),
    idempotency_key: idempotencyKeySchema,
  }),
  answer: v.pipe(
    v.object({
      status: v.literal(1),
      transaction_id: v.optional(idSchema, ''),
      type: v.optional(v.literal('redirect_url'), 'redirect_url'),
      redirect_url: v.optional(v.string()),
      url: v.optional(v.string()),
    }),
    v.check(({ redirect_url, url }) => Boolean(redirect_url ?? url), 'redirect_url is missing'),
    v.transform(({ transaction_id, redirect_url, url }) => ({ transactionId: transaction_id, redirectUrl: redirect_url ?? url ?? '' })),
  ),
});

export const transactionStatuses = ['pending', 'complete', 'failed', 'cancelled', 'reversal', 'expired'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

const transactionSchema = v.pipe(
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
    can_cancel: v.optional(v.boolean(), false),
  }),
  v.transform(({ amount, currency, ...row }) => ({ ...row, amount: amountOf(amount, currency) })),
);

export type Transaction = v.InferOutput<typeof transactionSchema>;

export const frontGetFinancialTransaction = defineCall({
  path: 'front/get_financial_transaction',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({ id: idSchema }),
  answer: v.object({ status: v.literal(1), transaction: transactionSchema }),
});

export const frontGetFinancialTransactions = defineCall({
  path: 'front/get_financial_transactions',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({
    from: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    to: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    type: v.optional(textSchema),
    status: v.optional(v.picklist(transactionStatuses)),
    ...pageEntries,
  }),
  answer: v.object({ status: v.literal(1), transactions: v.array(transactionSchema), total: v.number() }),
});
