import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { startPaymentEnvironment, type PaymentEnvironment } from '../testing/payment-environment.ts';
import { rowsWith } from '../testing/stored-text.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

type Started = { type: string; own_card_form: boolean; url: string };

/** Of four digits, so that it hardly occurs by chance. */
const cvv = '7391';
const amex = '378282246310005';
const card = { holder: 'Aino Laine', number: amex, expiry_month: '12', expiry_year: '2040', cvv };
const visa = { ...card, number: '4242424242424242', cvv: '739' };

/** A number as it was sent, or in groups. */
const numberPattern = (number: string) => new RegExp([...number].join('[ -]?'));
/** As a value, not as a part of an id or a time. */
const cvvPattern = /(?<![\w.:-])7391(?![\w.:-])/;

const captureLog = () => {
  const lines: string[] = [];
  return { lines, log: createLog('test', 'trace', { write: (line) => void lines.push(line) }) };
};

async function expectNowhere(db: TestDatabase, lines: readonly string[], numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    expect(lines.filter((line) => numberPattern(number).test(line))).toEqual([]);
    expect(await rowsWith(db, numberPattern(number), number)).toEqual([]);
  }
  expect(lines.filter((line) => cvvPattern.test(line))).toEqual([]);
  expect(await rowsWith(db, cvvPattern, `"${cvv}"`)).toEqual([]);
}

describe('a card from the form of the site', () => {
  const { lines, log } = captureLog();
  let env: PaymentEnvironment;
  let player: TestPlayer;
  let admin: TestPlayer;
  beforeAll(async () => {
    env = await startPaymentEnvironment({ settings: { throttle_factor: 0 }, log });
    player = await env.operator.createPlayer();
    admin = await env.operator.createPlayer({ scope: ['admin'] });
    await allow(true);
  });
  afterAll(() => env.close());

  const allow = async (isAllowed: boolean) => {
    const body = { key: 'own_card_form', value: isAllowed, expected: !isAllowed, reason: 'Audited' };
    expect((await env.operator.call('admin/update_setting', body, admin.bearer)).json()).toMatchObject({ status: 1 });
  };
  const start = (provider = 'adyen') => env.startDeposit<Started>(player, provider);
  const pay = (id: string, changes: Partial<typeof card> = {}, by = player) =>
    env.operator.call('payment/pay_card', { transaction_id: id, ...card, ...changes }, by.bearer);

  it('pays a deposit, which the bank asks to confirm', async () => {
    const { transaction_id: id, ...started } = await start();
    expect(started).toMatchObject({ type: 'client_token', own_card_form: true });
    const { confirm_url: page } = (await pay(id)).json<{ confirm_url: string }>();
    expect((await env.openPage(page)).body).toContain('One-time code');
    // Sending the card twice does no harm, and the page opens again after a reload.
    expect((await pay(id)).json()).toEqual({ status: 1, confirm_url: page });
    expect((await env.operator.call('payment/get_started_payment', { transaction_id: id }, player.bearer)).json()).toMatchObject({
      type: 'iframe_url',
      url: page,
    });
    await env.submitPage(page, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, id, 'complete');
    expect((await pay(id)).statusCode).toBe(404);
  });

  it('pays a deposit whose bank asks nothing, once', async () => {
    const { transaction_id: id } = await start();
    const before = (await env.balances(player)).real;
    const replies = await Promise.all([pay(id, visa), pay(id, visa), pay(id, visa)]);
    expect(replies.some((reply) => reply.json<{ confirm_url: unknown }>().confirm_url === null)).toBe(true);
    await env.waitForStatus(player, id, 'complete');
    expect((await env.balances(player)).real).toBeCloseTo(before + 25.5, 2);
  });

  it('that the bank declines ends the deposit', async () => {
    const { transaction_id: id } = await start();
    expect((await pay(id, { ...visa, number: '4000000000000002' })).json()).toEqual({ status: 1, confirm_url: null });
    await env.waitForStatus(player, id, 'failed');
  });

  it('is refused by the field that is wrong, and nothing is paid', async () => {
    const { transaction_id: id } = await start();
    const refused = async (changes: Partial<typeof card>) => (await pay(id, changes)).json<{ error: string; fields: object }>();
    // By the provider.
    expect(await refused({ expiry_year: '2020' })).toEqual({ status: 0, error: 'invalid_value', fields: { expiry_year: 'invalid_value' } });
    expect(await refused({ cvv: '739' })).toEqual({ status: 0, error: 'invalid_value', fields: { cvv: 'invalid_value' } });
    expect(await refused({ number: '4539148803436467', cvv: '739', expiry_year: '2020' })).toEqual({
      status: 0,
      error: 'wrong_card',
      fields: { number: 'wrong_card', expiry_year: 'invalid_value' },
    });
    expect(await refused({ number: '378282246310006' })).toEqual({ status: 0, error: 'invalid_value', fields: { number: 'invalid_value' } });
    // By the contract.
    expect(await refused({ holder: ' ', number: '3782822463 10005', expiry_month: '13', expiry_year: '40', cvv: '' })).toEqual({
      status: 0,
      error: 'field_required',
      fields: {
        holder: 'field_required',
        number: 'invalid_value',
        expiry_month: 'invalid_value',
        expiry_year: 'invalid_value',
        cvv: 'field_required',
      },
    });
    expect((await env.transaction(player, id)).status).toBe('pending');
    expect((await pay(id)).json()).toMatchObject({ status: 1 });
  });

  it.each([
    ['a number of the wrong type', { number: { typed: amex } }],
    ['a list', { number: [amex], cvv: [cvv] }],
    ['a long number', { number: amex.repeat(3) }],
    ['a code with a NUL', { cvv: `${cvv}\0` }],
    ['a number as the name of a field', { [amex]: cvv }],
    ['a number in place of the id', { transaction_id: amex }],
  ])('is not repeated in the refusal of %s', async (_what, changes) => {
    const reply = await env.operator.call('payment/pay_card', { transaction_id: randomUUID(), ...card, ...changes }, player.bearer);
    expect(reply.json()).toMatchObject({ status: 0 });
    expect(reply.body).not.toMatch(numberPattern(amex));
    expect(reply.body).not.toContain(cvv);
  });

  it('is not accepted for other deposits, or from other players', async () => {
    const { transaction_id: id } = await start();
    expect((await pay(id, {}, await env.operator.createPlayer())).statusCode).toBe(404);
    expect((await pay((await start('trustly')).transaction_id)).statusCode).toBe(404);
    expect((await pay('x')).statusCode).toBe(404);
    const wallet = await start('apple_pay');
    expect(wallet).toMatchObject({ type: 'client_token', own_card_form: false });
    expect((await pay(wallet.transaction_id)).statusCode).toBe(404);
    expect((await env.operator.call('payment/pay_card', { transaction_id: id, ...card })).statusCode).toBe(401);
    env.advance(31 * 60);
    await env.waitForStatus(player, id, 'expired');
    expect((await pay(id)).statusCode).toBe(404);
  });

  it('is not accepted while the setting is off, also for deposits that started before', async () => {
    const { transaction_id: id } = await start();
    await allow(false);
    expect((await start()).own_card_form).toBe(false);
    expect((await env.operator.call('payment/get_started_payment', { transaction_id: id }, player.bearer)).json()).toMatchObject({
      type: 'client_token',
      own_card_form: false,
    });
    expect((await pay(id)).json()).toEqual({ status: 0, error: 'method_not_available' });
    await allow(true);
    expect((await pay(id)).json()).toMatchObject({ status: 1 });
  });

  it('is neither stored nor logged', async () => {
    const { transaction_id: id } = await start();
    await pay(id);
    expect(lines.some((line) => line.includes('"route":"/api/payment/pay_card"'))).toBe(true);
    // The search works.
    expect(await rowsWith(env.db, new RegExp(id), id)).not.toEqual([]);
    await expectNowhere(env.db, lines, [amex, visa.number, '4000000000000002', '4539148803436467', '378282246310006']);
  });
});

