import type { FastifyInstance } from 'fastify';
import { cardFrameFields, type CardFrame } from '@playfront/api-contract/payment-frame';
import { sendHtmlPage } from '../http/html-page.ts';
import type { CardForm } from './card.rules.ts';
import { cardResultOf, submitCard, type CardResult } from './card-submission.ts';
import { formOf } from './form-of.ts';
import { hostedFieldPage, lookOf, type ControllerMessage } from './hosted-fields-page.ts';
import { notFoundPage } from './page-frame.ts';
import { asksForCard, sendPage } from './page-reply.ts';
import type { SandboxPayments } from './sandbox-payments.service.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';
import { readPaymentToken } from './start-response.ts';

type Dependencies = { payments: SandboxPayments; secret: string; publicUrl: () => string };

const frames: readonly CardFrame[] = [...cardFrameFields, 'controller'];

/** The card fields that the site shows in frames of their own, and the request that sends the card. They are opened by the payment's token. */
export function registerHostedFields(app: FastifyInstance, { payments, secret, publicUrl }: Dependencies): void {
  const paymentOf = async (params: unknown) => {
    const id = readPaymentToken((params as { token: string }).token, secret);
    return id ? payments.find(id) : undefined;
  };

  app.get('/hosted-fields/:token', async (request, reply) => {
    const payment = await paymentOf(request.params);
    const query = request.query as Readonly<Record<string, unknown>>;
    const frame = frames.find((known) => known === query['field']);
    if (!payment || !frame || !asksForCard(payment)) return sendPage(reply.code(404), notFoundPage('en'));
    const { token } = request.params as { token: string };
    const initial = payment.status === 'created' ? undefined : messageOf(payment, cardResultOf(payment));
    const { page, policy } = hostedFieldPage({ payment, frame, look: lookOf(query), cardUrl: `/hosted-fields/${token}/card`, initial });
    return sendHtmlPage(reply, page, policy);
  });

  app.post('/hosted-fields/:token/card', async (request, reply) => {
    const payment = await paymentOf(request.params);
    if (!payment || !asksForCard(payment)) return reply.code(404).send({ error: 'not_found' });
    const result = await submitCard(payments, payment, cardOf(formOf(request.body)));
    return reply.header('cache-control', 'no-store').send(messageOf(payment, result));
  });

  function messageOf({ reference }: SandboxPayment, result: CardResult): ControllerMessage {
    if (result.state === 'finished') return { state: 'finished', transaction_id: reference };
    if (result.state === 'submitted') return { state: 'submitted', url: new URL(result.path, publicUrl()).href };
    const { month, year, ...errors } = result.errors;
    const expiry = month ?? year;
    return { state: 'refused', errors: { ...errors, ...(expiry && { expiry }) } };
  }
}

function cardOf(form: (name: string) => string): CardForm {
  const [month = '', year = ''] = form('expiry').split('/');
  return { holder: form('holder'), number: form('number'), month: month.trim(), year: year.trim(), cvv: form('cvv') };
}
