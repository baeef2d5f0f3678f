import * as v from 'valibot';
import { isLocaleCode, localeTable } from '@playfront/i18n/locale-tags';
import type { ProviderAdapter } from './provider-adapter.ts';
import { ProviderRefusal } from './provider-client.ts';
import { paymentEventSchema, type PaymentEvent, type PaymentOrder } from './provider-messages.ts';
import { isSigned } from './signature.ts';
import type { StripeConnection } from './stripe.config.ts';
import {
  chargeSchema,
  createdSessionSchema,
  eventTypeSchema,
  handledTypes,
  paymentIntentSchema,
  stripeErrorSchema,
  stripeEventSchema,
  type StripeEvent,
} from './stripe.schema.ts';

const stripeUrl = 'https://api.stripe.com';
const checkoutOrigin = 'https://checkout.stripe.com';
/** The version whose objects stripe.schema.ts describes. */
const apiVersion = '2024-06-20';
const defaultTimeoutMs = 10_000;
/** How long before the operator a session expires, so that Stripe's event usually arrives first. Stripe requires 30 minutes from its creation. */
const expiresEarlierMs = 30 * 60_000;

/** What an event says about a payment. */
type Report = Pick<PaymentEvent, 'type' | 'card'> & {
  /** Id of Stripe's object: Stripe may report one change in two events with different ids. */
  readonly of: string;
  readonly reference: string | null | undefined;
  readonly amount: number | null;
  readonly currency: string | null;
};

type Dependencies = { connection: StripeConnection; now: () => Date; timeoutMs?: number };
type Request = { readonly form?: URLSearchParams; readonly idempotencyKey?: string };

/**
 * Stripe in test mode: a page of Stripe Checkout takes the card, a PaymentIntent carries our payment id, and webhooks report the outcome (decision
 * 0182). Amounts need no conversion, because the currencies offered with it have the same minor units at Stripe.
 */
