import * as v from 'valibot';
import type { FastifyInstance } from 'fastify';
import { frontGetFinancialTransaction, frontGetFinancialTransactions, frontGetProcessors, paymentGetPaymentUrl } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse, statusOf } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { isUuid } from '../http/uuid.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { PaymentCallbacks } from './callbacks.service.ts';
import type { Deposits } from './deposits.service.ts';
import { findPaymentOfPlayer, readPayments, type PaymentRow } from './payments.store.ts';
import { findProcessor, wireProcessors } from './processors.ts';
import { paymentEventSchema } from './provider-messages.ts';
import { isSigned, signatureHeader } from './signature.ts';

export function registerPayments(
  calls: CallRegistry,
  { database, deposits, access }: { database: Database; deposits: Deposits; access: AccessService },
): void {
  calls.player(frontGetProcessors, async ({ body }) => ({ status: 1, processors: wireProcessors(body.currency) }));

  calls.player(paymentGetPaymentUrl, async ({ body, session, request }) => {
    if (await access.check({ ip: request.ip, country: session.country })) return refuse('disable_site_access');
    const { provider } = request.params as { provider: string };
    const started = await deposits.start(session, provider, body);
    if (isRefusal(started)) return started;
    return { status: 1, transaction_id: started.transactionId, type: 'redirect_url' as const, redirect_url: started.redirectUrl };
  });

  calls.player(frontGetFinancialTransaction, async ({ body, session }) => {
    const payment = isUuid(body.id) ? await findPaymentOfPlayer(database, session.playerId, body.id) : undefined;
    return payment ? { status: 1, transaction: wireTransaction(payment) } : refuse('not_found');
  });

  calls.player(frontGetFinancialTransactions, async ({ body, session }) => {
    const isNeverFound = (body.type !== undefined && body.type !== 'deposit') || body.status === 'reversal';
    if (isNeverFound) return { status: 1, transactions: [], total: 0 };
    const { payments, total } = await readPayments(database, {
      playerId: session.playerId,
      from: body.from ? new Date(body.from) : undefined,
      to: body.to ? new Date(body.to) : undefined,
      status: body.status === 'reversal' ? undefined : body.status,
      offset: (body.page - 1) * body.page_size,
      limit: body.page_size,
    });
    return { status: 1, transactions: payments.map(wireTransaction), total };
  });
}

function wireTransaction(payment: PaymentRow) {
  return {
    id: payment.id,
    type: 'deposit',
    date: payment.created_at.toISOString(),
    amount: toWire(money(payment.amount, payment.currency)),
    currency: payment.currency,
    provider: findProcessor(payment.processor)?.name ?? payment.processor,
    status: payment.status,
    reason: payment.reason,
    can_cancel: false,
  };
}

/** Where the provider tells what became of a payment. The signature is over the bytes as they came, so the body is read as text. */
export function registerPaymentCallback(
  app: FastifyInstance,
  { callbacks, secret, now }: { callbacks: PaymentCallbacks; secret: string; now: () => Date },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/api/payment/callback/sandbox', async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const header = request.headers[signatureHeader];
      if (!isSigned(secret, body, typeof header === 'string' ? header : undefined, now())) return reply.code(401).send(refuse('unauthorized'));
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), paymentEventSchema), body);
      const answer = event.success ? await callbacks.receive('sandbox_card', event.output) : refuse('malformed');
      if (isRefusal(answer)) reply.code(statusOf(answer.error));
      return reply.send(answer);
    });
  });
}
