import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import type { Guest } from '../testing/bonus-table.ts';
import { expectedDepositBonus, findMissedClaim } from './deposit-bonuses.service.ts';
import { openBonusRoom, type BonusRoom } from '../testing/bonus-room.ts';

describe('a bonus of a deposit', () => {
  let room: BonusRoom;

  beforeAll(async () => {
    room = await openBonusRoom(inject('postgresUrl'));
  });
  afterEach(() => room.expectSound());
  afterAll(() => room.db.destroy());

  it('comes once, however often the provider tells of the money', async () => {
    const [player, code, key] = [await room.guest(), await room.promotion(), randomUUID()];
    await Promise.all([1, 2, 3].map(() => room.table.deposit(player, 30_00, { code, key })));
    expect(await room.money(player)).toEqual({ real: 30_00, bonus: 30_00, locked: 0 });
    expect(await room.table.deposit(player, 30_00, { code })).toBe('bonus_not_available');
    expect(await room.money(player)).toEqual({ real: 30_00, bonus: 30_00, locked: 0 });
  });

  it.each([
    ['of an unknown code', {}, 30_00, 'NOPE', 'invalid_promo_code'],
    ['of a promotion that is over', { valid_to: new Date(0) }, 30_00, undefined, 'invalid_promo_code'],
    ['of a promotion to come', { valid_from: new Date('2999-01-01') }, 30_00, undefined, 'invalid_promo_code'],
    ['of one that is switched off', { enabled: false }, 30_00, undefined, 'invalid_promo_code'],
    ['for another country', { countries: ['CA'] }, 30_00, undefined, 'bonus_not_available'],
    ['of too small a deposit', { amounts: { min_deposit: 30_01 } }, 30_00, undefined, 'bonus_not_available'],
    ['of a deposit that brings less than a cent', { match_percent: 1 }, 99, undefined, 'bonus_not_available'],
    ['of the second deposit with the first', { nth_deposit: 2 }, 30_00, undefined, 'bonus_not_available'],
  ])('%s is refused before the player pays', async (_text, changes, amount, typed, error) => {
    const [player, code] = [await room.guest(), await room.promotion(changes)];
    expect(await room.table.deposit(player, amount, { code: typed ?? code })).toBe(error);
    expect(await room.money(player)).toEqual({ real: 0, bonus: 0, locked: 0 });
  });

  it('comes of itself where the promotion says so, with the right deposit only', async () => {
    const id = await givePromotion(room.db.database, { is_automatic: true, nth_deposit: 2, family: randomUUID() });
    const player = await room.guest();
    await room.table.deposit(player, 10_00);
    expect(await room.money(player)).toMatchObject({ bonus: 0 });
    await room.table.deposit(player, 10_00);
    expect(await room.money(player)).toMatchObject({ real: 20_00, bonus: 10_00 });
    await room.db.database.updateTable('bonus_templates').set({ enabled: false }).where('id', '=', id).execute();
  });

  it('is wagered by the law of the country where that asks for less', async () => {
    const player = await room.guest('GB');
    await room.table.deposit(player, 10_00, { code: await room.promotion() });
    expect(await room.only(player)).toMatchObject({ wagering_required: 100_00 });
  });

  describe('is told beforehand as it comes:', () => {
    const expected = (player: Guest, amountMinor: number) => expectedDepositBonus(room.db.database, { ...player, amountMinor, at: room.clock.now });
    const claim = async (player: Guest, changes: Parameters<typeof givePromotion>[1] = {}) => {
      room.later(1);
      await room.table.bonus.claims.claim(player, String(await givePromotion(room.db.database, changes)));
    };

    it.each([
      ['of a claim', {}, 30_00],
      ['to the cent', { match_percent: 33 }, 30_01],
      ['up to its most', { amounts: { max_bonus: 12_34 } }, 30_00],
      ['nothing with too small a deposit', { amounts: { min_deposit: 30_01 } }, 30_00],
      ['nothing of the second deposit with the first', { nth_deposit: 2 }, 30_00],
    ])('%s', async (_text, changes, amount) => {
      const player = await room.guest();
      await claim(player, changes);
      const told = await expected(player, amount);
      await room.table.deposit(player, amount);
      expect((await room.money(player)).bonus).toBe(told?.amountMinor ?? 0);
      expect(told?.isWaiting ?? false).toBe(false);
    });

    it('the oldest claim that fits, and once', async () => {
      const player = await room.guest();
      await claim(player, { nth_deposit: 2 });
      await claim(player, { match_percent: 50 });
      await claim(player, { match_percent: 20 });
      expect(await expected(player, 20_00)).toMatchObject({ amountMinor: 10_00, isWaiting: false });
      await room.table.deposit(player, 20_00);
      expect(await expected(player, 20_00)).toMatchObject({ amountMinor: 20_00, isWaiting: true });
      expect(await room.money(player)).toMatchObject({ bonus: 10_00 });
    });

    it('one that comes by itself, unless there are no more', async () => {
      const id = await givePromotion(room.db.database, { is_automatic: true, max_grants: 1, family: randomUUID() });
      const [first, second] = [await room.guest(), await room.guest()];
      expect(await expected(first, 20_00)).toMatchObject({ amountMinor: 20_00 });
      await room.table.deposit(first, 20_00);
      for (const player of [first, second]) expect(await expected(player, 20_00)).toBeUndefined();
      await room.db.database.updateTable('bonus_templates').set({ enabled: false }).where('id', '=', id).execute();
    });
  });

  describe('of the first deposit, claimed, with a first deposit below its minimum', () => {
    const claimed = async (changes: Parameters<typeof givePromotion>[1]) => {
      const player = await room.guest();
      await room.table.bonus.claims.claim(player, String(await givePromotion(room.db.database, changes)));
      return player;
    };
    const missed = async (player: Guest, amountMinor: number) => {
      const deposit = { ...player, amountMinor, at: room.clock.now };
      return findMissedClaim(room.db.database, deposit, { bonus: await expectedDepositBonus(room.db.database, deposit) });
    };
    const minimum = { amounts: { min_deposit: 20_00 } };

    it('is told beforehand with its minimum, and ends: no later deposit brings it, and nothing promises it', async () => {
      const player = await claimed({ nth_deposit: 1, ...minimum });
      expect(await missed(player, 19_99)).toMatchObject({ minDepositMinor: 20_00, isLost: true });
      expect(await missed(player, 20_00)).toBeUndefined();
      await room.table.deposit(player, 10_00);
      expect(await room.only(player)).toMatchObject({ status: 'expired', reason: 'deposit_missed', amount: null });
      expect(await missed(player, 10_00)).toBeUndefined();
      await room.table.deposit(player, 50_00);
      expect(await room.money(player)).toEqual({ real: 60_00, bonus: 0, locked: 0 });
    });

    it('goes on waiting when it is for any deposit, and comes with the next that is large enough', async () => {
      const player = await claimed(minimum);
      expect(await missed(player, 10_00)).toMatchObject({ minDepositMinor: 20_00, isLost: false });
      await room.table.deposit(player, 10_00);
      expect(await room.only(player)).toMatchObject({ status: 'issued' });
      await room.table.deposit(player, 20_00);
      expect(await room.money(player)).toMatchObject({ bonus: 20_00 });
    });

    it('says nothing of a claim for a later deposit, and leaves that one open', async () => {
      const player = await claimed({ nth_deposit: 2, ...minimum });
      expect(await missed(player, 10_00)).toBeUndefined();
      await room.table.deposit(player, 10_00);
      expect(await missed(player, 10_00)).toMatchObject({ isLost: true });
      await room.table.deposit(player, 20_00);
      expect(await room.money(player)).toMatchObject({ bonus: 20_00 });
    });
  });

  describe('of the first deposit, claimed, when another bonus takes its place', () => {
    const first = async (player: Guest) => {
      const id = await givePromotion(room.db.database, { nth_deposit: 1, code: randomUUID().slice(0, 8).toUpperCase() });
      await room.table.bonus.claims.claim(player, String(id));
      return id;
    };
    const missed = async (player: Guest, promoCode = '') => {
      const deposit = { ...player, amountMinor: 20_00, at: room.clock.now };
      const bonus = promoCode ? undefined : await expectedDepositBonus(room.db.database, deposit);
      return findMissedClaim(room.db.database, deposit, { promoCode, bonus });
    };
    const statusOf = async (player: Guest, id: number) => (await room.table.bonuses(player)).find(({ template_id }) => template_id === id)?.status;

    it('by a code, is told beforehand, and ends with a message that says so', async () => {
      const player = await room.guest();
      const [id, code] = [await first(player), await room.promotion()];
      expect(await missed(player, code)).toMatchObject({ templateId: id, isLost: true });
      await room.table.deposit(player, 20_00, { code });
      expect(await statusOf(player, id)).toBe('expired');
      expect(await missed(player, code)).toBeUndefined();
      const told = room.db.database.selectFrom('player_messages').select(['kind', 'params']).where('player_id', '=', player.playerId);
      expect(await told.where('kind', '=', 'bonus_missed').execute()).toEqual([{ kind: 'bonus_missed', params: { title: 'Test bonus' } }]);
    });

    it('by its own code, is not lost', async () => {
      const player = await room.guest();
      const id = await first(player);
      const { code } = await room.db.database.selectFrom('bonus_templates').select('code').where('id', '=', id).executeTakeFirstOrThrow();
      expect(await missed(player, code?.toLowerCase())).toBeUndefined();
      await room.table.deposit(player, 20_00, { code: code ?? '' });
      expect(await statusOf(player, id)).not.toBe('expired');
    });

    it('by an older claim, is told beforehand', async () => {
      const player = await room.guest();
      await room.table.bonus.claims.claim(player, String(await givePromotion(room.db.database, {})));
      room.later(1);
      const id = await first(player);
      expect(await missed(player)).toMatchObject({ templateId: id, isLost: true });
      await room.table.deposit(player, 20_00);
      expect(await statusOf(player, id)).toBe('expired');
    });
  });

  it('waits while another runs, and starts when that ends', async () => {
    const player = await room.guestWith(10_00);
    room.later(1);
    await room.table.deposit(player, 20_00, { code: await room.promotion() });
    expect(await room.money(player)).toEqual({ real: 30_00, bonus: 10_00, locked: 0 });
    const [first, second] = await room.table.bonuses(player);
    expect([first?.status, second?.status, second?.amount]).toEqual(['active', 'issued', 20_00]);
    await room.table.bonus.claims.giveUp(player, first?.id ?? '', randomUUID());
    expect(await room.money(player)).toEqual({ real: 30_00, bonus: 20_00, locked: 0 });
  });

  it('is given to as many as there are, and not to one more at the same time', async () => {
    const code = await room.promotion({ max_grants: 2 });
    const players = await Promise.all([1, 2, 3, 4].map(() => room.guest()));
    await Promise.all(players.map((player) => room.table.deposit(player, 10_00, { code })));
    const given = await Promise.all(players.map(async (player) => (await room.money(player)).bonus));
    expect(given.toSorted((one, other) => one - other)).toEqual([0, 0, 10_00, 10_00]);
  });

  describe('when money is taken out', () => {
    /** A free bonus runs, a deposit's waits behind it. */
    async function waiting() {
      const player = await room.guest();
      const free = await givePromotion(room.db.database, { type: 'no_deposit', amounts: { max_bonus: 10_00 } });
      await room.table.bonus.claims.claim(player, String(free));
      room.later(1);
      await room.table.deposit(player, 50_00, { code: await room.promotion() });
      return player;
    }
    const statuses = async (player: Guest) => (await room.table.bonuses(player)).map(({ status }) => status);

    it('ends though it waits, and is named in the sum beforehand', async () => {
      const player = await waiting();
      expect(await statuses(player)).toEqual(['active', 'issued']);
      expect(await room.table.forfeiture(player)).toEqual({ amountMinor: 60_00 });
      const key = randomUUID();
      expect(await room.table.withdraw(player, 50_00, key)).toBe('pending');
      expect(await statuses(player)).toEqual(['forfeited', 'forfeited']);
      expect(await room.money(player)).toEqual({ real: 0, bonus: 0, locked: 50_00 });
      expect(await room.table.forfeiture(player)).toBeUndefined();
      const told = await room.db.database.selectFrom('player_messages').select('params').where('player_id', '=', player.playerId).execute();
      expect(told.map(({ params }) => params)).toEqual(expect.arrayContaining([expect.objectContaining({ amount: 50 })]));
      // The money comes back, the bonus does not.
      await room.table.endWithdrawal(player, 50_00, key, false);
      expect(await room.money(player)).toEqual({ real: 50_00, bonus: 0, locked: 0 });
    });

    it('ends alone where the running one does not: that one has no deposit', async () => {
      const player = await room.guest();
      const lasting = await givePromotion(room.db.database, { type: 'no_deposit', forfeits_on_withdrawal: false, amounts: { max_bonus: 10_00 } });
      await room.table.bonus.claims.claim(player, String(lasting));
      room.later(1);
      await room.table.deposit(player, 50_00, { code: await room.promotion() });
      expect(await room.table.forfeiture(player)).toEqual({ amountMinor: 50_00 });
      await room.table.withdraw(player, 1);
      expect(await statuses(player)).toEqual(['active', 'forfeited']);
      expect(await room.money(player)).toMatchObject({ bonus: 10_00 });
    });

    it('leaves what has no deposit in it: a claim that awaits one, and a free bonus that waits its turn, which starts', async () => {
      const player = await room.guestWith(20_00);
      const free = await givePromotion(room.db.database, { type: 'no_deposit', amounts: { max_bonus: 10_00 } });
      const claim = await givePromotion(room.db.database, {});
      for (const id of [free, claim]) {
        room.later(1);
        await room.table.bonus.claims.claim(player, String(id));
      }
      expect(await room.table.forfeiture(player)).toEqual({ amountMinor: 20_00 });
      await room.table.withdraw(player, 20_00);
      expect(await statuses(player)).toEqual(['forfeited', 'active', 'issued']);
      expect(await room.money(player)).toMatchObject({ bonus: 10_00 });
    });

    it('ends whatever its promotion says: none of a deposit may say that it stays', async () => {
      await expect(givePromotion(room.db.database, { forfeits_on_withdrawal: false })).rejects.toThrow(/bonus_templates_of_deposits/);
    });
  });
});
