import * as v from 'valibot';
import { defineCall } from './call.ts';
import { transactionSchema } from './payments.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, idempotencyKeySchema, requiredTextSchema, textSchema, wireAmountSchema } from './wire.ts';
import { returnPathSchema } from './safe-path.ts';

/** How a deposit goes on after it was started: which of the answers of `payment/get_payment_{provider}_url` comes. */
export const depositFlows = ['redirect_url', 'form', 'iframe_url', 'client_token', 'address', 'instructions', 'qr', 'otp', 'poll', 'result'] as const;
export type DepositFlow = (typeof depositFlows)[number];

/** What a way to pay asks the player for, by the names in `Processor.fields`. */
export const paymentFieldsSchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), textSchema),
  v.check((fields) => Object.keys(fields).length <= 20, 'malformed'),
);

const formSchema = v.object({
  action: v.string(),
  method: v.optional(
    v.pipe(
      v.string(),
      v.transform((method) => method.toLowerCase()),
      v.picklist(['post', 'get']),
    ),
    'post',
  ),
  /** A list, or the object of an older operator. */
  fields: v.pipe(
    v.union([v.array(v.object({ name: v.string(), value: v.string() })), v.record(v.string(), v.string())]),
    v.transform((fields) => (Array.isArray(fields) ? fields : Object.entries(fields).map(([name, value]) => ({ name, value })))),
  ),
});

const started = { status: v.literal(1), transaction_id: v.optional(idSchema, '') };
/** Where a provider shows its own side of a payment that goes on elsewhere; a sandbox lets it be decided there. */
const aside = { expires_at: v.optional(v.nullable(v.string()), null), page_url: v.optional(v.nullable(v.string()), null) };

const answerByFlowSchema = v.variant('type', [
  /** The whole page goes there. */
  v.object({ ...started, type: v.literal('redirect_url'), url: v.string() }),
  /** A hidden form is built from it and sent. */
  v.object({ ...started, type: v.literal('form'), ...formSchema.entries }),
  /** Shown in a frame; its page says by `postMessage` that the player is done, which proves nothing. */
  v.object({ ...started, type: v.literal('iframe_url'), url: v.string(), height: v.optional(v.number(), 600) }),
  /** For the provider's card fields; `url` is the page that holds them, where the provider has one. No card number comes to us. */
  v.object({ ...started, type: v.literal('client_token'), token: v.string(), url: v.optional(v.nullable(v.string()), null) }),
  /** Coins to be sent to an address. `coin_amount` is decimal text, `rate` is one coin in the deposit's currency, good until `expires_at`. */
  v.pipe(
    v.object({
      ...started,
      type: v.literal('address'),
      coin: v.string(),
      network: v.string(),
      address: v.string(),
      memo: v.optional(v.nullable(v.string()), null),
      coin_amount: v.optional(v.nullable(v.string()), null),
      rate: v.optional(v.nullable(v.string()), null),
      currency: v.optional(currencySchema, 'EUR'),
      min_fiat: v.optional(wireAmountSchema, 0),
      uri: v.optional(v.nullable(v.string()), null),
      ...aside,
    }),
    v.transform(({ min_fiat, currency, ...answer }) => ({ ...answer, minFiat: amountOf(min_fiat, currency) })),
  ),
  /** A transfer that the player makes at the bank, named by `reference`. `details` are what the country's transfers need besides. */
  v.pipe(
    v.object({
      ...started,
      type: v.literal('instructions'),
      reference: v.string(),
      currency: v.optional(currencySchema, 'EUR'),
      amount: wireAmountSchema,
      beneficiary: v.optional(v.string(), ''),
      bank: v.optional(v.string(), ''),
      iban: v.optional(v.string(), ''),
      bic: v.optional(v.string(), ''),
      details: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
      ...aside,
    }),
    v.transform(({ amount, currency, ...answer }) => ({ ...answer, amount: amountOf(amount, currency) })),
  ),
  /** `payload` is what the picture says; the site draws it where no `image` comes. `copy_code` is the same for who has no camera. */
  v.object({
    ...started,
    type: v.literal('qr'),
    payload: v.string(),
    image: v.optional(v.nullable(v.string()), null),
    copy_code: v.optional(v.string(), ''),
    ...aside,
  }),
  /** A code was sent to the player's phone: `payment/confirm_payment` takes it. */
  v.object({ ...started, type: v.literal('otp'), sent_to: v.optional(v.string(), ''), length: v.optional(v.number(), 6), ...aside }),
  /** The player approves in an app; the transaction says when that is done. */
  v.object({ ...started, type: v.literal('poll'), ...aside }),
  /** Nothing more to do. `pending`: the provider's word is on its way. */
  v.object({ ...started, type: v.literal('result'), result: v.optional(v.picklist(['pending', 'complete', 'failed']), 'pending') }),
]);

