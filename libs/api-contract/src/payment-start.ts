import * as v from 'valibot';
import type { Currency } from '@playfront/money';
import { defineCall } from './call.ts';
import { transactionSchema } from './payments.ts';
import { promoCodeSchema } from './promo-code.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, idempotencyKeySchema, requiredTextSchema, textSchema, wireAmountSchema } from './wire.ts';
import { returnPathSchema } from './safe-path.ts';

/** How a started deposit continues: the `type` of the response of `payment/get_payment_{provider}_url`. */
export const depositFlows = ['redirect_url', 'form', 'iframe_url', 'client_token', 'address', 'instructions', 'qr', 'otp', 'poll', 'result'] as const;
export type DepositFlow = (typeof depositFlows)[number];

/** Until a code can be sent again. */
export const defaultResendSeconds = 45;

/** Height of a payment page in a frame, in pixels, until the page reports its own. */
export const defaultFrameHeight = 600;

/** The values of a payment method's fields, by the names in `Processor.fields`. */
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
  /** A list; older operators send an object. */
  fields: v.pipe(
    v.union([v.array(v.object({ name: v.string(), value: v.string() })), v.record(v.string(), v.string())]),
    v.transform((fields) => (Array.isArray(fields) ? fields : Object.entries(fields).map(([name, value]) => ({ name, value })))),
  ),
});

const started = { status: v.literal(1), transaction_id: v.optional(idSchema, '') };
/** Of payments that continue outside the site. `page_url`: the provider's page of the payment; in a sandbox, testers choose the result there. */
const outsideEntries = { expires_at: v.optional(v.nullable(v.string()), null), page_url: v.optional(v.nullable(v.string()), null) };

/**
 * What has arrived of a payment that is not complete yet. `confirmations` of `required`: how often the coin's network has confirmed the transfer.
 * `received`: the value that has arrived, if it is known.
 */
const progressSchema = v.object({
  confirmations: v.optional(v.number(), 0),
  required: v.optional(v.number(), 0),
  received: v.optional(v.nullable(wireAmountSchema), null),
});
type WireProgress = v.InferOutput<typeof progressSchema>;

function progressOf(progress: WireProgress | null, currency: Currency) {
  return progress && { ...progress, received: progress.received === null ? null : amountOf(progress.received, currency) };
}

/** Of payments in which money is sent from elsewhere. */
const sentEntries = { currency: v.optional(currencySchema, 'EUR'), progress: v.optional(v.nullable(progressSchema), null) };

const responseByFlowSchema = v.variant('type', [
  /** The page navigates there. */
  v.object({ ...started, type: v.literal('redirect_url'), url: v.string() }),
  /** The site creates a hidden form from it and submits it. */
  v.object({ ...started, type: v.literal('form'), ...formSchema.entries }),
  /** Shown in a frame; its page posts the messages of `payment-frame.ts`. */
  v.object({ ...started, type: v.literal('iframe_url'), url: v.string(), height: v.optional(v.number(), defaultFrameHeight) }),
  /**
   * For the provider's card fields. `fields_url`: the page of one field, for a frame each (`payment-frame.ts`); `url`: a page with the whole form, for
   * providers without such fields. In both the site never receives a card number. `own_card_form`: the operator may see cards, so the site shows a form of
   * its own instead and sends the card with `payment/pay_card`.
   */
  v.object({
    ...started,
    type: v.literal('client_token'),
    token: v.string(),
    url: v.optional(v.nullable(v.string()), null),
    fields_url: v.optional(v.nullable(v.string()), null),
    own_card_form: v.optional(v.boolean(), false),
  }),
  /** The player sends coins to an address. `coin_amount` is decimal text, `rate` the price of one coin in the deposit's currency, valid until `expires_at`. */
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
      ...sentEntries,
      min_fiat: v.optional(wireAmountSchema, 0),
      uri: v.optional(v.nullable(v.string()), null),
      ...outsideEntries,
    }),
    v.transform(({ min_fiat, currency, progress, ...response }) => ({
      ...response,
      minFiat: amountOf(min_fiat, currency),
      progress: progressOf(progress, currency),
    })),
  ),
  /** The player makes a bank transfer with `reference`. `details`: further data that transfers of the country need. */
  v.pipe(
    v.object({
      ...started,
      type: v.literal('instructions'),
      reference: v.string(),
      ...sentEntries,
      amount: wireAmountSchema,
      beneficiary: v.optional(v.string(), ''),
      bank: v.optional(v.string(), ''),
      iban: v.optional(v.string(), ''),
      bic: v.optional(v.string(), ''),
      details: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
      ...outsideEntries,
    }),
    v.transform(({ amount, currency, progress, ...response }) => ({
      ...response,
      amount: amountOf(amount, currency),
      progress: progressOf(progress, currency),
    })),
  ),
  /** `payload` is the content of the QR code; without `image` the site draws it. `copy_code` is the same as text, for players without a camera. */
  v.object({
    ...started,
    type: v.literal('qr'),
    payload: v.string(),
    image: v.optional(v.nullable(v.string()), null),
    copy_code: v.optional(v.string(), ''),
    ...outsideEntries,
  }),
  /** A code was sent to the player's phone; it is submitted with `payment/confirm_payment`. */
  v.object({ ...started, type: v.literal('otp'), sent_to: v.optional(v.string(), ''), length: v.optional(v.number(), 6), ...outsideEntries }),
  /** The player approves in an app; then the status of the transaction changes. */
  v.object({ ...started, type: v.literal('poll'), ...outsideEntries }),
  /** Nothing more to do. `pending`: the provider's confirmation has not arrived yet. */
  v.object({ ...started, type: v.literal('result'), result: v.optional(v.picklist(['pending', 'complete', 'failed']), 'pending') }),
]);

