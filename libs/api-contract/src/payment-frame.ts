import * as v from 'valibot';

export { defaultFrameHeight } from './payment-start.ts';

/** Limits of a payment frame's height in pixels, so that it neither hides its own page nor displaces the site's. */
export const minFrameHeight = 200;
export const maxFrameHeight = 2_000;

/** The provider's card fields, each in a frame of its own. The name on the card is a field of the site. */
export const cardFrameFields = ['number', 'expiry', 'cvv'] as const;
export type CardFrameField = (typeof cardFrameFields)[number];

/** The page of a card field, or the hidden one that sends the card to the provider; the query parameter `field` of `fields_url`. */
export type CardFrame = CardFrameField | 'controller';

/** Why a provider refuses a card field. `not_accepted`: a valid card that this provider or merchant does not take. */
export const cardFieldErrors = ['required', 'invalid', 'expired', 'not_accepted'] as const;
export type CardFieldError = (typeof cardFieldErrors)[number];

const source = v.literal('payment');
const errorSchema = v.picklist(cardFieldErrors);
const refusedEntries = {
  number: v.optional(errorSchema),
  expiry: v.optional(errorSchema),
  cvv: v.optional(errorSchema),
  holder: v.optional(errorSchema),
};

/*
 * Messages of a provider's page in a frame to the site around it, by `postMessage`. They do not prove a payment: the operator decides about it.
 * The sender is known by its window, so a message does not name its frame.
 */
const messageSchema = v.variant('state', [
  /** The player has finished. */
  v.object({ source, transaction_id: v.optional(v.unknown()), state: v.literal('finished') }),
  /** The height of the page has changed. */
  v.object({ source, state: v.literal('resized'), height: v.pipe(v.number(), v.minValue(minFrameHeight), v.maxValue(maxFrameHeight)) }),
  /** A card field, or the controller, can be used. */
  v.object({ source, state: v.literal('ready') }),
  v.object({ source, state: v.literal('focused') }),
  v.object({ source, state: v.literal('blurred') }),
  /** The content of a card field has changed and is complete. */
  v.object({ source, state: v.literal('valid') }),
  /** The content of a card field has changed and is incomplete or wrong. */
  v.object({ source, state: v.literal('invalid'), error: errorSchema }),
  /** The scheme that the typed number belongs to, such as "Visa"; empty while unknown. */
  v.object({ source, state: v.literal('brand'), brand: v.pipe(v.string(), v.maxLength(30)) }),
  /** Enter was pressed in a card field. */
  v.object({ source, state: v.literal('entered') }),
  /** The provider has accepted the card, and the payment continues on its page at `url`, which is shown in a frame. */
  v.object({ source, state: v.literal('submitted'), url: v.string() }),
  /** The provider has refused the card fields; nothing was paid. */
  v.object({ source, state: v.literal('refused'), errors: v.object(refusedEntries) }),
  /** The provider did not respond; the card can be sent again. */
  v.object({ source, state: v.literal('failed') }),
]);

/** From a payment page in a frame to the site. `height` in pixels. */
export type PaymentFrameMessage = v.InferOutput<typeof messageSchema>;

/** Whether data posted to the site is a message of a payment page. False if its height is outside the limits. */
export function isPaymentFrameMessage(data: unknown): data is PaymentFrameMessage {
  return v.is(messageSchema, data);
}

/** From the site to the provider's card frames, only to the origin of `fields_url`. */
export type SiteFrameMessage = { readonly source: 'site' } & (
  | { readonly action: 'focus' }
  /** The error that the site shows at the field, for screen readers; empty if there is none. */
  | { readonly action: 'describe'; readonly error: string }
  /** To the controller: send the card with the name on it. */
  | { readonly action: 'submit'; readonly holder: string }
);

/** Query parameters of a card frame besides `field`: its accessible name, and the colours of the site. */
export type CardFrameLook = {
  readonly label: string;
  readonly scheme: 'dark' | 'light';
  /** CSS colours of text and placeholder. */
  readonly text: string;
  readonly dim: string;
};
