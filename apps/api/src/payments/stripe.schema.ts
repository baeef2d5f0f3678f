import * as v from 'valibot';

/** The parts that we read of Stripe's objects, as published in its API description (https://github.com/stripe/openapi). */
const idSchema = v.pipe(v.string(), v.maxLength(255));
/** In the minor unit of the currency. */
const amountSchema = v.pipe(v.number(), v.safeInteger());
/** Lower case, such as `eur`. */
const currencySchema = v.pipe(v.string(), v.regex(/^[a-z]{3}$/));
const money = { amount: amountSchema, currency: currencySchema };
/** `reference` is our id of the payment. Objects that another system made in the same account have none. */
const metadataSchema = v.object({ reference: v.optional(v.string()) });
/** Objects of the live mode are refused. */
const inTestMode = { livemode: v.literal(false) };

export const createdSessionSchema = v.object({ id: v.pipe(idSchema, v.startsWith('cs_test_')), url: v.pipe(v.string(), v.url()), ...inTestMode });

export const paymentIntentSchema = v.object({
  id: idSchema,
  ...money,
  amount_received: amountSchema,
  metadata: metadataSchema,
  latest_charge: v.nullish(idSchema),
});

const sessionSchema = v.object({
  id: idSchema,
  client_reference_id: v.nullable(v.string()),
  amount_total: v.nullable(amountSchema),
  currency: v.nullable(currencySchema),
});

export const chargeSchema = v.object({
  id: idSchema,
  ...money,
  amount_refunded: amountSchema,
  metadata: metadataSchema,
  payment_method_details: v.nullish(
    v.object({ card: v.nullish(v.object({ brand: v.nullable(v.string()), last4: v.nullable(v.string()), fingerprint: v.nullish(v.string()) })) }),
  ),
});

const disputeSchema = v.object({ id: idSchema, ...money, payment_intent: v.nullable(idSchema) });

function eventOf<const Type extends string, Data extends v.ObjectEntries>(type: Type, data: Data) {
  return v.object({ id: idSchema, type: v.literal(type), data: v.object(data), ...inTestMode });
}

/** The events that we act on. */
export const stripeEventSchema = v.variant('type', [
  eventOf('payment_intent.succeeded', { object: paymentIntentSchema }),
  eventOf('payment_intent.canceled', { object: paymentIntentSchema }),
  eventOf('checkout.session.expired', { object: sessionSchema }),
  eventOf('charge.refunded', { object: chargeSchema, previous_attributes: v.optional(v.object({ amount_refunded: v.optional(amountSchema) })) }),
  eventOf('charge.dispute.funds_withdrawn', { object: disputeSchema }),
]);
export type StripeEvent = v.InferOutput<typeof stripeEventSchema>;

/** Any event. */
export const eventTypeSchema = v.object({ type: v.string() });
export const handledTypes: readonly string[] = stripeEventSchema.options.map(({ entries }) => entries.type.literal);

export const stripeErrorSchema = v.object({ error: v.object({ type: v.string(), code: v.optional(v.string()) }) });
