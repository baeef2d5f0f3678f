import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '@playfront/api-contract';
import { payoutOutcomes } from '../payments/provider-messages.ts';
import { consoleActions, type ConsoleActions } from './console-actions.ts';
import { consolePage } from './console-page.ts';
import { readConsole } from './console.store.ts';
import { formOf } from './form-of.ts';
import { notFoundPage } from './page-frame.ts';
import { sendPage } from './page-reply.ts';
import type { Payouts } from './payouts.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import type { SandboxPayments } from './sandbox-payments.service.ts';

type Dependencies = {
  database: SandboxDatabase;
  payments: SandboxPayments;
  payouts: Payouts;
  actions: ConsoleActions;
  publicUrl: () => string;
};

/** The console of testers. It is registered on a local site only, because it decides the payments of all players. */
export function registerConsole(app: FastifyInstance, { database, payments, payouts, actions, publicUrl }: Dependencies): void {
  const notFound = (reply: FastifyReply) => sendPage(reply.code(404), notFoundPage('en'));
  const again = (reply: FastifyReply, id: string) => reply.redirect(`/console?open=${id}#${id}`, 303);

  /** A form of another site may not decide payments. Browsers always send one of these headers with a form. */
  const isOwnForm = ({ headers }: FastifyRequest) =>
    headers['sec-fetch-site'] === undefined ? headers.origin === new URL(publicUrl()).origin : headers['sec-fetch-site'] === 'same-origin';

  app.get('/console', async (request, reply) => {
    const { open } = request.query as { open?: unknown };
    return sendPage(reply, consolePage({ ...(await readConsole(database)), openId: typeof open === 'string' ? open : undefined }));
  });

  app.post('/console/payments/:id/:action', async (request, reply) => {
    const { id, action: name } = request.params as { id: string; action: string };
    const action = consoleActions.find((known) => known === name);
    if (!isOwnForm(request)) return reply.code(403).send({ error: 'forbidden' });
    const payment = isUuid(id) ? await payments.find(id) : undefined;
    if (!payment || !action) return notFound(reply);
    const form = formOf(request.body);
    await actions.run(payment, action, { amount: form('amount'), reason: form('reason') });
    return again(reply, id);
  });

  app.post('/console/payouts/:id/:outcome', async (request, reply) => {
    const { id, outcome: name } = request.params as { id: string; outcome: string };
    const outcome = payoutOutcomes.find((known) => known === name);
    if (!isOwnForm(request)) return reply.code(403).send({ error: 'forbidden' });
    if (!outcome || !isUuid(id)) return notFound(reply);
    await payouts.decide(id, outcome);
    return again(reply, id);
  });
}
