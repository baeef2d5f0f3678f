import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentEnvironment, type PaymentEnvironment } from '../testing/payment-environment.ts';
import { createProtectedPlay, type ProtectedPlay } from '../testing/protected-play.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

const daySeconds = 24 * 60 * 60;
const isStarted = (response: string) => response.includes('-');

describe('a deposit', () => {
  let env: PaymentEnvironment;
  let actions: ProtectedPlay;

  beforeAll(async () => {
    env = await startPaymentEnvironment();
    env.clock.now = new Date('2031-11-19T12:00:00Z');
    actions = createProtectedPlay(env.db.database, env.clock);
  });
  afterAll(() => env.close());

  const createPlayer = (country = 'FI') => env.operator.createPlayer({ country });
  const call = (player: TestPlayer, path: string, body: object) => env.operator.call(path, body, player.bearer);
  const set = async (player: TestPlayer, period: string, amount: number) =>
    expect((await call(player, 'front/set_player_limit', { kind: 'deposit', period, amount })).json()).toMatchObject({ status: 1 });

  it('is accepted up to the limit, including pending but not failed deposits', async () => {
    const player = await createPlayer();
    await set(player, 'day', 100);
    const first = await actions.deposit(player.id, 60_00);
    expect(await actions.deposit(player.id, 40_01)).toBe('limit_reached');
    await actions.settle(first, 'failed');
    const second = await actions.deposit(player.id, 100_00);
    expect(isStarted(second)).toBe(true);
    await actions.settle(second, 'complete');
    expect(await actions.deposit(player.id, 10_00)).toBe('limit_reached');
    env.advance(daySeconds);
    expect(isStarted(await actions.deposit(player.id, 100_00))).toBe(true);
  });

  it('that started yesterday and is still pending counts today', async () => {
    const player = await createPlayer();
    await set(player, 'day', 100);
    const begun = await actions.deposit(player.id, 60_00);
    env.advance(daySeconds);
    expect(await actions.deposit(player.id, 60_00)).toBe('limit_reached');
    await actions.settle(begun, 'complete');
    expect(isStarted(await actions.deposit(player.id, 40_00))).toBe(true);
  });

  it('is accepted up to the limit, of fifty concurrent ones', async () => {
    const player = await createPlayer();
    await set(player, 'week', 100);
    const responses = await Promise.all(Array.from({ length: 50 }, () => actions.deposit(player.id, 10_00)));
    expect(responses.filter(isStarted)).toHaveLength(10);
  });

  it('is limited to a thousand a month in Germany, whatever limit the player sets', async () => {
    const player = await createPlayer('DE');
    await actions.settle(await actions.deposit(player.id, 999_00), 'complete');
    expect(await actions.deposit(player.id, 1_01)).toBe('limit_reached');
    await set(player, 'month', 5_000);
    expect(await actions.deposit(player.id, 1_01)).toBe('limit_reached');
  });

  it('requires limits for day, week and month in Sweden', async () => {
    const player = await createPlayer('SE');
    for (const period of ['day', 'week', 'month']) {
      expect(await actions.deposit(player.id, 10_00)).toBe('limit_required');
      await set(player, period, 100);
    }
    expect(isStarted(await actions.deposit(player.id, 10_00))).toBe(true);
  });

  it('is refused in the cashier, naming the field', async () => {
    const player = await createPlayer();
    await set(player, 'day', 20);
    expect((await env.requestDeposit(player, 'trustly')).json()).toEqual({ status: 0, error: 'limit_reached', fields: { amount: 'limit_reached' } });
  });

  it('that is pending is credited when it arrives, although a limit and a break came first, and can be withdrawn', async () => {
    const player = await createPlayer();
    const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'trustly');
    await set(player, 'day', 1);
    expect((await call(player, 'front/take_break', { days: 7 })).json()).toMatchObject({ status: 1 });
    expect((await env.requestDeposit(player, 'trustly')).json()).toEqual({ status: 0, error: 'account_restricted' });
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, id, 'complete');
    expect((await env.balances(player)).real).toBe(25.5);

    const request = { processor: 'trustly', amount: 25.5, details: {}, idempotency_key: randomUUID() };
    expect((await call(player, 'payment/send_withdrawal_request', request)).json()).toMatchObject({ status: 1, transaction: { status: 'pending' } });
    expect(await env.balances(player)).toMatchObject({ real: 0, locked: 25.5 });
  });
});