type Reply = { readonly status: number; readonly body: string } | 'closed';

/** A provider that opens payments and replies to cards as it is set up. */
async function startFakeProvider() {
  const cards: string[] = [];
  let reply: (card: string) => Reply = () => 'closed';
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const send = (status: number, text: string) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      const isOrder = request.url === '/payments';
      if (isOrder) return send(200, JSON.stringify({ id: randomUUID(), type: 'client_token', token: 'token', url: null }));
      cards.push(body);
      const chosen = reply(body);
      return chosen === 'closed' ? request.socket.destroy() : send(chosen.status, chosen.body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    cards,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replyWith: (next: typeof reply) => void (reply = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

describe('a card that the provider does not process', () => {
  const { lines, log } = captureLog();
  let provider: Awaited<ReturnType<typeof startFakeProvider>>;
  let operator: TestOperator;
  let player: TestPlayer;
  beforeAll(async () => {
    provider = await startFakeProvider();
    const settings = { throttle_factor: 0, own_card_form: true };
    operator = await startOperator(inject('postgresUrl'), { settings, pspUrl: provider.url, log });
    player = await operator.createPlayer();
  });
  afterEach(() => expectNowhere(operator.db, lines, [amex]));
  afterAll(async () => {
    await operator.close();
    await provider.stop();
  });

  const pay = async () => {
    const request = { amount: 25.5, currency: 'EUR', return_url: '/', locale: 'en', idempotency_key: randomUUID() };
    const { transaction_id: id } = (await operator.call('payment/get_payment_adyen_url', request, player.bearer)).json<{ transaction_id: string }>();
    return operator.call('payment/pay_card', { transaction_id: id, ...card }, player.bearer);
  };

  // All repeat the card, as a provider's error message might.
  it.each<[string, (card: string) => Reply]>([
    ['with an error', (body) => ({ status: 500, body })],
    ['with a refusal', (body) => ({ status: 422, body })],
    ['with text', (body) => ({ status: 200, body: `declined: ${body}` })],
    ['with its number as text', () => ({ status: 200, body: `${amex} ${cvv}` })],
    ['with something else than agreed', (body) => ({ status: 200, body })],
    ['with an unknown error of a field', () => ({ status: 200, body: JSON.stringify({ outcome: 'refused', errors: { number: amex, cvv } }) })],
    ['with a page that is not its own', () => ({ status: 200, body: JSON.stringify({ outcome: 'confirm', url: `https://evil.example/${amex}` }) })],
    ['by closing the connection', () => 'closed'],
  ])('%s is neither stored nor logged, and can be sent again', async (_how, reply) => {
    provider.replyWith(reply);
    const refused = await pay();
    expect([refused.statusCode, refused.json()]).toEqual([500, { status: 0, error: 'action_failed' }]);
    expect(provider.cards.at(-1)).toContain(amex);
    expect(lines.at(-1)).toContain('"route":"/api/payment/pay_card"');
    expect(lines.some((line) => line.includes('card at the provider'))).toBe(true);
  });
});
