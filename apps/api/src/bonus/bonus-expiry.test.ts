import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createBonusEnvironment, type BonusEnvironment } from '../testing/bonus-environment.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { expireBonuses } from './bonus-expiry.ts';
import { createBonusLifecycle } from './bonus-lifecycle.service.ts';

describe('an expired bonus', () => {
  let env: BonusEnvironment;

  beforeAll(async () => {
    env = await createBonusEnvironment(inject('postgresUrl'));
  });
  afterEach(() => env.expectSound());
  afterAll(() => env.db.destroy());

  it('ends with the next stake, before the job runs, and leaves real money untouched', async () => {
    const player = await env.playerWithBonus(10_00);
    env.later(14 * 24);
    expect(await env.actions.playRound(player, { stake: 12_00 })).toBe('insufficient_funds');
    expect(await env.money(player)).toEqual({ real: 10_00, bonus: 0, locked: 0 });
    expect(await env.firstBonus(player)).toMatchObject({ status: 'expired', forfeited: 10_00 });
    expect(await env.actions.withdraw(player, 10_00)).toBe('pending');
  });

  it('ends once, however many processes run the job', async () => {
    await env.actions.sweep();
    const player = await env.playerWithBonus(10_00);
    env.later(14 * 24);
    const ended = await Promise.all([env.actions.sweep(), env.actions.sweep(), env.actions.sweep()]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await env.firstBonus(player)).toMatchObject({ status: 'expired', reason: 'time' });
  });

  it('that fails does not delay others, and ends the next time', async () => {
    await env.actions.sweep();
    const players = [await env.playerWithBonus(10_00), await env.playerWithBonus(10_00), await env.playerWithBonus(10_00)];
    const [broken] = (await Promise.all(players.map((player) => env.firstBonus(player)))).map(({ id }) => id).sort();
    env.later(14 * 24);
    const lifecycle = createBonusLifecycle({
      wallet: createWalletService({ metrics: createMetrics() }),
      notify: (_trx, { id }) => (id === broken ? Promise.reject(new Error('power cut')) : Promise.resolve()),
    });
    const live = { balanceChanged: () => Promise.resolve() };
    const { database } = env.db;
    const sweep = () => expireBonuses({ database, now: () => env.clock.now, lifecycle, live, log: createLog('test', 'silent') });
    expect(await sweep()).toBe(2);
    expect(await env.actions.sweep()).toBe(1);
  });

  it('is valid until the exact moment', async () => {
    await env.actions.sweep();
    const player = await env.playerWithBonus(10_00);
    env.later(14 * 24 - 1 / 3_600_000);
    expect(await env.actions.sweep()).toBe(0);
    expect(await env.actions.playRound(player, { stake: 12_00, win: 12_00 })).toBe('settled');
  });
});