/** How a started deposit continues, as the operator sends it. */
export type StartedPayment = v.InferInput<typeof responseByFlowSchema>;

/** Responses of older operators, which have two flows and send no `type`. */
const olderResponseSchema = v.union([
  v.object({ ...started, type: v.optional(v.literal('redirect_url'), 'redirect_url'), url: v.string() }),
  v.pipe(
    v.object({ ...started, type: v.optional(v.literal('redirect_url'), 'redirect_url'), redirect_url: v.string() }),
    v.transform(({ redirect_url: url, ...response }) => ({ ...response, url })),
  ),
  v.pipe(
    v.object({ ...started, type: v.optional(v.literal('form'), 'form'), form: formSchema }),
    v.transform(({ form, ...response }) => ({ ...response, ...form })),
  ),
]);

/** How a deposit continues, as the site reads it. */
const startedPaymentSchema = v.pipe(
  v.union([responseByFlowSchema, olderResponseSchema]),
  v.transform(({ transaction_id: transactionId, status: _status, ...response }) => ({ transactionId, ...response })),
);

/** How a started deposit continues, as parsed by the site. */
export type PaymentContinuation = v.InferOutput<typeof startedPaymentSchema>;

/**
 * Starts a deposit at a provider; `{provider}` is the processor's id. The response's `type` says how it continues ({@link depositFlows});
 * nothing is credited until the provider has notified the operator. `promo_code`: the code of the bonus that the deposit should grant; without it, a
 * claimed or automatic promotion applies. `no_bonus`: the deposit grants none, even if a promotion was claimed or a code entered. Refusals:
 * `method_not_available` (not in this country or currency, or switched off), `amount_out_of_range`, `invalid_promo_code`, `wrong_card` (an invalid
 * voucher or code), and errors in `fields` by name.
 */
export const paymentGetPaymentUrl = defineCall({
  path: 'payment/get_payment_{provider}_url',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({
    amount: v.number(),
    currency: currencySchema,
    return_url: returnPathSchema,
    locale: textSchema,
    fields: v.optional(paymentFieldsSchema),
    promo_code: v.optional(promoCodeSchema),
    no_bonus: v.optional(v.boolean()),
    idempotency_key: idempotencyKeySchema,
  }),
  response: startedPaymentSchema,
});

/**
 * Returns how a started deposit continues, for another tab, device or build: the response of its start, with what has arrived since. A deposit whose
 * card was sent continues in a frame. The deposit's status shows whether
 * it has ended. An unknown or another player's deposit: `not_found`; a deposit that the provider refused is refused in the same way again.
 */
export const paymentGetStartedPayment = defineCall({
  path: 'payment/get_started_payment',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({ transaction_id: givenIdSchema }),
  response: startedPaymentSchema,
});

/**
 * Ends a pending deposit of flow `address` or `instructions`, so that it no longer counts against limits; money that arrives for it is held until
 * staff decide. Returns the transaction, also if it had already ended. Other flows: `not_found`.
 */
export const paymentCancelDeposit = defineCall({
  path: 'payment/cancel_deposit',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ transaction_id: givenIdSchema }),
  response: v.object({ status: v.literal(1), transaction: transactionSchema }),
});

/**
 * Submits the code of a deposit of flow `otp`. A wrong code is refused with `wrong_card` at the field `code`; after three wrong
 * codes the deposit fails. The same idempotency key with the same code returns the same response and counts as one attempt. If the deposit expects no
 * code: `not_found`.
 */
export const paymentConfirmPayment = defineCall({
  path: 'payment/confirm_payment',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({
    transaction_id: givenIdSchema,
    code: v.pipe(requiredTextSchema, v.regex(/^[0-9A-Za-z]{4,12}$/, 'wrong_card')),
    idempotency_key: idempotencyKeySchema,
  }),
  response: v.object({ status: v.literal(1), transaction: transactionSchema }),
});

/**
 * Sends the code of a deposit of flow `otp` to the player's phone again. `wait_seconds`: until it can be sent once more. If the deposit expects no
 * code, or the provider sends none any more: `not_found`.
 */
export const paymentResendCode = defineCall({
  path: 'payment/resend_code',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ transaction_id: givenIdSchema }),
  response: v.object({ status: v.literal(1), wait_seconds: v.optional(v.number(), defaultResendSeconds) }),
});

/** Starts a euro bank payment and returns the form to submit. Its field `reference` is the parameter of {@link frontGetEupaymentFinancialTransaction}. */
export const paymentGetEupaymentForm = defineCall({
  path: 'payment/get_eupayment_form',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({
    amount: v.number(),
    currency: currencySchema,
    return_url: returnPathSchema,
    locale: v.optional(textSchema, 'en'),
    idempotency_key: idempotencyKeySchema,
  }),
  response: v.object({ status: v.literal(1), transaction_id: v.optional(idSchema, ''), form: formSchema }),
});

/** The transaction of a euro bank payment, by the `reference` of its form. An unknown or another player's reference: 404. */
export const frontGetEupaymentFinancialTransaction = defineCall({
  path: 'front/get_eupayment_financial_transaction',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({ reference: givenIdSchema }),
  response: v.object({ status: v.literal(1), transaction: transactionSchema }),
});
