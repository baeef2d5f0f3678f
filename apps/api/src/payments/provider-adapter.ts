import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { ProviderClient } from './provider-client.ts';
import { paymentEventSchema, type PaymentEvent } from './provider-messages.ts';
import type { ProviderSecrets } from './provider-secrets.ts';
import { isSigned, signatureHeader } from './signature.ts';

/** A callback as it arrived. Signatures cover the raw body. */
export type ProviderCallback = { readonly body: string; readonly headers: IncomingHttpHeaders };

/** What a callback reports. `irrelevant`: nothing that the operator must know; the provider shall not send it again. */
export type CallbackReading = PaymentEvent | 'unsigned' | 'malformed' | 'irrelevant';

/** The translation between our messages and the protocol of a provider (docs/payments.md). It moves no money. */
export type ProviderAdapter = ProviderClient & {
  /** Checks the signature of a callback and reads its event. Throws if the provider must be asked for details and does not respond. */
  readCallback(processorId: string, callback: ProviderCallback): Promise<CallbackReading>;
};

type Dependencies = { client: ProviderClient; secrets: ProviderSecrets; now: () => Date };

/** The adapter for connectors that use the protocol of provider-messages.ts, and for the payment sandbox. */
export function createProtocolAdapter({ client, secrets, now }: Dependencies): ProviderAdapter {
  return {
    ...client,
    async readCallback(processorId, { body, headers }) {
      const header = headers[signatureHeader];
      const signature = typeof header === 'string' ? header : undefined;
      if (!secrets.of(processorId).some((secret) => isSigned(secret, body, signature, now()))) return 'unsigned';
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), paymentEventSchema), body);
      return event.success ? event.output : 'malformed';
    },
  };
}

/** Sends each call to the adapter of its provider. `own`: the adapters of single providers, by provider id; all others use `standard`. */
export function routeToAdapters(standard: ProviderAdapter, own: ReadonlyMap<string, ProviderAdapter>): ProviderAdapter {
  const of = (processorId: string) => own.get(processorId) ?? standard;
  return {
    open: (order) => of(order.method.id).open(order),
    confirm: (processorId, confirmation) => of(processorId).confirm(processorId, confirmation),
    resend: (processorId, paymentId) => of(processorId).resend(processorId, paymentId),
    payCard: (processorId, card) => of(processorId).payCard(processorId, card),
    payOut: (order) => of(order.method.id).payOut(order),
    readCallback: (processorId, callback) => of(processorId).readCallback(processorId, callback),
  };
}
