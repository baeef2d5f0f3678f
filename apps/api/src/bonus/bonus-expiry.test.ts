import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { openBonusRoom, type BonusRoom } from '../testing/bonus-room.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { expireBonuses } from './bonus-expiry.ts';
import { createBonusLifecycle } from './bonus-lifecycle.service.ts';

describe('a bonus whose time is up', () => {
  let room: BonusRoom;

  beforeAll(async () => {
    room = await openBonusRoom(inject('postgresUrl'));
  });
  afterEach(() => room.expectSound());
  afterAll(() => room.db.destroy());

  it('ends with the next stake, before any sweep, and leaves real money alone', async () => {
    const player = await room.guestWith(10_00);
    room.later(14 * 24);
    expect(await room.table.play(player, { stake: 12_00 })).toBe('insufficient_funds');
    expect(await room.money(player)).toEqual({ real: 10_00, bonus: 0, locked: 0 });
    expect(await room.only(player)).toMatchObject({ status: 'expired', forfeited: 10_00 });
    expect(await room.table.withdraw(player, 10_00)).toBe('pending');
  });

  it('ends once, however many processes sweep', async () => {
    await room.table.sweep();
    const player = await room.guestWith(10_00);
    room.later(14 * 24);
    const ended = await Promise.all([room.table.sweep(), room.table.sweep(), room.table.sweep()]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await room.only(player)).toMatchObject({ status: 'expired', reason: 'time' });
  });

  it('that fails holds no other up, and ends the next time', async () => {
    await room.table.sweep();
    const players = [await room.guestWith(10_00), await room.guestWith(10_00), await room.guestWith(10_00)];
    const [broken] = (await Promise.all(players.map((player) => room.only(player)))).map(({ id }) => id).sort();
    room.later(14 * 24);
    const lifecycle = createBonusLifecycle({
      wallet: createWalletService({ metrics: createMetrics() }),
      notify: (_trx, { id }) => (id === broken ? Promise.reject(new Error('power cut')) : Promise.resolve()),
    });
    const live = { balanceChanged: () => Promise.resolve() };
    const { database } = room.db;
    const sweep = () => expireBonuses({ database, now: () => room.clock.now, lifecycle, live, log: createLog('test', 'silent') });
    expect(await sweep()).toBe(2);
    expect(await room.table.sweep()).toBe(1);
  });

  it('runs until the very moment', async () => {
    await room.table.sweep();
    const player = await room.guestWith(10_00);
    room.later(14 * 24 - 1 / 3_600_000);
    expect(await room.table.sweep()).toBe(0);
    expect(await room.table.play(player, { stake: 12_00, win: 12_00 })).toBe('settled');
  });
});
