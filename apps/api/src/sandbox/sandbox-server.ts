import * as v from 'valibot';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { isUuid } from '../http/uuid.ts';
import { paymentOrderSchema } from '../payments/provider-messages.ts';
import { isSigned, signatureHeader } from '../payments/signature.ts';
import { createDeliveries } from './deliveries.service.ts';
import { cardPage, confirmPage, notFoundPage } from './page.ts';
import { pageStyleHash } from './page.style.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import { createSandboxPayments, isUndecided, type SandboxPayments } from './sandbox-payments.service.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

type Dependencies = {
  readonly database: SandboxDatabase;
  readonly log: FastifyBaseLogger;
  readonly secret: string;
  /** Own origin: the page's address is made from it. */
  readonly publicUrl: () => string;
  readonly now?: () => Date;
  readonly firstRetryMs?: number;
};

const expirySweepMs = 30_000;

/**
 * A payment provider to deposit with where there is no real one: takes signed orders, shows a hosted card page on its own origin,
 * sends signed callbacks until they arrive. It takes no money and keeps no card.
 */
export function createSandboxServer({ database, log, secret, publicUrl, now = () => new Date(), firstRetryMs }: Dependencies): FastifyInstance {
  const app = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }), bodyLimit: 16_384 });
  const deliveries = createDeliveries({ database, secret, now, log, ...(firstRetryMs ? { firstRetryMs } : {}) });
  const payments = createSandboxPayments({ database, now, deliveries });

  app.removeAllContentTypeParsers();
  // Orders are signed over their bytes, forms are read by URLSearchParams: both need the text.
  app.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.code(status).send({ error: status < 500 ? 'malformed' : 'failed' });
  });
  app.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), notFoundPage('en')));

  app.get('/healthz', () => ({ status: 'up' }));
  registerOrders(app, { payments, secret, publicUrl, now });
  registerPages(app, payments);

  const sweep = () => payments.expireDue().catch((error: unknown) => log.error({ err: error }, 'expiry'));
  let sweepTimer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    // What an earlier process still owed is told first.
    deliveries.wake();
    await sweep();
    sweepTimer = setInterval(sweep, expirySweepMs);
  });
  app.addHook('onClose', async () => {
    clearInterval(sweepTimer);
    await deliveries.stop();
  });
  return app;
}

type OrderDependencies = { payments: SandboxPayments; secret: string; publicUrl: () => string; now: () => Date };

function registerOrders(app: FastifyInstance, { payments, secret, publicUrl, now }: OrderDependencies): void {
  app.post('/payments', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const header = request.headers[signatureHeader];
    if (!isSigned(secret, body, typeof header === 'string' ? header : undefined, now())) return reply.code(401).send({ error: 'unsigned' });
    const order = v.safeParse(v.pipe(v.string(), v.parseJson(), paymentOrderSchema), body);
    if (!order.success) return reply.code(400).send({ error: 'malformed' });
    const payment = await payments.order(order.output);
    if (payment === 'conflict') return reply.code(409).send({ error: 'conflict' });
    return reply.send({ id: payment.id, page_url: new URL(`/pay/${payment.id}`, publicUrl()).href });
  });
}

/** The payer's pages. Every step ends in a redirect, and a decided payment always leads back: reload and Back do no harm. */
function registerPages(app: FastifyInstance, payments: SandboxPayments): void {
  const find = (params: unknown) => {
    const { id } = params as { id: string };
    return isUuid(id) ? payments.find(id) : undefined;
  };

  app.get('/pay/:id', async (request, reply) => {
    const payment = await find(request.params);
    return payment ? show(reply, payment) : sendPage(reply.code(404), notFoundPage('en'));
  });

  app.post('/pay/:id/card', async (request, reply) => {
    const payment = await find(request.params);
    if (!payment) return sendPage(reply.code(404), notFoundPage('en'));
    if (payment.status !== 'created') return show(reply, payment);
    const form = formOf(request.body);
    const typed = { holder: form('holder'), number: form('number'), month: form('month'), year: form('year'), cvv: form('cvv') };
    const check = await payments.useCard(payment, typed);
    if (!check.ok) return sendPage(reply, cardPage(payment, typed, check.faults), payment);
    return reply.redirect(`/pay/${payment.id}`, 303);
  });

  app.post('/pay/:id/decision', async (request, reply) => {
    const payment = await find(request.params);
    if (!payment) return sendPage(reply.code(404), notFoundPage('en'));
    const decision = formOf(request.body)('decision');
    // The bank is asked about a card; without one there is nothing to approve.
    if (payment.status === 'confirming' && decision === 'approve') await payments.decide(payment.id, 'completed');
    if (payment.status === 'confirming' && decision === 'decline') await payments.decide(payment.id, 'failed');
    return reply.redirect(`/pay/${payment.id}`, 303);
  });

  app.post('/pay/:id/cancel', async (request, reply) => {
    const payment = await find(request.params);
    if (!payment) return sendPage(reply.code(404), notFoundPage('en'));
    await payments.decide(payment.id, 'cancelled');
    return reply.redirect(`/pay/${payment.id}`, 303);
  });
}

function show(reply: FastifyReply, payment: SandboxPayment): FastifyReply {
  if (!isUndecided(payment)) {
    const back = new URL(payment.return_url);
    back.searchParams.set('transaction', payment.reference);
    return reply.header('cache-control', 'no-store').redirect(back.href, 303);
  }
  return sendPage(reply, payment.status === 'confirming' ? confirmPage(payment) : cardPage(payment), payment);
}

function sendPage(reply: FastifyReply, page: string, payment?: SandboxPayment): FastifyReply {
  // A form's redirect counts as its target, so the way back to the shop must be named.
  const formTargets = payment ? `'self' ${new URL(payment.return_url).origin}` : "'none'";
  const policy = `default-src 'none'; style-src '${pageStyleHash}'; img-src data:; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

function formOf(body: unknown): (name: string) => string {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return (name) => (form.get(name) ?? '').slice(0, 100);
}
