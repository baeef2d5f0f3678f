import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentEnvironment, type PaymentEnvironment } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

type Invoice = { page_url: string; coin_amount: string };
type Progress = { confirmations: number; required: number; received_minor?: number };

describe('a deposit while the player waits for it', () => {
  let env: PaymentEnvironment;
  let player: TestPlayer;
  beforeAll(async () => {
    env = await startPaymentEnvironment();
    player = await env.operator.createPlayer();
  });
  afterAll(() => env.close());

  const start = () => env.startDeposit<Invoice>(player, 'coinspaid', { fields: { coin: 'BTC', network: 'bitcoin' } });
  const report = (id: string, progress: Progress) =>
    env.sendEvent('coinspaid', { event_id: randomUUID(), type: 'progress', reference: id, amount_minor: 25_50, currency: 'EUR', progress });
  const progressOf = async (id: string) => {
    const response = await env.operator.call('payment/get_started_payment', { transaction_id: id }, player.bearer);
    return response.json<{ progress?: object }>().progress;
  };

  it('shows the confirmations of its coins, which never go backwards and move no money', async () => {
    const { transaction_id: id } = await start();
    expect(await progressOf(id)).toBeUndefined();
    expect((await report(id, { confirmations: 2, required: 6, received_minor: 10_00 })).json()).toEqual({ status: 1 });
    expect(await progressOf(id)).toEqual({ confirmations: 2, required: 6, received: 10 });
    // Reports arrive shuffled and twice.
    await report(id, { confirmations: 0, required: 6 });
    await report(id, { confirmations: 3, required: 6 });
    await report(id, { confirmations: 2, required: 6, received_minor: 10_00 });
    expect(await progressOf(id)).toEqual({ confirmations: 3, required: 6, received: 10 });
    expect((await env.transaction(player, id)).status).toBe('pending');
    expect((await env.balances(player)).real).toBe(0);
  });

  it('shows what the player has paid without the fee of the provider', async () => {
    const { transaction_id: id } = await env.startDeposit<Invoice>(player, 'coinpayments', { fields: { coin: 'BTC', network: 'bitcoin' } });
    const event = { event_id: randomUUID(), type: 'progress', reference: id, amount_minor: 25_63, currency: 'EUR' };
    await env.sendEvent('coinpayments', { ...event, progress: { confirmations: 1, required: 6, received_minor: 25_63 } });
    expect(await progressOf(id)).toMatchObject({ received: 25.5 });
  });

  it('ignores reports about a deposit that has ended, and refuses unsigned ones', async () => {
    const { transaction_id: id } = await start();
    await env.sendEvent('coinspaid', { event_id: randomUUID(), type: 'cancelled', reference: id, amount_minor: 25_50, currency: 'EUR' });
    await report(id, { confirmations: 1, required: 6 });
    expect(await progressOf(id)).toBeUndefined();
    const event = { event_id: randomUUID(), type: 'progress', reference: id, amount_minor: 25_50, currency: 'EUR' };
    expect((await env.sendEvent('coinspaid', event, { 'x-signature': 'none' })).statusCode).toBe(401);
  });

  it('sends the code again a few times, for its own player only, until it has ended', async () => {
    const telephone = { amount: 20, fields: { phone_number: '+358401234567' } };
    const { transaction_id: id } = await env.startDeposit<Invoice>(player, 'siru_mobile', telephone);
    const resend = (given: string, by = player) => env.operator.call('payment/resend_code', { transaction_id: given }, by.bearer);
    expect((await resend(id, await env.operator.createPlayer())).statusCode).toBe(404);
    expect((await resend('x')).statusCode).toBe(404);
    expect((await resend((await start()).transaction_id)).statusCode).toBe(404);
    for (let turn = 0; turn < 3; turn += 1) expect((await resend(id)).json()).toEqual({ status: 1 });
    expect((await resend(id)).statusCode).toBe(429);
    env.advance(11 * 60);
    expect((await resend(id)).statusCode).toBe(404);
  });
});
