import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import type { BonusPlayer } from '../testing/bonus-actions.ts';
import { expectedDepositBonus, findMissedBonus } from './deposit-bonuses.service.ts';
import { createBonusEnvironment, type BonusEnvironment } from '../testing/bonus-environment.ts';

describe('a bonus of a deposit', () => {
  let env: BonusEnvironment;

  beforeAll(async () => {
    env = await createBonusEnvironment(inject('postgresUrl'));
  });
  afterEach(() => env.expectSound());
  afterAll(() => env.db.destroy());

  it('is granted once, however often the provider reports the money', async () => {
    const [player, code, key] = [await env.createPlayer(), await env.promotion(), randomUUID()];
    await Promise.all([1, 2, 3].map(() => env.actions.deposit(player, 30_00, { code, key })));
    expect(await env.money(player)).toEqual({ real: 30_00, bonus: 30_00, locked: 0 });
    expect(await env.actions.deposit(player, 30_00, { code })).toBe('bonus_not_available');
    expect(await env.money(player)).toEqual({ real: 30_00, bonus: 30_00, locked: 0 });
  });

  it.each([
    ['of an unknown code', {}, 30_00, 'NOPE', 'invalid_promo_code'],
    ['of a promotion that has ended', { valid_to: new Date(0) }, 30_00, undefined, 'invalid_promo_code'],
    ['of a promotion that has not started', { valid_from: new Date('2999-01-01') }, 30_00, undefined, 'invalid_promo_code'],
    ['of a disabled promotion', { enabled: false }, 30_00, undefined, 'invalid_promo_code'],
    ['for another country', { countries: ['CA'] }, 30_00, undefined, 'bonus_not_available'],
    ['of too small a deposit', { amounts: { min_deposit: 30_01 } }, 30_00, undefined, 'bonus_not_available'],
    ['of a deposit whose bonus would be less than a cent', { match_percent: 1 }, 99, undefined, 'bonus_not_available'],
    ['of the second deposit with the first', { nth_deposit: 2 }, 30_00, undefined, 'bonus_not_available'],
  ])('%s is refused before the player pays', async (_text, changes, amount, typed, error) => {
    const [player, code] = [await env.createPlayer(), await env.promotion(changes)];
    expect(await env.actions.deposit(player, amount, { code: typed ?? code })).toBe(error);
    expect(await env.money(player)).toEqual({ real: 0, bonus: 0, locked: 0 });
  });

  it('is granted automatically if the promotion is automatic, only with the right deposit', async () => {
    const id = await givePromotion(env.db.database, { is_automatic: true, nth_deposit: 2, family: randomUUID() });
    const player = await env.createPlayer();
    await env.actions.deposit(player, 10_00);
    expect(await env.money(player)).toMatchObject({ bonus: 0 });
    await env.actions.deposit(player, 10_00);
    expect(await env.money(player)).toMatchObject({ real: 20_00, bonus: 10_00 });
    await env.db.database.updateTable('bonus_templates').set({ enabled: false }).where('id', '=', id).execute();
  });

  it('uses the lower wagering requirement of the country, if the law sets one', async () => {
    const player = await env.createPlayer('GB');
    await env.actions.deposit(player, 10_00, { code: await env.promotion() });
    expect(await env.firstBonus(player)).toMatchObject({ wagering_required: 100_00 });
  });

  describe('is announced as it will be granted:', () => {
    const expected = (player: BonusPlayer, amountMinor: number, promoCode?: string) =>
      expectedDepositBonus(env.db.database, { ...player, amountMinor, promoCode, isBonusDeclined: false, at: env.clock.now });
    const claim = async (player: BonusPlayer, changes: Parameters<typeof givePromotion>[1] = {}) => {
      env.later(1);
      await env.actions.bonus.claims.claim(player, String(await givePromotion(env.db.database, changes)));
    };

    it('by an unlisted code, with its wagering requirement', async () => {
      const player = await env.createPlayer();
      const code = await env.promotion({ is_listed: false, wagering_base: 'bonus_plus_deposit', amounts: { max_bonus: 20_00, max_bet: 5_00 } });
      expect(await expected(player, 30_00, code.toLowerCase())).toMatchObject({
        amountMinor: 20_00,
        wageringRequiredMinor: (20_00 + 30_00) * 35,
        terms: { maxBet: 5_00, expiresAfterHours: 336 },
      });
      expect(await expected(player, 30_00, 'NOPE')).toBeUndefined();
      await env.actions.deposit(player, 30_00, { code });
      expect(await env.firstBonus(player)).toMatchObject({ amount: 20_00, wagering_required: (20_00 + 30_00) * 35 });
    });

    it('by the code of a listed promotion, regardless of other claims, and not a second time', async () => {
      const player = await env.createPlayer();
      await claim(player, { title: 'Claimed before' });
      const code = await env.promotion({ match_percent: 50 });
      expect(await expected(player, 30_00, code)).toMatchObject({ amountMinor: 15_00 });
      await env.actions.deposit(player, 30_00, { code });
      expect(await env.money(player)).toMatchObject({ real: 30_00, bonus: 15_00 });
      expect(await expected(player, 30_00, code)).toBeUndefined();
    });

    it.each([
      ['of a claim', {}, 30_00],
      ['to the cent', { match_percent: 33 }, 30_01],
      ['up to its maximum', { amounts: { max_bonus: 12_34 } }, 30_00],
      ['nothing with too small a deposit', { amounts: { min_deposit: 30_01 } }, 30_00],
      ['nothing of the second deposit with the first', { nth_deposit: 2 }, 30_00],
    ])('%s', async (_text, changes, amount) => {
      const player = await env.createPlayer();
      await claim(player, changes);
      const announced = await expected(player, amount);
      await env.actions.deposit(player, amount);
      expect((await env.money(player)).bonus).toBe(announced?.amountMinor ?? 0);
      expect(announced?.isWaiting ?? false).toBe(false);
    });

    it('the oldest matching claim, and once', async () => {
      const player = await env.createPlayer();
      await claim(player, { nth_deposit: 2 });
      await claim(player, { match_percent: 50 });
      await claim(player, { match_percent: 20 });
      expect(await expected(player, 20_00)).toMatchObject({ amountMinor: 10_00, isWaiting: false });
      await env.actions.deposit(player, 20_00);
      expect(await expected(player, 20_00)).toMatchObject({ amountMinor: 20_00, isWaiting: true });
      expect(await env.money(player)).toMatchObject({ bonus: 10_00 });
    });

    it('an automatic one, unless all were granted', async () => {
      const id = await givePromotion(env.db.database, { is_automatic: true, max_grants: 1, family: randomUUID() });
      const [first, second] = [await env.createPlayer(), await env.createPlayer()];
      expect(await expected(first, 20_00)).toMatchObject({ amountMinor: 20_00 });
      await env.actions.deposit(first, 20_00);
      for (const player of [first, second]) expect(await expected(player, 20_00)).toBeUndefined();
      await env.db.database.updateTable('bonus_templates').set({ enabled: false }).where('id', '=', id).execute();
    });
  });

  describe('of the first deposit, claimed, with a first deposit below its minimum', () => {
    const claimed = async (changes: Parameters<typeof givePromotion>[1]) => {
      const player = await env.createPlayer();
      await env.actions.bonus.claims.claim(player, String(await givePromotion(env.db.database, changes)));
      return player;
    };
    const missed = async (player: BonusPlayer, amountMinor: number) => {
      const deposit = { ...player, amountMinor, promoCode: undefined, isBonusDeclined: false, at: env.clock.now };
      return findMissedBonus(env.db.database, deposit, await expectedDepositBonus(env.db.database, deposit));
    };
    const minimum = { amounts: { min_deposit: 20_00 } };

    it('is announced with its minimum, and ends: no later deposit fulfils it, and it is no longer announced', async () => {
      const player = await claimed({ nth_deposit: 1, ...minimum });
      expect(await missed(player, 19_99)).toMatchObject({ minDepositMinor: 20_00, isLost: true });
      expect(await missed(player, 20_00)).toBeUndefined();
      await env.actions.deposit(player, 10_00);
      expect(await env.firstBonus(player)).toMatchObject({ status: 'expired', reason: 'deposit_missed', amount: null });
      expect(await missed(player, 10_00)).toBeUndefined();
      await env.actions.deposit(player, 50_00);
      expect(await env.money(player)).toEqual({ real: 60_00, bonus: 0, locked: 0 });
    });

    it('stays open if it is for any deposit, and is granted with the next one that is large enough', async () => {
      const player = await claimed(minimum);
      expect(await missed(player, 10_00)).toMatchObject({ minDepositMinor: 20_00, isLost: false });
      await env.actions.deposit(player, 10_00);
      expect(await env.firstBonus(player)).toMatchObject({ status: 'issued' });
      await env.actions.deposit(player, 20_00);
      expect(await env.money(player)).toMatchObject({ bonus: 20_00 });
    });

    it('does not mention a claim for a later deposit, and leaves that one open', async () => {
      const player = await claimed({ nth_deposit: 2, ...minimum });
      expect(await missed(player, 10_00)).toBeUndefined();
      await env.actions.deposit(player, 10_00);
      expect(await missed(player, 10_00)).toMatchObject({ isLost: true });
      await env.actions.deposit(player, 20_00);
      expect(await env.money(player)).toMatchObject({ bonus: 20_00 });
    });
  });

  describe('of the first deposit, claimed, when another bonus takes its place', () => {
    const first = async (player: BonusPlayer) => {
      const id = await givePromotion(env.db.database, { nth_deposit: 1, code: randomUUID().slice(0, 8).toUpperCase() });
      await env.actions.bonus.claims.claim(player, String(id));
      return id;
    };
    const missed = async (player: BonusPlayer, promoCode?: string) => {
      const deposit = { ...player, amountMinor: 20_00, promoCode, isBonusDeclined: false, at: env.clock.now };
      return findMissedBonus(env.db.database, deposit, await expectedDepositBonus(env.db.database, deposit));
    };
    const statusOf = async (player: BonusPlayer, id: number) =>
      (await env.actions.bonuses(player)).find(({ template_id }) => template_id === id)?.status;

    it('by a code, is announced, and ends with a message about it', async () => {
      const player = await env.createPlayer();
      const [id, code] = [await first(player), await env.promotion()];
      expect(await missed(player, code)).toMatchObject({ templateId: id, isLost: true });
      await env.actions.deposit(player, 20_00, { code });
      expect(await statusOf(player, id)).toBe('expired');
      expect(await missed(player, code)).toBeUndefined();
      const messages = env.db.database.selectFrom('player_messages').select(['kind', 'params']).where('player_id', '=', player.playerId);
      expect(await messages.where('kind', '=', 'bonus_missed').execute()).toEqual([{ kind: 'bonus_missed', params: { title: 'Test bonus' } }]);
    });

    it('by its own code, is not lost', async () => {
      const player = await env.createPlayer();
      const id = await first(player);
      const { code } = await env.db.database.selectFrom('bonus_templates').select('code').where('id', '=', id).executeTakeFirstOrThrow();
      expect(await missed(player, code?.toLowerCase())).toBeUndefined();
      await env.actions.deposit(player, 20_00, { code: code ?? '' });
      expect(await statusOf(player, id)).not.toBe('expired');
    });

    it('by an older claim, is announced', async () => {
      const player = await env.createPlayer();
      await env.actions.bonus.claims.claim(player, String(await givePromotion(env.db.database, {})));
      env.later(1);
      const id = await first(player);
      expect(await missed(player)).toMatchObject({ templateId: id, isLost: true });
      await env.actions.deposit(player, 20_00);
      expect(await statusOf(player, id)).toBe('expired');
    });
  });

  describe('that the player declined', () => {
    const declined = { promoCode: undefined, isBonusDeclined: true };

    it('is neither announced nor granted, by a claim or automatically', async () => {
      const id = await givePromotion(env.db.database, { is_automatic: true, family: randomUUID() });
      const player = await env.createPlayer();
      await env.actions.bonus.claims.claim(player, String(await givePromotion(env.db.database, { amounts: { min_deposit: 30_00 } })));
      const deposit = { ...player, ...declined, amountMinor: 20_00, at: env.clock.now };
      expect(await expectedDepositBonus(env.db.database, deposit)).toBeUndefined();
      expect(await findMissedBonus(env.db.database, deposit, undefined)).toBeUndefined();
      await env.actions.deposit(player, 20_00, { isBonusDeclined: true });
      expect(await env.money(player)).toEqual({ real: 20_00, bonus: 0, locked: 0 });
      expect(await env.firstBonus(player)).toMatchObject({ status: 'issued' });
      await env.db.database.updateTable('bonus_templates').set({ enabled: false }).where('id', '=', id).execute();
    });

    it('ends if it was claimed for this deposit alone, which is announced', async () => {
      const player = await env.createPlayer();
      const id = await givePromotion(env.db.database, { nth_deposit: 1 });
      await env.actions.bonus.claims.claim(player, String(id));
      const deposit = { ...player, ...declined, amountMinor: 20_00, at: env.clock.now };
      expect(await findMissedBonus(env.db.database, deposit, undefined)).toMatchObject({ templateId: id, isLost: true });
      await env.actions.deposit(player, 20_00, { isBonusDeclined: true });
      expect(await env.firstBonus(player)).toMatchObject({ status: 'expired', reason: 'deposit_missed' });
    });
  });

  it('of a code is announced with its minimum if the deposit is below it', async () => {
    const [player, code] = [await env.createPlayer(), await env.promotion({ is_listed: false, amounts: { min_deposit: 20_00 } })];
    const missed = async (amountMinor: number, promoCode: string) => {
      const deposit = { ...player, amountMinor, promoCode, isBonusDeclined: false, at: env.clock.now };
      return findMissedBonus(env.db.database, deposit, await expectedDepositBonus(env.db.database, deposit));
    };
    expect(await missed(19_99, code)).toMatchObject({ minDepositMinor: 20_00, isLost: false });
    expect(await missed(20_00, code)).toBeUndefined();
    const second = await env.promotion({ nth_deposit: 2, amounts: { min_deposit: 20_00 } });
    expect(await missed(19_99, second)).toBeUndefined();
  });

  it('waits while another is active, and starts when that ends', async () => {
    const player = await env.playerWithBonus(10_00);
    env.later(1);
    await env.actions.deposit(player, 20_00, { code: await env.promotion() });
    expect(await env.money(player)).toEqual({ real: 30_00, bonus: 10_00, locked: 0 });
    const [first, second] = await env.actions.bonuses(player);
    expect([first?.status, second?.status, second?.amount]).toEqual(['active', 'issued', 20_00]);
    await env.actions.bonus.claims.giveUp(player, first?.id ?? '', randomUUID());
    expect(await env.money(player)).toEqual({ real: 30_00, bonus: 20_00, locked: 0 });
  });

  it('is granted up to its maximum number of players, also concurrently', async () => {
    const code = await env.promotion({ max_grants: 2 });
    const players = await Promise.all([1, 2, 3, 4].map(() => env.createPlayer()));
    await Promise.all(players.map((player) => env.actions.deposit(player, 10_00, { code })));
    const given = await Promise.all(players.map(async (player) => (await env.money(player)).bonus));
    expect(given.toSorted((one, other) => one - other)).toEqual([0, 0, 10_00, 10_00]);
  });

  describe('when money is withdrawn', () => {
    /** A free bonus is active, that of a deposit waits behind it. */
    async function waiting() {
      const player = await env.createPlayer();
      const free = await givePromotion(env.db.database, { type: 'no_deposit', amounts: { max_bonus: 10_00 } });
      await env.actions.bonus.claims.claim(player, String(free));
      env.later(1);
      await env.actions.deposit(player, 50_00, { code: await env.promotion() });
      return player;
    }
    const statuses = async (player: BonusPlayer) => (await env.actions.bonuses(player)).map(({ status }) => status);

    it('ends although it waits, and is included in the announced amount', async () => {
      const player = await waiting();
      expect(await statuses(player)).toEqual(['active', 'issued']);
      expect(await env.actions.forfeiture(player)).toEqual({ amountMinor: 60_00 });
      const key = randomUUID();
      expect(await env.actions.withdraw(player, 50_00, key)).toBe('pending');
      expect(await statuses(player)).toEqual(['forfeited', 'forfeited']);
      expect(await env.money(player)).toEqual({ real: 0, bonus: 0, locked: 50_00 });
      expect(await env.actions.forfeiture(player)).toBeUndefined();
      const messages = await env.db.database.selectFrom('player_messages').select('params').where('player_id', '=', player.playerId).execute();
      expect(messages.map(({ params }) => params)).toEqual(expect.arrayContaining([expect.objectContaining({ amount: 50 })]));
      // The money is returned, the bonus is not.
      await env.actions.endWithdrawal(player, 50_00, key, false);
      expect(await env.money(player)).toEqual({ real: 50_00, bonus: 0, locked: 0 });
    });

    it('ends alone if the active one does not, because that one has no deposit', async () => {
      const player = await env.createPlayer();
      const lasting = await givePromotion(env.db.database, { type: 'no_deposit', forfeits_on_withdrawal: false, amounts: { max_bonus: 10_00 } });
      await env.actions.bonus.claims.claim(player, String(lasting));
      env.later(1);
      await env.actions.deposit(player, 50_00, { code: await env.promotion() });
      expect(await env.actions.forfeiture(player)).toEqual({ amountMinor: 50_00 });
      await env.actions.withdraw(player, 1);
      expect(await statuses(player)).toEqual(['active', 'forfeited']);
      expect(await env.money(player)).toMatchObject({ bonus: 10_00 });
    });

    it('leaves bonuses without a deposit: a claim that awaits one, and a waiting free bonus, which starts', async () => {
      const player = await env.playerWithBonus(20_00);
      const free = await givePromotion(env.db.database, { type: 'no_deposit', amounts: { max_bonus: 10_00 } });
      const claim = await givePromotion(env.db.database, {});
      for (const id of [free, claim]) {
        env.later(1);
        await env.actions.bonus.claims.claim(player, String(id));
      }
      expect(await env.actions.forfeiture(player)).toEqual({ amountMinor: 20_00 });
      await env.actions.withdraw(player, 20_00);
      expect(await statuses(player)).toEqual(['forfeited', 'active', 'issued']);
      expect(await env.money(player)).toMatchObject({ bonus: 10_00 });
    });

    it('ends regardless of its promotion: no bonus of a deposit may outlive the deposit', async () => {
      await expect(givePromotion(env.db.database, { forfeits_on_withdrawal: false })).rejects.toThrow(/bonus_templates_of_deposits/);
    });
  });
});
