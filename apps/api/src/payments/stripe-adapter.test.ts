import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startOperator, testSecret, type TestClock, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { expirePayments } from './deposits.store.ts';
import { createProviderSecrets } from './provider-secrets.ts';
import { createStripeAdapter } from './stripe-adapter.ts';
import { cardError, charge, checkoutSession, dispute, eventAbout, paymentIntent } from './stripe.fixtures.ts';

type Received = { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders; readonly form: Record<string, string> };
type Reply = { readonly status: number; readonly body: string; readonly type?: string } | 'none';

const secretKey = 'sk_test_onlyInThisTest0123456789';
const webhookSecret = 'whsec_onlyInThisTest0123456789abcdef';
const json = (value: object, status = 200): Reply => ({ status, body: JSON.stringify(value) });

/** A local server in place of Stripe's API, which replies as it is set up. */
async function startFakeStripe() {
  const received: Received[] = [];
  const replies = new Map<string, Reply>();
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ method: request.method ?? '', path, headers: request.headers, form: Object.fromEntries(new URLSearchParams(body)) });
      const reply = replies.get(path) ?? json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, 404);
      if (reply === 'none') return;
      response.writeHead(reply.status, { 'content-type': reply.type ?? 'application/json' }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  };
  return { received, replies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

const sessionsPath = '/v1/checkout/sessions';
const chargePath = `/v1/charges/${charge.id}`;

describe('a deposit by Stripe', () => {
  let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
  let db: TestDatabase;
  let clock: TestClock;
  let operator: TestOperator;
  let player: TestPlayer;

  beforeAll(async () => {
    stripe = await startFakeStripe();
    db = await createTestDatabase(inject('postgresUrl'));
    clock = { now: new Date() };
    operator = await startOperator(inject('postgresUrl'), {
      db,
      clock,
      pspSecrets: createProviderSecrets({ stripe: [webhookSecret] }, testSecret),
      stripe: { secretKey, webhookSecret, apiUrl: stripe.url },
      settings: { throttle_factor: 0, processors: { stripe: true } },
    });
    player = await operator.createPlayer();
  });
  afterAll(async () => {
    await expectSoundLedger(db.database);
    await operator.close();
    await db.destroy();
    await stripe.stop();
  });
  beforeEach(() => {
    stripe.received.length = 0;
    stripe.replies.clear();
    stripe.replies.set(sessionsPath, json(checkoutSession));
    stripe.replies.set(chargePath, json(charge));
  });

  const ask = (changes: Record<string, unknown> = {}, { bearer } = player) =>
    operator.call(
      'payment/get_payment_stripe_url',
      { amount: 25.5, currency: 'EUR', return_url: '/user-management?tab=deposit', locale: 'fi', idempotency_key: randomUUID(), ...changes },
      bearer,
    );
  const start = async () => (await ask()).json<{ transaction_id: string }>().transaction_id;
  const statusOf = async (id: string) =>
    (await operator.call('front/get_financial_transaction', { id }, player.bearer)).json<{ transaction: { status: string } }>().transaction.status;
  const realBalance = async () =>
    (await operator.call('front/get_player_balance', { id: player.id }, player.bearer)).json<{ player: { real_balance: number } }>().player
      .real_balance;
  const signatureOf = (body: string, secret = webhookSecret, ageSeconds = 0) => {
    const timestamp = Math.floor(clock.now.getTime() / 1000) - ageSeconds;
    return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  };
  const deliver = (body: string, signature = signatureOf(body)) =>
    operator.app.inject({
      method: 'POST',
      url: '/api/payment/callback/stripe',
      headers: { 'content-type': 'application/json; charset=utf-8', ...(signature ? { 'stripe-signature': signature } : {}) },
      payload: body,
    });
  const idFor = (kind: string, reference: string) => `${kind}_${reference.replaceAll('-', '')}`;
  const intentOf = (reference: string) => ({ ...paymentIntent, id: idFor('pi', reference), metadata: { reference } });
  const paid = (reference: string, changes: object = {}) => eventAbout('payment_intent.succeeded', { ...intentOf(reference), ...changes });
  const conflicts = async (id: string) =>
    (await db.pool.query<{ event_type: string; amount: string }>('select event_type, amount from payment_conflicts where payment_id = $1', [id]))
      .rows;

  it('opens a page of Stripe Checkout with the payment id in its PaymentIntent', async () => {
    const response = (await ask()).json<{ transaction_id: string }>();
    const id = response.transaction_id;
    expect(response).toEqual({ status: 1, transaction_id: id, type: 'redirect_url', url: checkoutSession.url });
    const [request] = stripe.received;
    expect(request).toMatchObject({
      method: 'POST',
      path: sessionsPath,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': expect.stringContaining('application/x-www-form-urlencoded') as string,
        'idempotency-key': id,
      },
    });
    const back = `https://play.example/user-management?tab=deposit&transaction=${id}`;
    expect(request?.form).toEqual({
      mode: 'payment',
      client_reference_id: id,
      'payment_intent_data[metadata][reference]': id,
      'payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '2550',
      'line_items[0][price_data][product_data][name]': 'Northlight',
      'adaptive_pricing[enabled]': 'false',
      success_url: back,
      cancel_url: back,
      locale: 'fi',
      expires_at: expect.stringMatching(/^\d{10}$/) as string,
    });
    // Stripe requires 30 minutes to 24 hours.
    const minutes = (Number(request?.form.expires_at) - clock.now.getTime() / 1000) / 60;
    expect(minutes).toBeGreaterThan(30);
    expect(minutes).toBeLessThan(120);
    expect(await statusOf(id)).toBe('pending');
  });

  it('of yen is sent in yen', async () => {
    const inYen = await operator.createPlayer({ currency: 'JPY' });
    expect((await ask({ amount: 2500, currency: 'JPY', locale: 'br' }, inYen)).json()).toMatchObject({ status: 1 });
    expect(stripe.received[0]?.form).toMatchObject({
      'line_items[0][price_data][currency]': 'jpy',
      'line_items[0][price_data][unit_amount]': '2500',
      locale: 'pt-BR',
    });
  });

  const failures: readonly [string, Reply][] = [
    ['is down', json({ error: { type: 'api_error' } }, 500)],
    ['answers HTML', { status: 200, body: '<html>Maintenance</html>', type: 'text/html' }],
    ['declines', json(cardError, 402)],
    ['answers a page of another site', json({ ...checkoutSession, url: 'https://evil.example/pay' })],
    ['answers a session of the live mode', json({ ...checkoutSession, id: 'cs_live_a1', livemode: true })],
  ];
  it.each(failures)('is refused while Stripe %s, and then continues with the same key and form', async (_text, reply) => {
    const key = { idempotency_key: randomUUID() };
    stripe.replies.set(sessionsPath, reply);
    const response = await ask(key);
    expect([response.statusCode, response.json()]).toEqual([500, { status: 0, error: 'action_failed' }]);
    stripe.replies.set(sessionsPath, json(checkoutSession));
    expect((await ask(key)).json()).toMatchObject({ status: 1, url: checkoutSession.url });
    const [first, second] = stripe.received;
    expect([second?.form, second?.headers['idempotency-key']]).toEqual([first?.form, first?.headers['idempotency-key']]);
  });

  it('that Stripe never opened expires by itself', async () => {
    stripe.replies.set(sessionsPath, json(cardError, 402));
    const key = randomUUID();
    await ask({ idempotency_key: key });
    const statuses = async () => (await db.pool.query<{ status: string }>('select status from payments where idempotency_key = $1', [key])).rows;
    expect(await statuses()).toEqual([{ status: 'pending' }]);
    await expirePayments(db.database, new Date(clock.now.getTime() + 3 * 3_600_000));
    expect(await statuses()).toEqual([{ status: 'expired' }]);
  });

  it('that is paid is credited once, with its card, however often Stripe reports it', async () => {
    const before = await realBalance();
    const id = await start();
    const event = paid(id);
    // Stripe may also report one change in two events with different ids.
    const again = event.replace('evt_1Qt', 'evt_2Qt');
    const responses = await Promise.all([deliver(event), deliver(event), deliver(again)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([await statusOf(id), await realBalance(), await conflicts(id)]).toEqual(['complete', before + 25.5, []]);
    const cards = await db.pool.query('select token, scheme, last4 from payment_instruments where player_id = $1', [player.id]);
    expect(cards.rows).toEqual([{ token: 'mAdEuPfInGeRpRiN', scheme: 'Visa', last4: '4242' }]);
  });

  it('that is paid is credited even if Stripe does not show its card', async () => {
    const before = await realBalance();
    stripe.replies.set(chargePath, json({ error: { type: 'api_error' } }, 500));
    const id = await start();
    expect((await deliver(paid(id))).statusCode).toBe(200);
    expect([await statusOf(id), await realBalance()]).toEqual(['complete', before + 25.5]);
  });

  it('continues after a declined card, which the player may replace on the same page', async () => {
    const id = await start();
    const declined = { ...intentOf(id), amount_received: 0, status: 'requires_payment_method' };
    expect((await deliver(eventAbout('payment_intent.payment_failed', declined))).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('pending');
    await deliver(paid(id));
    expect(await statusOf(id)).toBe('complete');
  });

  it.each([
    [
      'whose page was not used in time',
      'expired',
      (id: string) => eventAbout('checkout.session.expired', { ...checkoutSession, client_reference_id: id }),
    ],
    [
      'whose PaymentIntent is cancelled',
      'cancelled',
      (id: string) => eventAbout('payment_intent.canceled', { ...intentOf(id), amount_received: 0, latest_charge: null }),
    ],
  ])('%s ends and moves nothing', async (_text, status, event) => {
    const before = await realBalance();
    const id = await start();
    expect((await deliver(event(id))).statusCode).toBe(200);
    expect([await statusOf(id), await realBalance()]).toEqual([status, before]);
  });

  it('that is given back by refunds and by the bank is listed for staff', async () => {
    const before = await realBalance();
    const id = await start();
    await deliver(paid(id));
    const refunded = (amount: number, earlier: number) =>
      eventAbout(
        'charge.refunded',
        { ...charge, id: idFor('ch', id), amount_refunded: amount, metadata: { reference: id } },
        { data: { previous_attributes: { amount_refunded: earlier } } },
      );
    for (const event of [refunded(1000, 0), refunded(1000, 0), refunded(2550, 1000)]) expect((await deliver(event)).statusCode).toBe(200);
    // Without an answer to the question which payment it is about, Stripe must send the event again.
    const disputed = eventAbout('charge.dispute.funds_withdrawn', { ...dispute, payment_intent: idFor('pi', id) });
    expect((await deliver(disputed)).statusCode).toBe(500);
    stripe.replies.set(`/v1/payment_intents/${idFor('pi', id)}`, json(intentOf(id)));
    expect((await deliver(disputed)).statusCode).toBe(200);
    expect((await conflicts(id)).map(({ event_type: type, amount }) => [type, Number(amount)]).toSorted()).toEqual([
      ['charged_back', 2550],
      ['refunded', 1000],
      ['refunded', 1550],
    ]);
    expect(await realBalance()).toBe(before + 25.5);
  });

  const foreignSecret = 'whsec_ofAnotherEndpoint0123456789';
  it.each([
    ['unsigned', () => ''],
    ['signed with another secret', (body: string) => signatureOf(body, foreignSecret)],
    ['recorded more than five minutes ago', (body: string) => signatureOf(body, webhookSecret, 301)],
    ['signed for another body', () => signatureOf(paid(randomUUID()))],
    ['signed in another scheme only', (body: string) => signatureOf(body).replace('v1=', 'v0=')],
    ['signed without a time', (body: string) => signatureOf(body).replace(/^t=\d+,/, '')],
    ['with a signature that is none', () => 't=now,v1=,v1'],
  ])('is not credited by an event %s', async (_text, signature) => {
    const id = await start();
    const body = paid(id);
    expect((await deliver(body, signature(body))).statusCode).toBe(401);
    expect(await statusOf(id)).toBe('pending');
  });

  it('is credited by an event with signatures of two secrets, as during a rotation', async () => {
    const id = await start();
    const body = paid(id);
    const [, other] = signatureOf(body, foreignSecret).split(',');
    expect((await deliver(body, signatureOf(body).replace(',', `,${other},`))).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('complete');
  });

  it.each([
    ['of a type without meaning for the operator', eventAbout('customer.created', { id: 'cus_1', object: 'customer' }), 200],
    ['about a payment of another system', eventAbout('payment_intent.succeeded', paymentIntent), 200],
    ['about a payment that does not exist', paid(randomUUID()), 404],
    [
      'of the live mode',
      eventAbout('payment_intent.succeeded', { ...paymentIntent, metadata: { reference: randomUUID() } }, { livemode: true }),
      400,
    ],
    ['without an amount', paid(randomUUID(), { amount_received: null }), 400],
    ['that is not JSON', 'paid', 400],
  ])('takes an event %s as it should', async (_text, body, status) => {
    expect((await deliver(body)).statusCode).toBe(status);
  });

  it('in another currency than agreed is refused', async () => {
    const id = await start();
    expect((await deliver(paid(id, { currency: 'usd' }))).statusCode).toBe(409);
    expect(await statusOf(id)).toBe('pending');
  });

  it('of another amount than agreed is held for staff', async () => {
    const before = await realBalance();
    const id = await start();
    expect((await deliver(paid(id, { amount_received: 2000 }))).statusCode).toBe(200);
    expect([await statusOf(id), await realBalance()]).toEqual(['failed', before]);
  });

  it('is offered only where Stripe is connected', async () => {
    const elsewhere = await startOperator(inject('postgresUrl'), {
      db,
      clock,
      pspSecrets: createProviderSecrets({ stripe: [] }, testSecret),
      settings: { throttle_factor: 0, processors: { stripe: true } },
    });
    const body = { amount: 25.5, currency: 'EUR', return_url: '/', locale: 'en', idempotency_key: randomUUID() };
    expect((await elsewhere.call('payment/get_payment_stripe_url', body, player.bearer)).json()).toMatchObject({ error: 'method_not_available' });
    await elsewhere.app.close();
  });
});

describe('the adapter of Stripe', () => {
  it('gives up a request that Stripe does not answer', async () => {
    const stripe = await startFakeStripe();
    stripe.replies.set(sessionsPath, 'none');
    const adapter = createStripeAdapter({ connection: { secretKey, webhookSecret, apiUrl: stripe.url }, now: () => new Date(), timeoutMs: 50 });
    const order = {
      reference: randomUUID(),
      merchant: 'Northlight',
      amount_minor: 2550,
      currency: 'EUR',
      locale: 'en',
      return_url: 'https://play.example/',
      callback_url: 'https://play.example/api/payment/callback/stripe',
      method: { id: 'stripe', name: 'Stripe', kind: 'card', flow: 'redirect_url' },
      fields: {},
    } as const;
    await expect(adapter.open(order)).rejects.toThrow(/timeout/);
    await stripe.stop();
  });
});