export function createStripeAdapter({ connection, now, timeoutMs = defaultTimeoutMs }: Dependencies): ProviderAdapter {
  const { secretKey, webhookSecret, apiUrl = stripeUrl } = connection;

  async function ask<Schema extends v.GenericSchema>(path: string, schema: Schema, request: Request = {}): Promise<v.InferOutput<Schema>> {
    const { form, idempotencyKey } = request;
    const response = await fetch(new URL(path, apiUrl), {
      method: form ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': apiVersion,
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(form ? { body: form } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    if (response.ok) return v.parse(schema, body);
    const fault = v.safeParse(stripeErrorSchema, body);
    throw new Error(`Stripe answered ${response.status}${fault.success ? ` (${fault.output.error.code ?? fault.output.error.type})` : ''}`);
  }

  /** The card of a charge. It is only shown to the player, so without it the payment is complete all the same. */
  async function cardOf(chargeId: string | null | undefined): Promise<PaymentEvent['card']> {
    if (!chargeId) return undefined;
    const charge = await ask(`/v1/charges/${encodeURIComponent(chargeId)}`, chargeSchema).catch(() => undefined);
    const { brand, last4, fingerprint } = charge?.payment_method_details?.card ?? {};
    return brand && last4 && fingerprint ? { token: fingerprint, scheme: schemes[brand] ?? brand, last4 } : undefined;
  }

  async function reportOf({ type, data }: StripeEvent): Promise<Report> {
    switch (type) {
      case 'payment_intent.succeeded': {
        const { id, amount_received: amount, currency, metadata, latest_charge: charge } = data.object;
        const card = metadata.reference ? await cardOf(charge) : undefined;
        return { of: id, type: 'completed', reference: metadata.reference, amount, currency, card };
      }
      case 'payment_intent.canceled': {
        const { id, amount, currency, metadata } = data.object;
        return { of: id, type: 'cancelled', reference: metadata.reference, amount, currency };
      }
      case 'checkout.session.expired': {
        const { id, amount_total: amount, currency, client_reference_id: reference } = data.object;
        return { of: id, type: 'expired', reference, amount, currency };
      }
      case 'charge.refunded': {
        // The charge contains the sum of all its refunds; the event is about the last one.
        const { id, amount_refunded: refunded, currency, metadata } = data.object;
        const amount = refunded - (data.previous_attributes?.amount_refunded ?? 0);
        return { of: `${id}:${refunded}`, type: 'refunded', reference: metadata.reference, amount, currency };
      }
      case 'charge.dispute.funds_withdrawn': {
        // Stripe copies our reference to charges, but not to disputes.
        const { id, amount, currency, payment_intent: intentId } = data.object;
        const intent = intentId ? await ask(`/v1/payment_intents/${encodeURIComponent(intentId)}`, paymentIntentSchema) : undefined;
        return { of: id, type: 'charged_back', reference: intent?.metadata.reference, amount, currency };
      }
    }
  }

  return {
    async open(order) {
      const session = await ask('/v1/checkout/sessions', createdSessionSchema, { form: sessionFormOf(order), idempotencyKey: order.reference });
      if (new URL(session.url).origin !== checkoutOrigin) throw new Error('Stripe answered an address that is not of its Checkout');
      return { type: 'redirect_url', id: session.id, url: session.url };
    },
    // A payment at Stripe never asks the operator for a code.
    confirm: () => Promise.resolve('not_awaited'),
    resend: () => Promise.resolve('not_awaited'),
    // Its cards are entered on its own page.
    payCard: () => Promise.resolve({ outcome: 'not_awaited' }),
    payOut: () => Promise.reject(new ProviderRefusal('Stripe pays nothing out')),
    async readCallback(_processorId, { body, headers }) {
      const header = headers['stripe-signature'];
      if (typeof header !== 'string' || !isSignedByStripe(webhookSecret, body, header, now())) return 'unsigned';
      const any = v.safeParse(v.pipe(v.string(), v.parseJson(), eventTypeSchema), body);
      if (!any.success) return 'malformed';
      if (!handledTypes.includes(any.output.type)) return 'irrelevant';
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), stripeEventSchema), body);
      if (!event.success) return 'malformed';
      const { of, reference, amount, currency, ...report } = await reportOf(event.output);
      if (!v.is(paymentEventSchema.entries.reference, reference)) return 'irrelevant';
      const money = { amount_minor: amount, currency: currency?.toUpperCase() };
      const read = v.safeParse(paymentEventSchema, { event_id: `${report.type}:${of}`, reference, ...money, ...report });
      return read.success ? read.output : 'malformed';
    },
  };
}

/** The names of card brands, as the other providers report them. */
const schemes: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The form of a Checkout session, the same at every attempt: Stripe refuses a repeated key with another form. */
function sessionFormOf({ reference, merchant, amount_minor: amount, currency, locale, return_url: returnUrl, expires_at: expiresAt }: PaymentOrder) {
  const back = new URL(returnUrl);
  back.searchParams.set('transaction', reference);
  return new URLSearchParams({
    mode: 'payment',
    client_reference_id: reference,
    'payment_intent_data[metadata][reference]': reference,
    // Other methods may pay days later, or in parts.
    'payment_method_types[0]': 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][product_data][name]': merchant,
    // Otherwise Stripe may charge another currency than the wallet's.
    'adaptive_pricing[enabled]': 'false',
    success_url: back.href,
    cancel_url: back.href,
    locale: checkoutLocaleOf(locale),
    ...(expiresAt ? { expires_at: String(Math.floor((Date.parse(expiresAt) - expiresEarlierMs) / 1000)) } : {}),
  });
}

/** The language of the page. Stripe has no Hindi. */
function checkoutLocaleOf(locale: string): string {
  const [tag] = isLocaleCode(locale) ? localeTable[locale] : ['auto'];
  if (tag === 'pt-BR') return tag;
  const [language = 'auto'] = tag.split('-');
  return language === 'hi' ? 'auto' : language;
}

/** Whether the header has a valid signature. During the rotation of a secret Stripe sends one for each; those of other schemes are ignored. */
function isSignedByStripe(secret: string, body: string, header: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim());
  const timestamp = parts.find((part) => part.startsWith('t='));
  return parts.some((part) => part.startsWith('v1=') && isSigned(secret, body, `${timestamp},${part}`, now));
}
