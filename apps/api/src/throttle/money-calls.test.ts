import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settingsSchema } from '../settings/settings.schema.ts';
import { startPaymentEnvironment, type PaymentEnvironment } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { createMemoryThrottle } from './memory-throttle.ts';
import { limits } from './throttle.limits.ts';

const key = randomUUID();
const payment = { amount: 30, currency: 'EUR', return_url: '/', locale: 'en', idempotency_key: key };
const card = { holder: 'Aino Laine', number: '4111111111111111', expiry_month: '12', expiry_year: '2040', cvv: '123' };
const slip = { kind: 'single', selections: [{ event_id: 'none', market: '1x2', outcome: 'home', odds: 2 }] };
/** Calls that move or hold money, with a body that has no effect. */
const calls = [
  ['payment/get_payment_trustly_url', { ...payment, amount: 1_000_000 }, 'deposit'],
  ['payment/confirm_payment', { transaction_id: randomUUID(), code: '000000', idempotency_key: key }, 'deposit'],
  ['payment/pay_card', { transaction_id: randomUUID(), ...card }, 'deposit'],
  ['payment/resend_code', { transaction_id: randomUUID() }, 'deposit'],
  ['payment/get_eupayment_form', { ...payment, amount: 1_000_000 }, 'deposit'],
  ['payment/send_withdrawal_request', { processor: 'jeton', amount: 40, details: { account_id: 'aino-1' }, idempotency_key: key }, 'withdrawal'],
  ['front/cancel_withdrawal_request', { id: randomUUID() }, 'withdrawal'],
  ['front/claim_promotion', { id: '999999' }, 'bonus'],
  ['front/forfeit_bonus', { id: randomUUID(), idempotency_key: key }, 'bonus'],
  ['front/place_bet', { ...slip, stake: 1, idempotency_key: key }, 'bet'],
  ['front/cash_out', { bet_id: randomUUID(), amount: 1, idempotency_key: key }, 'bet'],
] as const;
/** A tenth of the default limits, so that the tests send fewer requests. */
const factor = 0.1;
const hitsOf = (limit: keyof typeof limits) => Math.round(limits[limit].hits * factor);

describe('calls that move or open money', () => {
  let env: PaymentEnvironment;
  beforeAll(async () => {
    env = await startPaymentEnvironment({ settings: { throttle_factor: factor, sports_offered: true } });
  });
  // Refills all allowances.
  beforeEach(() => env.advance(2 * 3_600));
  afterAll(() => env.close());

  const newPlayer = () => env.operator.createPlayer();
  const ask = (player: TestPlayer, path: string, body: object) => env.operator.call(path, body, player.bearer);
  const statuses = async (count: number, send: () => ReturnType<typeof ask>) => {
    const found: number[] = [];
    for (let turn = 0; turn < count; turn += 1) found.push((await send()).statusCode);
    return found;
  };

  it.each(calls)('%s is limited per player, with the time to wait', async (path, body, area) => {
    const [player, another] = [await newPlayer(), await newPlayer()];
    const hits = hitsOf(`${area}_player`);
    expect(await statuses(hits, () => ask(player, path, body))).not.toContain(429);
    const refused = await ask(player, path, body);
    expect([refused.statusCode, refused.json()]).toEqual([429, { status: 0, error: 'too_many_requests' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(another, path, body)).statusCode).not.toBe(429);
    env.advance(limits[`${area}_player`].seconds);
    expect((await ask(await env.signIn(player), path, body)).statusCode).not.toBe(429);
  });

  it.each(calls)('%s is limited per address, across accounts', async (path, body, area) => {
    const hits = hitsOf(`${area}_address`);
    expect(await statuses(hits, async () => ask(await newPlayer(), path, body))).not.toContain(429);
    expect((await ask(await newPlayer(), path, body)).statusCode).toBe(429);
  });

  describe('guessing the code of a voucher', () => {
    const guess = (player: TestPlayer, code: string) =>
      env.requestDeposit(player, 'cashlib', { amount: 30, fields: { voucher_code: code }, idempotency_key: randomUUID() });
    const wrong = () => `TEST-50-${String(Math.floor(Math.random() * 1e6)).padStart(7, '1')}`;
    let open: PaymentEnvironment;
    beforeAll(async () => {
      open = env;
      env = await startPaymentEnvironment({ settings: { throttle_factor: 1 } });
    });
    afterAll(async () => {
      await env.close();
      env = open;
    });

    it('300 times concurrently is limited to ten wrong codes per hour', async () => {
      const player = await newPlayer();
      const responses = await Promise.all(Array.from({ length: 300 }, () => guess(player, wrong())));
      const errors = responses.map((response) => response.json<{ error: string }>().error);
      expect(errors.filter((error) => error === 'wrong_card')).toHaveLength(limits.payment_code_player.hits);
      expect(errors.filter((error) => error === 'too_many_requests')).toHaveLength(300 - limits.payment_code_player.hits);
    });

    it('with many accounts from one address is limited too', async () => {
      const errors: string[] = [];
      for (let turn = 0; turn <= limits.payment_code_address.hits; turn += 1)
        errors.push((await guess(await newPlayer(), wrong())).json<{ error: string }>().error);
      expect(errors.indexOf('too_many_requests')).toBe(limits.payment_code_address.hits);
    });

    it('does not count right codes', async () => {
      const player = await newPlayer();
      for (let turn = 0; turn < limits.payment_code_player.hits + 2; turn += 1)
        expect((await guess(player, `TEST-30-${100_000 + turn}`)).json()).toMatchObject({ status: 1 });
    });
  });
});

describe('the rate limit of bets', () => {
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const throttleOf = (throttle_factor: number) =>
    createMemoryThrottle({ now: () => clock.now, settings: { read: async () => v.parse(settingsSchema, { throttle_factor }) } });
  const count = { limit: 'spin_player', of: 'aino' } as const;
  const { hits, seconds } = limits.spin_player;

  it('allows the number of the limit per player, returns the time to wait, and refills with time', async () => {
    const throttle = throttleOf(1);
    for (let turn = 0; turn < hits; turn += 1) expect(await throttle.take(count)).toBeUndefined();
    expect(await throttle.take(count)).toMatchObject({ error: 'too_many_requests' });
    expect(await throttle.take({ ...count, of: 'bo' })).toBeUndefined();
    clock.now = new Date(clock.now.getTime() + (seconds * 1000) / hits);
    expect(await throttle.take(count)).toBeUndefined();
    expect(await throttle.take(count)).toBeDefined();
  });

  it('is lifted together with the others', async () => {
    const throttle = throttleOf(0);
    for (let turn = 0; turn < hits * 2; turn += 1) expect(await throttle.take(count)).toBeUndefined();
  });

  it('continues to count with many callers', async () => {
    const throttle = throttleOf(1);
    for (let turn = 0; turn < 60_000; turn += 1) await throttle.take({ limit: 'spin_address', of: String(turn) });
    for (let turn = 0; turn < hits; turn += 1) expect(await throttle.take(count)).toBeUndefined();
    expect(await throttle.take(count)).toBeDefined();
  });
});
