import type * as v from 'valibot';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  cardSubmissionSchema,
  confirmationSchema,
  paymentOrderSchema,
  payoutOrderSchema,
  resendSchema,
  type CardOutcome,
  type CardSubmission,
  type PaymentStart,
} from '../payments/provider-messages.ts';
import { submitCard } from './card-submission.ts';
import { asksForCard } from './page-reply.ts';
import type { Payouts } from './payouts.ts';
import type { SandboxPayments } from './sandbox-payments.service.ts';
import { signedMessage } from './signed-message.ts';
import { startResponseOf } from './start-response.ts';

type Dependencies = { payments: SandboxPayments; payouts: Payouts; secret: string; publicUrl: () => string; now: () => Date };

/** The operator's requests, which are signed and idempotent. */
export function registerOrders(app: FastifyInstance, { payments, payouts, secret, publicUrl, now }: Dependencies): void {
  function order<Schema extends v.GenericSchema>(
    url: string,
    schema: Schema,
    take: (message: v.InferOutput<Schema>, reply: FastifyReply) => Promise<object>,
  ): void {
    app.post(url, async (request, reply) => {
      const message = signedMessage(request, schema, { secret, now });
      if ('error' in message) return reply.code(message.status).send({ error: message.error });
      return reply.send(await take(message.output, reply));
    });
  }
  const conflict = (reply: FastifyReply) => {
    reply.code(409);
    return { error: 'conflict' };
  };

  order('/payments', paymentOrderSchema, async (message, reply) => {
    const payment = await payments.order(message);
    if (payment === 'conflict') return conflict(reply);
    if ('fault' in payment) return { id: message.reference, type: 'refused', ...payment } satisfies PaymentStart;
    return startResponseOf(payment, { publicUrl: publicUrl(), secret });
  });

  order('/confirmations', confirmationSchema, async (message) => ({ outcome: await payments.confirm(message) }));

  order('/resends', resendSchema, async ({ payment_id: id }) => ({ outcome: await payments.resend(id) }));

  order('/cards', cardSubmissionSchema, (card) => useCard(card));

  order('/payouts', payoutOrderSchema, async (message, reply) => {
    const payout = await payouts.order(message);
    return payout === 'conflict' ? conflict(reply) : payout;
  });

  /** As the hosted card fields do. */
  async function useCard({ payment_id: id, expiry_month: month, expiry_year: year, ...card }: CardSubmission): Promise<CardOutcome> {
    const payment = await payments.find(id);
    if (payment?.method.flow !== 'client_token' || !asksForCard(payment)) return { outcome: 'not_awaited' };
    const result = await submitCard(payments, payment, { ...card, month, year });
    if (result.state === 'finished') return { outcome: 'finished' };
    if (result.state === 'submitted') return { outcome: 'confirm', url: new URL(result.path, publicUrl()).href };
    const { month: expiry_month, year: expiry_year, ...errors } = result.errors;
    return { outcome: 'refused', errors: { ...errors, expiry_month, expiry_year } };
  }
}
