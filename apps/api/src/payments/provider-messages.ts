import * as v from 'valibot';
import { depositFlows, processorKinds } from '@playfront/api-contract';
import { cardFieldErrors } from '@playfront/api-contract/payment-frame';

/**
 * The messages between operator and payment provider: JSON, amounts in minor units, signed in both directions. An order's `reference` is our id of
 * the payment; repeating the order gets the same response.
 */
const textSchema = v.pipe(v.string(), v.maxLength(200));
/** Text to be stored, without control characters and lone surrogates, which the database refuses. */
const printableSchema = v.pipe(textSchema, v.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const addressSchema = v.pipe(v.string(), v.url(), v.maxLength(600));
const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const fieldsSchema = v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), textSchema), {});

/** The payment method, for providers with several. */
const methodEntries = { id: textSchema, name: textSchema, kind: v.picklist(processorKinds) };

export const paymentOrderSchema = v.object({
  reference: v.pipe(v.string(), v.uuid()),
  merchant: v.pipe(v.string(), v.maxLength(80)),
  amount_minor: amountSchema,
  currency: currencySchema,
  locale: v.pipe(v.string(), v.maxLength(10)),
  return_url: addressSchema,
  callback_url: addressSchema,
  method: v.optional(v.object({ ...methodEntries, flow: v.picklist(depositFlows) }), {
    id: 'sandbox_card',
    name: 'Card',
    kind: 'card',
    flow: 'redirect_url',
  }),
  fields: fieldsSchema,
  /** When the operator ends the payment if nothing was reported. */
  expires_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export type PaymentOrder = v.InferOutput<typeof paymentOrderSchema>;

/** Why a provider rejects a field of an order. */
export const fieldFaults = ['unknown', 'used', 'too_small', 'declined'] as const;

const opened = { id: v.string() };
const aside = { expires_at: v.nullable(v.string()), page_url: v.nullable(addressSchema) };

/** A provider's response to an order: how the payment continues, in the format of the contract. */
export const paymentStartSchema = v.variant('type', [
  v.object({ ...opened, type: v.literal('redirect_url'), url: addressSchema }),
  v.object({
    ...opened,
    type: v.literal('form'),
    action: addressSchema,
    method: v.picklist(['post', 'get']),
    fields: v.array(v.object({ name: v.string(), value: v.string() })),
  }),
  v.object({ ...opened, type: v.literal('iframe_url'), url: addressSchema, height: v.number() }),
  v.object({
    ...opened,
    type: v.literal('client_token'),
    token: v.string(),
    url: v.nullable(addressSchema),
    fields_url: v.optional(v.nullable(addressSchema)),
  }),
  v.object({
    ...opened,
    type: v.literal('address'),
    coin: v.string(),
    network: v.string(),
    address: v.string(),
    memo: v.nullable(v.string()),
    coin_amount: v.nullable(v.string()),
    rate: v.nullable(v.string()),
    uri: v.nullable(v.string()),
    ...aside,
  }),
  v.object({
    ...opened,
    type: v.literal('instructions'),
    reference: v.string(),
    beneficiary: v.string(),
    bank: v.string(),
    iban: v.string(),
    bic: v.string(),
    details: v.array(v.object({ name: v.string(), value: v.string() })),
    ...aside,
  }),
  v.object({ ...opened, type: v.literal('qr'), payload: v.string(), copy_code: v.string(), ...aside }),
  v.object({ ...opened, type: v.literal('otp'), sent_to: v.string(), length: v.number(), ...aside }),
  v.object({ ...opened, type: v.literal('poll'), ...aside }),
  v.object({ ...opened, type: v.literal('result') }),
  /** No payment was opened. `field` is the invalid one. */
  v.object({ ...opened, type: v.literal('refused'), field: v.string(), fault: v.picklist(fieldFaults) }),
]);
export type PaymentStart = v.InferOutput<typeof paymentStartSchema>;

/** The code of a payment by phone. The same `key` counts as one attempt. */
export const confirmationSchema = v.object({
  payment_id: v.pipe(v.string(), v.uuid()),
  code: v.pipe(v.string(), v.maxLength(20)),
  key: v.pipe(v.string(), v.uuid()),
});
export type Confirmation = v.InferOutput<typeof confirmationSchema>;

export const confirmationOutcomes = ['accepted', 'wrong', 'failed', 'not_awaited', 'conflict'] as const;
export const confirmationResponseSchema = v.object({ outcome: v.picklist(confirmationOutcomes) });
export type ConfirmationOutcome = (typeof confirmationOutcomes)[number];

/** Sends the code of a payment by phone again. */
export const resendSchema = v.object({ payment_id: v.pipe(v.string(), v.uuid()) });
export const resendOutcomes = ['sent', 'too_many', 'not_awaited'] as const;
export const resendResponseSchema = v.object({ outcome: v.picklist(resendOutcomes) });
export type ResendOutcome = (typeof resendOutcomes)[number];

/** A card from the site's own form, for a payment that waits for one. Sending it again returns how the payment continues, and never charges it twice. */
export const cardSubmissionSchema = v.object({
  payment_id: v.pipe(v.string(), v.uuid()),
  holder: textSchema,
  number: v.pipe(v.string(), v.maxLength(19)),
  expiry_month: v.pipe(v.string(), v.maxLength(2)),
  expiry_year: v.pipe(v.string(), v.maxLength(4)),
  cvv: v.pipe(v.string(), v.maxLength(4)),
});
export type CardSubmission = v.InferOutput<typeof cardSubmissionSchema>;

const cardErrorSchema = v.optional(v.picklist(cardFieldErrors));
export const cardResponseSchema = v.variant('outcome', [
  /** The player confirms the payment on the page at `url`. */
  v.object({ outcome: v.literal('confirm'), url: addressSchema }),
  /** Nothing is left to do; a callback reports how the payment ended. */
  v.object({ outcome: v.literal('finished') }),
  /** Nothing was paid, and the payment waits for another card. */
  v.object({
    outcome: v.literal('refused'),
    errors: v.object({
      number: cardErrorSchema,
      expiry_month: cardErrorSchema,
      expiry_year: cardErrorSchema,
      cvv: cardErrorSchema,
      holder: cardErrorSchema,
    }),
  }),
  v.object({ outcome: v.literal('not_awaited') }),
]);
export type CardOutcome = v.InferOutput<typeof cardResponseSchema>;

export const payoutOrderSchema = v.object({
  reference: v.pipe(v.string(), v.uuid()),
  merchant: v.pipe(v.string(), v.maxLength(80)),
  amount_minor: amountSchema,
  currency: currencySchema,
  callback_url: addressSchema,
  method: v.object({ ...methodEntries, flow: textSchema }),
  /** The destination: the processor's fields by name, a card by its token. */
  destination: fieldsSchema,
  /** For methods without payout fields: the payment whose account receives the money, regardless of later deposits. */
  deposit_reference: v.optional(v.pipe(v.string(), v.uuid())),
});
export type PayoutOrder = v.InferOutput<typeof payoutOrderSchema>;
export const payoutResponseSchema = v.object({ id: v.string() });

export const paymentOutcomes = ['completed', 'failed', 'cancelled', 'expired'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];
export const payoutOutcomes = ['payout_completed', 'payout_failed'] as const;
export type PayoutOutcome = (typeof payoutOutcomes)[number];

/** What happens to a completed payment days later: the money goes back to the payer, by a refund or by the decision of the payer's bank. */
export const paymentReversals = ['refunded', 'charged_back'] as const;
export type PaymentReversal = (typeof paymentReversals)[number];

/** Why a card payment failed. */
export const paymentFailures = ['declined', 'insufficient_funds', 'expired_card', 'stolen_card', 'authentication_failed'] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

export const paymentEventSchema = v.object({
  /** The same on every delivery of one event. */
  event_id: v.pipe(printableSchema, v.minLength(1), v.maxLength(100)),
  type: v.picklist([...paymentOutcomes, ...payoutOutcomes, ...paymentReversals, 'progress']),
  reference: v.pipe(v.string(), v.uuid()),
  /** The paid amount; for coins, their value. */
  amount_minor: amountSchema,
  currency: v.string(),
  /** The card that paid: a token for paying out to it, and how its owner recognises it. */
  card: v.optional(v.object({ token: printableSchema, scheme: printableSchema, last4: v.pipe(v.string(), v.regex(/^\d{4}$/)) })),
  /** With `failed`: why. A provider may have reasons that we do not know. */
  reason: v.optional(v.fallback(v.picklist(paymentFailures), 'declined')),
  /** With `progress`: how often the network has confirmed the coins that were sent, and their value. */
  progress: v.optional(
    v.object({
      confirmations: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      required: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      received_minor: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    }),
  ),
});
export type PaymentEvent = v.InferOutput<typeof paymentEventSchema>;
