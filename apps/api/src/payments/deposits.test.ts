import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { frontGetFinancialTransactions, frontGetProcessors } from '@playfront/api-contract';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { createTestDatabase, freePort, type TestDatabase } from '../testing/test-database.ts';
import { startOperator, startSandbox, testSecret, type TestClock, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { sign, signatureHeader } from './signature.ts';

type Started = { transaction_id: string; url: string };
const card = { holder: 'Aino Laine', number: '4111 1111 1111 1111', month: '12', year: '2040', cvv: '123' };

describe('a deposit', () => {
  let db: TestDatabase;
  let clock: TestClock;
  let sandbox: FastifyInstance;
  let operator: TestOperator;
  let player: TestPlayer;
  let port: number;

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
    clock = { now: new Date() };
    const started = await startSandbox(db, clock);
    sandbox = started.app;
    // The callback URL must be known before the operator listens, as in a real installation.
    port = await freePort();
    operator = await startListening(started.url);
    player = await operator.createPlayer();
  });
  afterAll(async () => {
    await expectSoundLedger(db.database);
    await sandbox.close();
    await operator.close();
    await db.destroy();
  });

  async function startListening(pspUrl: string): Promise<TestOperator> {
    const started = await startOperator(inject('postgresUrl'), { db, clock, pspUrl, callbackUrl: `http://127.0.0.1:${port}` });
    await started.app.listen({ host: '127.0.0.1', port });
    return started;
  }

  const request = (changes: Record<string, unknown> = {}) => ({
    amount: 25.5,
    currency: 'EUR',
    return_url: '/user-management?tab=deposit',
    locale: 'fi',
    idempotency_key: randomUUID(),
    ...changes,
  });
  const ask = (changes: Record<string, unknown> = {}) => operator.call('payment/get_payment_sandbox_card_url', request(changes), player.bearer);
  const start = async (changes?: Record<string, unknown>) => (await ask(changes)).json<Started>();
  const transaction = async (id: string) =>
    (await operator.call('front/get_financial_transaction', { id }, player.bearer)).json<{ transaction: { status: string; reason: string | null } }>()
      .transaction;
  const realBalance = async () =>
    (await operator.call('front/get_player_balance', { id: player.id }, player.bearer)).json<{ player: { real_balance: number } }>().player
      .real_balance;
  const page = (url: string) => new URL(url).pathname;
  const submit = (url: string, step: 'card' | 'decision' | 'cancel', form: Record<string, string>) =>
    sandbox.inject({
      method: 'POST',
      url: `${page(url)}/${step}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const becomes = (id: string, status: string) => vi.waitFor(async () => expect((await transaction(id)).status).toBe(status), { interval: 10 });
  const pay = async (url: string, decision: 'approve' | 'decline') => {
    await submit(url, 'card', card);
    return submit(url, 'decision', { decision });
  };
  const tell = (event: object, headers: Record<string, string> = {}) => {
    const payload = JSON.stringify(event);
    return operator.app.inject({
      method: 'POST',
      url: '/api/payment/callback/sandbox_card',
      headers: { 'content-type': 'application/json', [signatureHeader]: sign(testSecret, payload, clock.now), ...headers },
      payload,
    });
  };
  const eventOf = (reference: string, changes: object = {}) => ({
    event_id: randomUUID(),
    type: 'completed',
    reference,
    amount_minor: 2550,
    currency: 'EUR',
    ...changes,
  });

  it('offers the card with the limits of the currency', async () => {
    const processors = async (currency: string) =>
      v.parse(frontGetProcessors.response, (await operator.call('front/get_processors', { currency }, player.bearer)).json()).processors;
    expect((await processors('EUR'))[0]).toMatchObject({
      id: 'sandbox_card',
      kind: 'card',
      minAmount: { minor: 10_00 },
      maxAmount: { minor: 5_000_00 },
      feeFixed: { minor: 0 },
    });
    expect((await processors('INR'))[0]).toMatchObject({ minAmount: { minor: 500_00, currency: 'INR' } });
    expect(await processors('XXX')).toEqual([]);
  });

  it('that is approved arrives once, and redirects to the site with its transaction id', async () => {
    const before = await realBalance();
    const { transaction_id: id, url } = await start();
    expect((await transaction(id)).status).toBe('pending');
    const shown = await sandbox.inject({ url: page(url) });
    expect(shown.body).toContain('25,50');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    await submit(url, 'card', card);
    expect((await sandbox.inject({ url: page(url) })).body).toContain('1111');
    await submit(url, 'decision', { decision: 'approve' });
    await becomes(id, 'complete');
    expect(await realBalance()).toBe(before + 25.5);

    // Simulates reload, Back and a second press on a decided payment.
    await submit(url, 'card', card);
    await submit(url, 'decision', { decision: 'decline' });
    await submit(url, 'cancel', {});
    const back = await sandbox.inject({ url: page(url) });
    expect([back.statusCode, back.headers.location]).toEqual([303, `https://play.example/user-management?tab=deposit&transaction=${id}`]);
    expect(await transaction(id)).toMatchObject({ status: 'complete', reason: null });
    expect(await realBalance()).toBe(before + 25.5);
  });

  it.each([
    ['declined at the bank', 'failed', 'bank_not_confirmed', (url: string) => pay(url, 'decline')],
    [
      'paid with a card that is always declined',
      'failed',
      'deposit_fail',
      (url: string) => submit(url, 'card', { ...card, number: '4000000000000002' }),
    ],
    ['paid without enough money', 'failed', 'bank_funds', (url: string) => submit(url, 'card', { ...card, number: '4000000000009995' })],
    ['paid with an expired card', 'failed', 'card_expired', (url: string) => submit(url, 'card', { ...card, number: '4000000000000069' })],
    // Who uses a stolen card must not learn that it was reported.
    ['paid with a stolen card', 'failed', 'deposit_fail', (url: string) => submit(url, 'card', { ...card, number: '4000000000009979' })],
    ['cancelled on the page', 'cancelled', null, (url: string) => submit(url, 'cancel', {})],
  ])('that is %s moves nothing', async (_text, status, reason, act) => {
    const before = await realBalance();
    const { transaction_id: id, url } = await start();
    await act(url);
    await becomes(id, status);
    expect(await transaction(id)).toMatchObject({ status, reason });
    expect(await realBalance()).toBe(before);
  });

  it('that is not completed expires after half an hour', async () => {
    const { transaction_id: id, url } = await start();
    const startedAt = clock.now;
    clock.now = new Date(startedAt.getTime() + 30 * 60_000);
    expect((await sandbox.inject({ url: page(url) })).statusCode).toBe(303);
    expect((await pay(url, 'approve')).statusCode).toBe(303);
    await becomes(id, 'expired');
    clock.now = startedAt;
  });

  it('shows the entered values next to an error, except number and code, and stores no card', async () => {
    const { url } = await start();
    await submit(url, 'card', {});
    expect((await sandbox.inject({ url: page(url) })).body.match(/id="\w+"[^>]*autofocus/g)).toEqual([expect.stringContaining('id="holder"')]);
    const number = '4111 1111 1111 1112';
    const refused = await submit(url, 'card', { ...card, holder: 'Aino "<script>" Laine', number, cvv: '987' });
    expect([refused.statusCode, refused.headers.location]).toEqual([303, page(url)]);
    const response = await sandbox.inject({ url: page(url) });
    expect(response.body).toContain('Aino &quot;&lt;script&gt;&quot; Laine');
    expect(response.body).toContain('aria-invalid="true"');
    expect(response.body).not.toContain(number);
    expect(response.body).not.toContain('value="987"');
    await submit(url, 'card', card);
    const stored = JSON.stringify((await db.pool.query('select * from psp_sandbox.payments')).rows);
    expect(stored).toContain('"card_last4":"1111"');
    expect(stored).not.toContain('411111111111');
    expect(stored).not.toContain('4111 1111 1111 1112');
    expect(stored).not.toContain('refusedCard');
  });

  it('neither stores nor shows a number or code typed into another field', async () => {
    const { url } = await start();
    await submit(url, 'card', { holder: card.number, number: 'Aino Laine', month: '4111111111111111', year: '123', cvv: '12/40' });
    const stored = JSON.stringify((await db.pool.query('select * from psp_sandbox.payments')).rows);
    expect(stored).toContain('"typed":{"year":"","month":"","holder":""}');
    const { body } = await sandbox.inject({ url: page(url) });
    expect(body).toContain('aria-invalid="true"');
    expect(body.match(/value="[^"]*\d[^"]*"/g)).toBeNull();
  });

  it.each([
    ['a zero byte', 'Aino\0Laine'],
    ['half a character at the end', `${'a'.repeat(99)}\u{1f3b0}`],
  ])('asks again for a name with %s', async (_text, holder) => {
    const { url } = await start();
    expect((await submit(url, 'card', { ...card, holder, cvv: '' })).statusCode).toBe(303);
    expect((await sandbox.inject({ url: page(url) })).body).toContain('aria-invalid="true"');
  });

  it.each([
    ['below the minimum', { amount: 9.99 }, 'amount_out_of_range'],
    ['above the maximum', { amount: 5000.01 }, 'amount_out_of_range'],
    ['of a negative amount', { amount: -25 }, 'malformed'],
    ['finer than a cent', { amount: 10.001 }, 'malformed'],
    ['in another currency', { currency: 'SEK', amount: 500 }, 'malformed'],
    ['with an unknown promo code', { promo_code: 'NOPE' }, 'invalid_promo_code'],
    ['with a return URL of another site', { return_url: '//evil.example' }, 'malformed'],
    ['without a key', { idempotency_key: 'no key' }, 'malformed'],
  ])('%s is refused before the provider is called', async (_text, changes, error) => {
    expect((await ask(changes)).json()).toMatchObject({ status: 0, error });
  });

  it('by an unknown processor is not found', async () => {
    expect((await operator.call('payment/get_payment_moon_dust_url', request(), player.bearer)).statusCode).toBe(404);
  });

  it('requested twice with one key is one payment, with another amount a conflict', async () => {
    const key = randomUUID();
    const [first, second] = [await start({ idempotency_key: key }), await start({ idempotency_key: key })];
    expect(second).toEqual(first);
    expect((await ask({ idempotency_key: key, amount: 30 })).statusCode).toBe(409);
  });

  it('that is retried gets the first response, even if the method was disabled since', async () => {
    await givePromotion(db.database, { key: 'short-lived', code: 'SHORT' });
    const asked = { idempotency_key: randomUUID(), promo_code: ' SHORT' };
    const first = await start(asked);
    expect(first.transaction_id).toBeDefined();
    await db.pool.query("update bonus_templates set enabled = false where key = 'short-lived'");
    expect(await start({ ...asked, promo_code: 'SHORT ' })).toEqual(first);
    const elsewhere = await startOperator(inject('postgresUrl'), {
      db,
      clock,
      settings: { throttle_factor: 0, processors: { sandbox_card: false } },
    });
    const again = await elsewhere.call('payment/get_payment_sandbox_card_url', request(asked), player.bearer);
    expect(again.json()).toEqual(first);
    expect((await elsewhere.call('payment/get_payment_sandbox_card_url', request(), player.bearer)).json()).toMatchObject({
      error: 'method_not_available',
    });
    await elsewhere.app.close();
    expect((await ask({ ...asked, promo_code: 'OTHER' })).statusCode).toBe(409);
  });

  it('without a bonus ignores a claim, and differs from a request with one', async () => {
    const id = await givePromotion(db.database, { title: 'Claimed' });
    await operator.call('front/claim_promotion', { id: String(id) }, player.bearer);
    const asked = { idempotency_key: randomUUID(), promo_code: 'NOPE', no_bonus: true };
    const { transaction_id: paid, url } = await start(asked);
    expect((await ask({ ...asked, no_bonus: false })).statusCode).toBe(409);
    await pay(url, 'approve');
    await becomes(paid, 'complete');
    const { bonuses } = (await operator.call('front/get_player_bonuses', {}, player.bearer)).json<{ bonuses: object[] }>();
    expect(bonuses).toMatchObject([{ title: 'Claimed', status: 'issued', amount: null }]);
  });

  it('that the provider cannot process is reported, stays pending, and continues with the same key', async () => {
    clock.now = new Date(clock.now.getTime() + 1_000);
    const alone = await startOperator(inject('postgresUrl'), { db, clock });
    const again = request({ idempotency_key: randomUUID() });
    const response = await alone.call('payment/get_payment_sandbox_card_url', again, player.bearer);
    expect([response.statusCode, response.json()]).toEqual([500, { status: 0, error: 'action_failed' }]);
    await alone.app.close();
    const { transactions } = v.parse(
      frontGetFinancialTransactions.response,
      (await operator.call('front/get_financial_transactions', { page_size: 1 }, player.bearer)).json(),
    );
    expect(transactions[0]).toMatchObject({ status: 'pending', provider: 'Card', amount: { minor: 2550 } });
    const retried = await operator.call('payment/get_payment_sandbox_card_url', again, player.bearer);
    expect(retried.json()).toMatchObject({ status: 1, transaction_id: transactions[0]?.id });
  });

  describe('callback', () => {
    it.each([
      ['forged', { [signatureHeader]: `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }],
      ['unsigned', { [signatureHeader]: '' }],
    ])('that is %s moves nothing', async (_text, headers) => {
      const { transaction_id: id } = await start();
      expect((await tell(eventOf(id), headers)).statusCode).toBe(401);
      expect((await transaction(id)).status).toBe('pending');
    });

    it('that is replayed later is refused', async () => {
      const { transaction_id: id } = await start();
      const event = eventOf(id);
      const header = sign(testSecret, JSON.stringify(event), new Date(clock.now.getTime() - 301_000));
      expect((await tell(event, { [signatureHeader]: header })).statusCode).toBe(401);
      expect((await transaction(id)).status).toBe('pending');
    });

    it('delivered many times concurrently, with one event id or several, pays once', async () => {
      const before = await realBalance();
      const { transaction_id: id } = await start();
      const event = eventOf(id);
      const responses = await Promise.all([...Array.from({ length: 6 }, () => tell(event)), tell(eventOf(id)), tell(eventOf(id))]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
      expect(await realBalance()).toBe(before + 25.5);
    });

    it('with the id of another event is refused, so that it is sent again with its own', async () => {
      const before = await realBalance();
      const [one, other] = [await start(), await start({ idempotency_key: randomUUID() })];
      const event = eventOf(one.transaction_id);
      for (let attempt = 0; attempt < 2; attempt += 1) expect((await tell(event)).statusCode).toBe(200);
      const { event_id } = event;
      for (const another of [eventOf(other.transaction_id, { event_id }), eventOf(one.transaction_id, { event_id, type: 'failed' })])
        expect((await tell(another)).statusCode).toBe(409);
      expect(await realBalance()).toBe(before + 25.5);
      await tell(eventOf(other.transaction_id));
      expect(await realBalance()).toBe(before + 51);
    });

    it('of failure after success changes nothing', async () => {
      const before = await realBalance();
      const { transaction_id: id } = await start();
      await tell(eventOf(id));
      expect((await tell(eventOf(id, { type: 'failed' }))).statusCode).toBe(200);
      expect((await transaction(id)).status).toBe('complete');
      expect(await realBalance()).toBe(before + 25.5);
    });

    it('of success after the payment expired is honoured: the provider has the money', async () => {
      const before = await realBalance();
      const { transaction_id: id } = await start();
      await tell(eventOf(id, { type: 'expired' }));
      await tell(eventOf(id));
      expect((await transaction(id)).status).toBe('complete');
      expect(await realBalance()).toBe(before + 25.5);
    });

    it.each([
      ['of an unknown payment', () => eventOf(randomUUID()), 404],
      ['with an invalid payment id', () => eventOf('x'), 400],
      ['that is not an event', () => ({ hello: 'world' }), 400],
      ['with an invalid event id', () => eventOf(randomUUID(), { event_id: 'evt\0' }), 400],
      ['with an invalid card', () => eventOf(randomUUID(), { card: { token: 'tok\0', scheme: 'visa', last4: '4242' } }), 400],
    ])('%s is refused', async (_text, event, status) => {
      expect((await tell(event())).statusCode).toBe(status);
    });

    it('in another currency than requested is refused', async () => {
      const { transaction_id: id } = await start();
      expect((await tell(eventOf(id, { currency: 'INR' }))).statusCode).toBe(409);
      expect((await transaction(id)).status).toBe('pending');
    });
  });

  it('that was lost is delivered when the operator is back, even if the provider restarted too', async () => {
    const before = await realBalance();
    const { transaction_id: id, url } = await start();
    await operator.app.close();
    await pay(url, 'approve');
    const attempts = async () =>
      (await db.pool.query<{ attempts: number }>('select attempts from psp_sandbox.deliveries where delivered_at is null')).rows[0]?.attempts ?? 0;
    clock.now = new Date(clock.now.getTime() + 60_000);
    await vi.waitFor(async () => expect(await attempts()).toBeGreaterThanOrEqual(1), { interval: 10 });

    await sandbox.close();
    const pspUrl = new URL(url).origin;
    operator = await startListening(pspUrl);
    expect((await transaction(id)).status).toBe('pending');
    clock.now = new Date(clock.now.getTime() + 600_000);
    sandbox = (await startSandbox(db, clock)).app;
    await becomes(id, 'complete');
    expect(await realBalance()).toBe(before + 25.5);
  });
});
