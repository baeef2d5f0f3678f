import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createBonusEnvironment, type BonusEnvironment } from '../testing/bonus-environment.ts';

describe('a bonus', () => {
  let env: BonusEnvironment;

  beforeAll(async () => {
    env = await createBonusEnvironment(inject('postgresUrl'));
  });
  afterEach(() => env.expectSound());
  afterAll(() => env.db.destroy());

  it('behaves as in the worked example (domain §2.6)', async () => {
    const player = await env.playerWithBonus(50_00);
    expect(await env.money(player)).toEqual({ real: 50_00, bonus: 50_00, locked: 0 });
    expect(await env.firstBonus(player)).toMatchObject({ status: 'active', amount: 50_00, wagering_required: 1_750_00, wagered: 0 });

    expect(await env.actions.playRound(player, { stake: 60_00, win: 30_00 })).toBe('settled');
    expect(await env.money(player)).toEqual({ real: 25_00, bonus: 45_00, locked: 0 });
    expect(await env.firstBonus(player)).toMatchObject({ status: 'wagering', wagered: 60_00 });

    expect(await env.actions.withdraw(player, 40_00)).toBe('not_meet_wager_requirement');
    expect(await env.actions.forfeiture(player)).toEqual({ amountMinor: 45_00 });
    expect(await env.actions.withdraw(player, 25_00)).toBe('pending');
    expect(await env.money(player)).toEqual({ real: 0, bonus: 0, locked: 25_00 });
    expect(await env.firstBonus(player)).toMatchObject({ status: 'forfeited', reason: 'withdrawal', released: 0, forfeited: 45_00 });
    expect(await env.actions.forfeiture(player)).toBeUndefined();
  });

  describe('while it is wagered', () => {
    it('refuses a stake above its maximum bet if bonus money would be part of it', async () => {
      const player = await env.playerWithBonus(10_00, { amounts: { max_bet: 5_00 } });
      expect(await env.actions.playRound(player, { stake: 10_00 })).toBe('settled');
      expect(await env.actions.playRound(player, { stake: 5_01 })).toBe('stake_above_bonus_max');
      expect(await env.money(player)).toEqual({ real: 0, bonus: 10_00, locked: 0 });
      expect(await env.actions.playRound(player, { stake: 5_00 })).toBe('settled');
      expect(await env.firstBonus(player)).toMatchObject({ wagered: 15_00 });
    });

    it.each([
      ['a game that does not count', { weight: 0 }, {}],
      ['a game of another category', {}, { eligible_categories: ['bingo' as const] }],
    ])('is not used for %s, which is played with real money only', async (_text, bet, changes) => {
      const player = await env.playerWithBonus(20_00, changes);
      expect(await env.actions.playRound(player, { stake: 15_00, ...bet })).toBe('settled');
      expect(await env.actions.playRound(player, { stake: 6_00, ...bet })).toBe('insufficient_funds');
      expect(await env.money(player)).toEqual({ real: 5_00, bonus: 20_00, locked: 0 });
      expect(await env.firstBonus(player)).toMatchObject({ status: 'active', wagered: 0 });
    });

    it('is used only in its eligible categories', async () => {
      const player = await env.playerWithBonus(20_00, { eligible_categories: ['bingo', 'slots'] });
      expect(await env.actions.playRound(player, { stake: 25_00 })).toBe('settled');
      expect(await env.firstBonus(player)).toMatchObject({ status: 'wagering', wagered: 25_00 });
    });

    it('counts a stake by the weight of its game', async () => {
      const player = await env.playerWithBonus(20_00);
      await env.actions.playRound(player, { stake: 10_01, weight: 10 });
      expect(await env.firstBonus(player)).toMatchObject({ wagered: 1_00 });
    });

    it('gets back exactly the bonus money of a rolled-back round, and loses its progress', async () => {
      const player = await env.playerWithBonus(20_00);
      const key = randomUUID();
      await env.actions.playRound(player, { stake: 30_00, key });
      expect(await env.money(player)).toEqual({ real: 0, bonus: 10_00, locked: 0 });
      expect(await env.actions.rollBack(player, key)).toBe('rolled back');
      expect(await env.money(player)).toEqual({ real: 20_00, bonus: 20_00, locked: 0 });
      expect(await env.firstBonus(player)).toMatchObject({ status: 'wagering', wagered: 0 });
      expect(await env.actions.rollBack(player, key)).toBe('repeated');
      expect(await env.firstBonus(player)).toMatchObject({ wagered: 0 });
    });
  });

  describe('whose requirement is met', () => {
    it('becomes real money up to the maximum win, the rest goes to the operator', async () => {
      const player = await env.playerWithBonus(10_00, { wagering_x: 2, amounts: { max_win: 15_00 } });
      await env.actions.playRound(player, { stake: 10_00 });
      await env.actions.playRound(player, { stake: 10_00, win: 40_00 });
      expect(await env.money(player)).toEqual({ real: 15_00, bonus: 0, locked: 0 });
      expect(await env.firstBonus(player)).toMatchObject({ status: 'completed', wagered: 20_00, released: 15_00, forfeited: 25_00 });
      expect(await env.actions.withdraw(player, 15_00)).toBe('pending');
    });

    it('counts no more than the requirement', async () => {
      const player = await env.playerWithBonus(10_00, { wagering_x: 1 });
      await env.actions.playRound(player, { stake: 15_00, win: 15_00 });
      expect(await env.firstBonus(player)).toMatchObject({ status: 'completed', wagered: 10_00, released: 10_00 });
    });

    it('becomes real money immediately if nothing has to be wagered', async () => {
      const player = await env.playerWithBonus(10_00, { wagering_x: 0 });
      expect(await env.money(player)).toEqual({ real: 20_00, bonus: 0, locked: 0 });
      expect(await env.firstBonus(player)).toMatchObject({ status: 'completed', released: 10_00 });
    });

    it('is lost if less than the smallest stake is left', async () => {
      const player = await env.playerWithBonus(10_00);
      await env.actions.playRound(player, { stake: 19_95 });
      expect(await env.money(player)).toEqual({ real: 0, bonus: 0, locked: 0 });
      expect(await env.firstBonus(player)).toMatchObject({ status: 'lost', forfeited: 5 });
    });

    it('waits for a round that is still open', async () => {
      const player = await env.playerWithBonus(10_00, { wagering_x: 2 });
      const round = await env.actions.openRound(player, { stake: 15_00, win: 30_00 });
      await env.actions.playRound(player, { stake: 5_00 });
      expect(await env.money(player)).toEqual({ real: 0, bonus: 0, locked: 0 });
      expect(await env.firstBonus(player)).toMatchObject({ status: 'wagering', wagered: 5_00 });
      if (typeof round === 'string') throw new Error(round);
      expect(await env.actions.settleRound(player, round)).toBe('settled');
      expect(await env.firstBonus(player)).toMatchObject({ status: 'completed', wagered: 20_00, released: 10_00 });
      expect(await env.money(player)).toEqual({ real: 30_00, bonus: 0, locked: 0 });
    });
  });

  it('keeps its terms, even against direct writes', async () => {
    const player = await env.playerWithBonus(10_00);
    const { id } = await env.firstBonus(player);
    const update = env.db.database.updateTable('player_bonuses').where('id', '=', id);
    await expect(update.set({ wagering_required: 0 }).execute()).rejects.toThrow(/was agreed/);
    await expect(update.set({ terms: '{}' }).execute()).rejects.toThrow(/was agreed/);
    await expect(update.set({ status: 'issued' }).execute()).rejects.toThrow();
  });
});
