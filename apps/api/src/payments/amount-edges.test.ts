import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentEnvironment, type PaymentEnvironment } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

const edges = [2 ** 53 - 1, (2 ** 53 - 1) / 100, 2 ** 53, 1e21, 1e308, -(2 ** 53 - 1), 0.1 + 0.2, 5e-324];
const key = () => ({ idempotency_key: randomUUID() });
const deposit = (amount: number) => ({ amount, currency: 'EUR', return_url: '/', locale: 'en', ...key() });
const slip = (stake: number) => ({ kind: 'single', stake, selections: [{ event_id: '1', market: 'x', outcome: 'y', odds: 2 }] });

describe('an amount at the limits of number precision', () => {
  let env: PaymentEnvironment;
  let player: TestPlayer;

  beforeAll(async () => {
    env = await startPaymentEnvironment({ settings: { sports_offered: true } });
    player = await env.operator.createPlayer({ realMinor: 100_00 });
  });
  afterAll(() => env.close());

  /** Skips the documentation check: the invalid field of a malformed request is not documented. */
  const ask = (path: string, payload: object) =>
    env.operator.app.inject({ method: 'POST', url: `/api/${path}`, headers: { authorization: player.bearer }, payload });

  it.each<[string, (amount: number) => object]>([
    ['payment/get_payment_sandbox_card_url', deposit],
    ['payment/get_payment_coinspaid_url', (amount) => ({ ...deposit(amount), fields: { coin: 'BTC', network: 'bitcoin' } })],
    ['payment/get_eupayment_form', deposit],
    ['payment/send_withdrawal_request', (amount) => ({ processor: 'sepa_transfer', amount, details: {}, ...key() })],
    ['front/price_bet', slip],
    ['front/place_bet', (amount) => ({ ...slip(amount), ...key() })],
    ['front/cash_out', (amount) => ({ bet_id: randomUUID(), amount, ...key() })],
  ])('is refused by %s, and moves nothing', async (path, body) => {
    for (const amount of edges) {
      const response = await ask(path, body(amount));
      expect(response.statusCode, `${amount}: ${response.body}`).toBeLessThan(500);
      expect(response.json(), `${amount}`).not.toMatchObject({ status: 1, transaction: expect.anything() });
    }
    expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
  });

  it.each(['deposit', 'loss', 'wager', 'session'])('causes no error as a %s limit', async (kind) => {
    for (const amount of edges) {
      const response = await ask('front/set_player_limit', { kind, period: 'week', amount });
      expect(response.statusCode, `${amount}: ${response.body}`).toBeLessThan(500);
    }
  });
});
