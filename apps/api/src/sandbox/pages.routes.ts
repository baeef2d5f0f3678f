import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCurrency } from '@playfront/money';
import { isUuid } from '@playfront/api-contract';
import type { Rates } from '../payments/reference-rates.ts';
import type { CoinConfirmations } from './coin-confirmations.ts';
import { rateAt, readCoins, readRate, worthOf } from './coins.rules.ts';
import { formOf } from './form-of.ts';
import { notFoundPage } from './page-frame.ts';
import { asksForCard, endVisit, sendPage, show, acceptsLateMoney } from './page-reply.ts';
import type { SandboxPayments } from './sandbox-payments.service.ts';
import { isSent, isUndecided, type SandboxPayment } from './sandbox-payments.store.ts';
import { readPaymentToken } from './start-response.ts';
import { readAmount } from './typed-amount.ts';

type Dependencies = { payments: SandboxPayments; coins: CoinConfirmations; secret: string; now: () => Date; rates: Rates };

/** Whether the payer can confirm a card payment at the bank. */
const asksBank = ({ status, details }: SandboxPayment) => status === 'confirming' && !details.isBankSilent;

/** The payer's pages. Every step ends in a redirect, and a decided payment redirects to the site, so that reload and Back do no harm. */
export function registerPages(app: FastifyInstance, { payments, coins, secret, now, rates }: Dependencies): void {
  const again = (reply: FastifyReply, { id }: SandboxPayment) => reply.redirect(`/pay/${id}`, 303);

  /** Registers a step of a payment. An unknown payment results in a not-found page. */
  function step(method: 'GET' | 'POST', url: string, take: (payment: SandboxPayment, reply: FastifyReply, request: FastifyRequest) => unknown): void {
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const { id } = request.params as { id: string };
        const payment = isUuid(id) ? await payments.find(id) : undefined;
        return payment ? take(payment, reply, request) : sendPage(reply.code(404), notFoundPage('en'));
      },
    });
  }

  step('GET', '/pay/:id', (payment, reply) => show(reply, payment));

  // Entry from the card fields and from the site's form; both redirect to the payment's page.
  app.get('/fields/:token', (request, reply) => enter(reply, (request.params as { token: string }).token));
  app.post('/checkout', (request, reply) => enter(reply, formOf(request.body)('token')));
  function enter(reply: FastifyReply, token: string): FastifyReply {
    const id = readPaymentToken(token, secret);
    return id ? reply.redirect(`/pay/${id}`, 303) : sendPage(reply.code(404), notFoundPage('en'));
  }

  step('POST', '/pay/:id/card', async (payment, reply, request) => {
    if (payment.status !== 'created' || !asksForCard(payment)) return show(reply, payment);
    const form = formOf(request.body);
    const typed = { holder: form('holder'), number: form('number'), month: form('month'), year: form('year'), cvv: form('cvv') };
    await payments.useCard(payment, typed);
    return again(reply, payment);
  });

  step('POST', '/pay/:id/decision', async (payment, reply, request) => {
    const decision = formOf(request.body)('decision');
    // A card payment can be approved only once a card was accepted. Codes are entered on the site, and coins are sent instead.
    const isAsked = asksForCard(payment) ? asksBank(payment) : !['otp', 'address'].includes(payment.method.flow);
    const failure = asksForCard(payment) ? ({ failure: 'authentication_failed' } as const) : {};
    if (isAsked && decision === 'decline') await payments.decide(payment, 'failed', failure);
    if (!isAsked || decision !== 'approve') return again(reply, payment);
    const typed = payment.method.flow === 'instructions' ? formOf(request.body)('amount') : '';
    const paidMinor = typed ? readAmount(typed, payment) : payment.amount_minor;
    if (paidMinor === undefined) await payments.refuseCoins(payment, typed);
    else await payments.decide(payment, 'completed', paidMinor === payment.amount_minor ? {} : { paidMinor });
    return again(reply, payment);
  });

  step('POST', '/pay/:id/code', async (payment, reply, request) => {
    if (asksForCard(payment) && asksBank(payment)) await payments.enterBankCode(payment, formOf(request.body)('code'));
    return again(reply, payment);
  });

  step('POST', '/pay/:id/send', async (payment, reply, request) => {
    const typed = formOf(request.body)('coins');
    const isOpen = !isSent(payment) && (isUndecided(payment) || payment.status === 'expired');
    if (payment.method.flow !== 'address' || !isOpen) return show(reply, payment);
    const worth = worthOfSent(payment, typed);
    if (worth === undefined) await payments.refuseCoins(payment, typed);
    else await coins.send(payment, worth);
    return again(reply, payment);
  });

  step('POST', '/pay/:id/cancel', async (payment, reply) => {
    if (isUndecided(payment) && !isSent(payment)) await payments.decide(payment, 'cancelled');
    return again(reply, payment);
  });

  step('POST', '/pay/:id/later', async (payment, reply) => {
    await payments.decideLater(payment);
    return endVisit(reply, payment);
  });

  step('POST', '/pay/:id/timeout', async (payment, reply) => {
    if (isUndecided(payment) && !isSent(payment)) await payments.decide(payment, 'expired');
    return acceptsLateMoney(payment) ? again(reply, payment) : endVisit(reply, { ...payment, status: 'expired' });
  });

  /** The value of sent coins: at the fixed rate while it is valid, then at the current rate. Undefined if it is not an amount. */
  function worthOfSent({ status, details, currency, amount_minor: asked }: SandboxPayment, typed: string): number | undefined {
    const coins = readCoins(typed);
    if (!coins || !isCurrency(currency)) return undefined;
    const isFixed = status !== 'expired';
    // The exact number of requested coins counts as the requested amount, regardless of rounding.
    if (isFixed && coins === readCoins(details.coinAmount ?? '')) return asked;
    const rate = isFixed ? readRate(details.rate ?? '') : rateAt(details.coin ?? '', currency, now(), rates);
    const worth = rate ? worthOf(coins, currency, rate) : 0;
    return worth > 0 && Number.isSafeInteger(worth) ? worth : undefined;
  }
}
