import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBonusRoom, type BonusRoom } from '../testing/bonus-room.ts';

describe('a bonus', () => {
  let room: BonusRoom;

  beforeAll(async () => {
    room = await openBonusRoom(inject('postgresUrl'));
  });
  afterEach(() => room.expectSound());
  afterAll(() => room.db.destroy());

  it('goes as the worked example says (domain §2.6)', async () => {
    const player = await room.guestWith(50_00);
    expect(await room.money(player)).toEqual({ real: 50_00, bonus: 50_00, locked: 0 });
    expect(await room.only(player)).toMatchObject({ status: 'active', amount: 50_00, wagering_required: 1_750_00, wagered: 0 });

    expect(await room.table.play(player, { stake: 60_00, win: 30_00 })).toBe('settled');
    expect(await room.money(player)).toEqual({ real: 25_00, bonus: 45_00, locked: 0 });
    expect(await room.only(player)).toMatchObject({ status: 'wagering', wagered: 60_00 });

    expect(await room.table.withdraw(player, 40_00)).toBe('not_meet_wager_requirement');
    expect(await room.table.forfeiture(player)).toEqual({ amountMinor: 45_00 });
    expect(await room.table.withdraw(player, 25_00)).toBe('pending');
    expect(await room.money(player)).toEqual({ real: 0, bonus: 0, locked: 25_00 });
    expect(await room.only(player)).toMatchObject({ status: 'forfeited', reason: 'withdrawal', released: 0, forfeited: 45_00 });
    expect(await room.table.forfeiture(player)).toBeUndefined();
  });

  describe('while it is wagered', () => {
    it('refuses a stake above its highest bet up front, if bonus money would be part of it', async () => {
      const player = await room.guestWith(10_00, { amounts: { max_bet: 5_00 } });
      expect(await room.table.play(player, { stake: 10_00 })).toBe('settled');
      expect(await room.table.play(player, { stake: 5_01 })).toBe('stake_above_bonus_max');
      expect(await room.money(player)).toEqual({ real: 0, bonus: 10_00, locked: 0 });
      expect(await room.table.play(player, { stake: 5_00 })).toBe('settled');
      expect(await room.only(player)).toMatchObject({ wagered: 15_00 });
    });

    it.each([
      ['a game that does not count', { weight: 0 }, {}],
      ['a game of another category', {}, { eligible_categories: ['bingo' as const] }],
    ])('is kept out of %s, which is played with real money only', async (_text, bet, changes) => {
      const player = await room.guestWith(20_00, changes);
      expect(await room.table.play(player, { stake: 15_00, ...bet })).toBe('settled');
      expect(await room.table.play(player, { stake: 6_00, ...bet })).toBe('insufficient_funds');
      expect(await room.money(player)).toEqual({ real: 5_00, bonus: 20_00, locked: 0 });
      expect(await room.only(player)).toMatchObject({ status: 'active', wagered: 0 });
    });

    it('plays in the categories it is for', async () => {
      const player = await room.guestWith(20_00, { eligible_categories: ['bingo', 'slots'] });
      expect(await room.table.play(player, { stake: 25_00 })).toBe('settled');
      expect(await room.only(player)).toMatchObject({ status: 'wagering', wagered: 25_00 });
    });

    it('counts a stake by the weight of its game', async () => {
      const player = await room.guestWith(20_00);
      await room.table.play(player, { stake: 10_01, weight: 10 });
      expect(await room.only(player)).toMatchObject({ wagered: 1_00 });
    });

    it('gets back exactly what a rolled-back round took, and loses the progress of it', async () => {
      const player = await room.guestWith(20_00);
      const key = randomUUID();
      await room.table.play(player, { stake: 30_00, key });
      expect(await room.money(player)).toEqual({ real: 0, bonus: 10_00, locked: 0 });
      expect(await room.table.rollBack(player, key)).toBe('rolled back');
      expect(await room.money(player)).toEqual({ real: 20_00, bonus: 20_00, locked: 0 });
      expect(await room.only(player)).toMatchObject({ status: 'wagering', wagered: 0 });
      expect(await room.table.rollBack(player, key)).toBe('repeated');
      expect(await room.only(player)).toMatchObject({ wagered: 0 });
    });
  });

  describe('that is played out', () => {
    it('becomes real money up to the highest win, the rest goes to the house', async () => {
      const player = await room.guestWith(10_00, { wagering_x: 2, amounts: { max_win: 15_00 } });
      await room.table.play(player, { stake: 10_00 });
      await room.table.play(player, { stake: 10_00, win: 40_00 });
      expect(await room.money(player)).toEqual({ real: 15_00, bonus: 0, locked: 0 });
      expect(await room.only(player)).toMatchObject({ status: 'completed', wagered: 20_00, released: 15_00, forfeited: 25_00 });
      expect(await room.table.withdraw(player, 15_00)).toBe('pending');
    });

    it('counts no more than the requirement', async () => {
      const player = await room.guestWith(10_00, { wagering_x: 1 });
      await room.table.play(player, { stake: 15_00, win: 15_00 });
      expect(await room.only(player)).toMatchObject({ status: 'completed', wagered: 10_00, released: 10_00 });
    });

    it('becomes real money at once when nothing is to be wagered', async () => {
      const player = await room.guestWith(10_00, { wagering_x: 0 });
      expect(await room.money(player)).toEqual({ real: 20_00, bonus: 0, locked: 0 });
      expect(await room.only(player)).toMatchObject({ status: 'completed', released: 10_00 });
    });

    it('is lost when less than the smallest stake is left', async () => {
      const player = await room.guestWith(10_00);
      await room.table.play(player, { stake: 19_95 });
      expect(await room.money(player)).toEqual({ real: 0, bonus: 0, locked: 0 });
      expect(await room.only(player)).toMatchObject({ status: 'lost', forfeited: 5 });
    });

    it('waits for a round that is still open', async () => {
      const player = await room.guestWith(10_00, { wagering_x: 2 });
      const round = await room.table.open(player, { stake: 15_00, win: 30_00 });
      await room.table.play(player, { stake: 5_00 });
      expect(await room.money(player)).toEqual({ real: 0, bonus: 0, locked: 0 });
      expect(await room.only(player)).toMatchObject({ status: 'wagering', wagered: 5_00 });
      if (typeof round === 'string') throw new Error(round);
      expect(await room.table.settle(player, round)).toBe('settled');
      expect(await room.only(player)).toMatchObject({ status: 'completed', wagered: 20_00, released: 10_00 });
      expect(await room.money(player)).toEqual({ real: 30_00, bonus: 0, locked: 0 });
    });
  });

  it('keeps its terms, whatever is written', async () => {
    const player = await room.guestWith(10_00);
    const { id } = await room.only(player);
    const update = room.db.database.updateTable('player_bonuses').where('id', '=', id);
    await expect(update.set({ wagering_required: 0 }).execute()).rejects.toThrow(/was agreed/);
    await expect(update.set({ terms: '{}' }).execute()).rejects.toThrow(/was agreed/);
    await expect(update.set({ status: 'issued' }).execute()).rejects.toThrow();
  });
});
