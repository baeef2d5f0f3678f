import type { FastifyInstance } from 'fastify';
import { isRefusal, refuse, statusOf } from '../http/failures.ts';
import type { DepositCallbacks, DepositEvent } from './deposit-callbacks.service.ts';
import type { PayoutEvent, Payouts } from './payouts.service.ts';
import type { ProviderAdapter } from './provider-adapter.ts';
import { payoutOutcomes, type PaymentEvent } from './provider-messages.ts';

type Dependencies = { deposits: DepositCallbacks; payouts: Payouts; provider: Pick<ProviderAdapter, 'readCallback'> };

/** An event has a few hundred bytes. */
const callbackBodyBytes = 16 * 1024;

/** The callbacks of providers, with a URL for each provider. The signature covers the raw bytes, so the body is read as text. */
export function registerCallbacks(app: FastifyInstance, { deposits, payouts, provider }: Dependencies): void {
  const receive = (processorId: string, event: PaymentEvent) =>
    isPayout(event) ? payouts.receive(processorId, event) : deposits.receive(processorId, event as DepositEvent);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/api/payment/callback/:processor', { bodyLimit: callbackBodyBytes }, async (request, reply) => {
      const { processor } = request.params as { processor: string };
      const body = typeof request.body === 'string' ? request.body : '';
      const event = await provider.readCallback(processor, { body, headers: request.headers });
      if (event === 'unsigned') return reply.code(401).send(refuse('unauthorized'));
      if (event === 'irrelevant') return reply.send({ status: 1 });
      const response = event === 'malformed' ? refuse('malformed') : await receive(processor, event);
      if (isRefusal(response)) reply.code(statusOf(response.error));
      return reply.send(response);
    });
  });
}

function isPayout(event: PaymentEvent): event is PayoutEvent {
  return (payoutOutcomes as readonly string[]).includes(event.type);
}
