import type { FastifyInstance } from 'fastify';
import { cardFrameFields, type CardFieldError, type CardFrame } from '@playfront/api-contract/payment-frame';
import { sendHtmlPage } from '../http/html-page.ts';
import type { CardFault, CardForm } from './card.rules.ts';
import { formOf } from './form-of.ts';
import { hostedFieldPage, lookOf, type ControllerMessage } from './hosted-fields-page.ts';
import { notFoundPage } from './page-frame.ts';
import { asksForCard, sendPage } from './page-reply.ts';
import type { SandboxPayments } from './sandbox-payments.service.ts';
import { isUndecided, type SandboxPayment } from './sandbox-payments.store.ts';
import { readPaymentToken } from './start-response.ts';

type Dependencies = { payments: SandboxPayments; secret: string; publicUrl: () => string };

const frames: readonly CardFrame[] = [...cardFrameFields, 'controller'];

const errorOfFault = {
  required: 'required',
  number: 'invalid',
  testCardOnly: 'not_accepted',
  month: 'invalid',
  year: 'invalid',
  expired: 'expired',
  cvv: 'invalid',
} as const satisfies Record<CardFault, CardFieldError>;

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
    const initial = payment.status === 'created' ? undefined : messageOf(payment);
    const { page, policy } = hostedFieldPage({ payment, frame, look: lookOf(query), cardUrl: `/hosted-fields/${token}/card`, initial });
    return sendHtmlPage(reply, page, policy);
  });

  app.post('/hosted-fields/:token/card', async (request, reply) => {
    const payment = await paymentOf(request.params);
    if (!payment || !asksForCard(payment)) return reply.code(404).send({ error: 'not_found' });
    if (payment.status === 'created') await payments.useCard(payment, cardOf(formOf(request.body)));
    return reply.header('cache-control', 'no-store').send(messageOf((await payments.find(payment.id)) ?? payment));
  });

  /** How the payment continues once a card was sent. */
  function messageOf(payment: SandboxPayment): ControllerMessage {
    const { id, status, reference, details } = payment;
    if (!isUndecided(payment)) return { state: 'finished', transaction_id: reference };
    if (status !== 'created') return { state: 'submitted', url: new URL(`/pay/${id}`, publicUrl()).href };
    const { holder, number, month, year, cvv } = details.refusedCard?.faults ?? {};
    const expiry = month ?? year;
    return {
      state: 'refused',
      errors: {
        ...(holder && { holder: errorOfFault[holder] }),
        ...(number && { number: errorOfFault[number] }),
        ...(expiry && { expiry: errorOfFault[expiry] }),
        ...(cvv && { cvv: errorOfFault[cvv] }),
      },
    };
  }
}

function cardOf(form: (name: string) => string): CardForm {
  const [month = '', year = ''] = form('expiry').split('/');
  return { holder: form('holder'), number: form('number'), month: month.trim(), year: year.trim(), cvv: form('cvv') };
}
