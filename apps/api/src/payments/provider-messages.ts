import * as v from 'valibot';

/** What operator and payment provider say to each other: signed JSON, amounts in minor units. */
export const paymentOrderSchema = v.object({
  /** Our id of the payment; a second order with it answers the first one's page. */
  reference: v.pipe(v.string(), v.uuid()),
  merchant: v.pipe(v.string(), v.maxLength(80)),
  amount_minor: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  locale: v.pipe(v.string(), v.maxLength(10)),
  return_url: v.pipe(v.string(), v.url(), v.maxLength(600)),
  callback_url: v.pipe(v.string(), v.url(), v.maxLength(600)),
});

export type PaymentOrder = v.InferOutput<typeof paymentOrderSchema>;

export const paymentPageSchema = v.object({ id: v.string(), page_url: v.pipe(v.string(), v.url()) });

export const paymentOutcomes = ['completed', 'failed', 'cancelled', 'expired'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const paymentEventSchema = v.object({
  /** The same on every delivery of one event. */
  event_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  type: v.picklist(paymentOutcomes),
  reference: v.pipe(v.string(), v.uuid()),
  amount_minor: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
});

export type PaymentEvent = v.InferOutput<typeof paymentEventSchema>;
