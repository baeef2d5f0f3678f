import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentHouse, type PaymentHouse } from '../testing/payment-house.ts';
import { createProtectedPlay, type ProtectedPlay } from '../testing/protected-play.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

const daySeconds = 24 * 60 * 60;
const isStarted = (answer: string) => answer.includes('-');

describe('a deposit', () => {
  let house: PaymentHouse;
  let table: ProtectedPlay;

  beforeAll(async () => {
    house = await startPaymentHouse();
    house.clock.now = new Date('2031-11-19T12:00:00Z');
    table = createProtectedPlay(house.db.database, house.clock);
  });
  afterAll(() => house.close());

  const seat = (country = 'FI') => house.operator.createPlayer({ country });
  const call = (player: TestPlayer, path: string, body: object) => house.operator.call(path, body, player.bearer);
  const set = async (player: TestPlayer, period: string, amount: number) =>
    expect((await call(player, 'front/set_player_limit', { kind: 'deposit', period, amount })).json()).toMatchObject({ status: 1 });

  it('is taken up to the limit, in which what is under way counts and what failed does not', async () => {
    const player = await seat();
    await set(player, 'day', 100);
    const first = await table.deposit(player.id, 60_00);
    expect(await table.deposit(player.id, 40_01)).toBe('limit_reached');
    await table.settle(first, 'failed');
    const second = await table.deposit(player.id, 100_00);
    expect(isStarted(second)).toBe(true);
    await table.settle(second, 'complete');
    expect(await table.deposit(player.id, 10_00)).toBe('limit_reached');
    house.wait(daySeconds);
    expect(isStarted(await table.deposit(player.id, 100_00))).toBe(true);
  });

  it('that began yesterday and is still under way counts today', async () => {
    const player = await seat();
    await set(player, 'day', 100);
    const begun = await table.deposit(player.id, 60_00);
    house.wait(daySeconds);
    expect(await table.deposit(player.id, 60_00)).toBe('limit_reached');
    await table.settle(begun, 'complete');
    expect(isStarted(await table.deposit(player.id, 40_00))).toBe(true);
  });

  it('of fifty at once is taken only as often as it fits', async () => {
    const player = await seat();
    await set(player, 'week', 100);
    const answers = await Promise.all(Array.from({ length: 50 }, () => table.deposit(player.id, 10_00)));
    expect(answers.filter(isStarted)).toHaveLength(10);
  });

  it('is never more than a thousand a month in Germany, whatever the player sets', async () => {
    const player = await seat('DE');
    await table.settle(await table.deposit(player.id, 999_00), 'complete');
    expect(await table.deposit(player.id, 1_01)).toBe('limit_reached');
    await set(player, 'month', 5_000);
    expect(await table.deposit(player.id, 1_01)).toBe('limit_reached');
  });

  it('needs limits for day, week and month in Sweden', async () => {
    const player = await seat('SE');
    for (const period of ['day', 'week', 'month']) {
      expect(await table.deposit(player.id, 10_00)).toBe('limit_required');
      await set(player, period, 100);
    }
    expect(isStarted(await table.deposit(player.id, 10_00))).toBe(true);
  });

  it('is refused at its field in the cashier', async () => {
    const player = await seat();
    await set(player, 'day', 20);
    expect((await house.ask(player, 'trustly')).json()).toEqual({ status: 0, error: 'limit_reached', fields: { amount: 'limit_reached' } });
  });

  it('that is under way is credited when it arrives, although a limit and a break came before it, and can be taken out', async () => {
    const player = await seat();
    const { transaction_id: id, url } = await house.start<{ url: string }>(player, 'trustly');
    await set(player, 'day', 1);
    expect((await call(player, 'front/take_break', { days: 7 })).json()).toMatchObject({ status: 1 });
    expect((await house.ask(player, 'trustly')).json()).toEqual({ status: 0, error: 'account_restricted' });
    await house.submit(url, 'decision', { decision: 'approve' });
    await house.becomes(player, id, 'complete');
    expect((await house.balances(player)).real).toBe(25.5);

    const request = { processor: 'trustly', amount: 25.5, details: {}, idempotency_key: randomUUID() };
    expect((await call(player, 'payment/send_withdrawal_request', request)).json()).toMatchObject({ status: 1, transaction: { status: 'pending' } });
    expect(await house.balances(player)).toMatchObject({ real: 0, locked: 25.5 });
  });
});
