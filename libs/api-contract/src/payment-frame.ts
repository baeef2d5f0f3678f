import * as v from 'valibot';

export { defaultFrameHeight } from './payment-start.ts';

/** Limits of a payment frame's height in pixels, so that it neither hides its own page nor displaces the site's. */
export const minFrameHeight = 200;
export const maxFrameHeight = 2_000;

/*
 * Messages of a provider's page in a frame to the site around it, by `postMessage`: the player has finished, or the page's height has changed.
 * They do not prove a payment: the operator decides about it.
 */
const source = v.literal('payment');
const messageSchema = v.variant('state', [
  v.object({ source, transaction_id: v.optional(v.unknown()), state: v.literal('finished') }),
  v.object({ source, state: v.literal('resized'), height: v.pipe(v.number(), v.minValue(minFrameHeight), v.maxValue(maxFrameHeight)) }),
]);

/** From a payment page in a frame to the site. `height` in pixels. */
export type PaymentFrameMessage = v.InferOutput<typeof messageSchema>;

/** Whether data posted to the site is a message of a payment page. False if its height is outside the limits. */
export function isPaymentFrameMessage(data: unknown): data is PaymentFrameMessage {
  return v.is(messageSchema, data);
}