/** How a started deposit goes on, as the operator writes it. */
export type StartedPayment = v.InferInput<typeof answerByFlowSchema>;

/** The bare answers of an older operator, which has two flows and does not name them. */
const olderAnswerSchema = v.union([
  v.object({ ...started, type: v.optional(v.literal('redirect_url'), 'redirect_url'), url: v.string() }),
  v.pipe(
    v.object({ ...started, type: v.optional(v.literal('redirect_url'), 'redirect_url'), redirect_url: v.string() }),
    v.transform(({ redirect_url: url, ...answer }) => ({ ...answer, url })),
  ),
  v.pipe(
    v.object({ ...started, type: v.optional(v.literal('form'), 'form'), form: formSchema }),
    v.transform(({ form, ...answer }) => ({ ...answer, ...form })),
  ),
]);

/**
 * Starts a deposit at a provider; `{provider}` is the processor's id. The answer's `type` says how it goes on ({@link depositFlows}); nothing
 * is paid until the provider tells the operator. Refusals: `method_not_available` (not for this country or currency, or switched
 * off), `amount_out_of_range`, `invalid_promo_code`, `wrong_card` (a voucher or code that is not good), and faults of `fields` by name.
 */
export const paymentGetPaymentUrl = defineCall({
  path: 'payment/get_payment_{provider}_url',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({
    amount: v.number(),
    currency: currencySchema,
    return_url: returnPathSchema,
    locale: textSchema,
    fields: v.optional(paymentFieldsSchema),
    promo_code: v.optional(textSchema),
    idempotency_key: idempotencyKeySchema,
  }),
  answer: v.pipe(
    v.union([answerByFlowSchema, olderAnswerSchema]),
    v.transform(({ transaction_id: transactionId, status: _status, ...answer }) => ({ transactionId, ...answer })),
  ),
});

/**
 * Hands in the code of a deposit of flow `otp`. A wrong one is `wrong_card` with the field `code`; after three the deposit has failed. The
 * same key with the same code answers the same and counts once. A deposit that awaits no code: `not_found`.
 */
export const paymentConfirmPayment = defineCall({
  path: 'payment/confirm_payment',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({
    transaction_id: givenIdSchema,
    code: v.pipe(requiredTextSchema, v.regex(/^[0-9A-Za-z]{4,12}$/, 'wrong_card')),
    idempotency_key: idempotencyKeySchema,
  }),
  answer: v.object({ status: v.literal(1), transaction: transactionSchema }),
});

/** Starts a euro bank payment: the form that leads to it. Its field `reference` is what {@link frontGetEupaymentFinancialTransaction} takes. */
export const paymentGetEupaymentForm = defineCall({
  path: 'payment/get_eupayment_form',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({
    amount: v.number(),
    currency: currencySchema,
    return_url: returnPathSchema,
    locale: v.optional(textSchema, 'en'),
    idempotency_key: idempotencyKeySchema,
  }),
  answer: v.object({ status: v.literal(1), transaction_id: v.optional(idSchema, ''), form: formSchema }),
});

export const frontGetEupaymentFinancialTransaction = defineCall({
  path: 'front/get_eupayment_financial_transaction',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({ reference: givenIdSchema }),
  answer: v.object({ status: v.literal(1), transaction: transactionSchema }),
});
