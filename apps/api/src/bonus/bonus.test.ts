import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontClaimPromotion, frontForfeitBonus, frontGetDepositBonus, frontGetPlayerBonuses } from '@playfront/api-contract';
import { expectSoundBonuses } from '../testing/bonus-checks.ts';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

describe('bonus calls', () => {
  let operator: TestOperator;
  let free: number;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    free = await givePromotion(operator.db.database, {
      code: 'FREE10',
      type: 'no_deposit',
      wagering_x: 40,
      title: 'Start free',
      amounts: { max_bonus: 10_00, max_bet: 1_00, max_win: 100_00 },
    });
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await expectSoundBonuses(operator.db.database);
    await operator.close();
  });

  const claim = async (player: TestPlayer, id: number | string) =>
    (await operator.call('front/claim_promotion', { id }, player.bearer)).json<{ bonus: object }>();
  const claimed = async (player: TestPlayer, id: number) => v.parse(frontClaimPromotion.response, await claim(player, id)).bonus;
  const giveUp = (player: TestPlayer, id: string, key: string = randomUUID()) =>
    operator.call('front/forfeit_bonus', { id, idempotency_key: key }, player.bearer);
  const bonuses = async (player: TestPlayer, request: object = {}) =>
    v.parse(frontGetPlayerBonuses.response, (await operator.call('front/get_player_bonuses', request, player.bearer)).json());
  const balance = async (player: TestPlayer) =>
    (await operator.call('front/get_player_balance', { id: player.id }, player.bearer)).json<{ player: object }>().player;
  const newPlayer = (options?: Parameters<TestOperator['createPlayer']>[0]) => operator.createPlayer(options);

  describe('claiming', () => {
    it('grants a fixed bonus immediately, and returns its terms and the remaining requirement', async () => {
      const player = await newPlayer();
      expect(await claimed(player, free)).toMatchObject({
        title: 'Start free',
        status: 'active',
        amount: { minor: 10_00 },
        balance: { minor: 10_00 },
        wageringRequired: { minor: 400_00 },
        wagered: { minor: 0 },
        maxBet: { minor: 1_00 },
        maxWin: { minor: 100_00 },
      });
      expect(await balance(player)).toMatchObject({ total_balance: 10, real_balance: 0, bonus_balance: 10 });
      const { messages } = (await operator.call('front/get_player_messages', {}, player.bearer)).json<{ messages: object[] }>();
      expect(messages[0]).toMatchObject({ kind: 'bonus_granted', params: { amount: 10, currency: 'EUR', title: 'Start free' } });
    });

    it('returns the expected cost of wagering, computed from the RTP of the games', async () => {
      const player = await newPlayer();
      const { expectedCost, wageringRequired } = await claimed(player, free);
      expect(expectedCost?.rtp).toBeGreaterThan(90);
      const cost = ((wageringRequired?.minor ?? 0) * (100 - (expectedCost?.rtp ?? 0))) / 100;
      expect(expectedCost?.amount.minor).toBe(Math.round(cost));
    });

    it('returns the same bonus while it is open, for repeated and concurrent requests', async () => {
      const player = await newPlayer();
      const responses = await Promise.all(Array.from({ length: 6 }, () => claim(player, free)));
      for (const response of responses) expect(response).toEqual(responses[0]);
      expect(await balance(player)).toMatchObject({ bonus_balance: 10 });
    });

    it('is refused once it was used, also for another promotion of the same family', async () => {
      const sibling = await givePromotion(operator.db.database, { type: 'no_deposit', family: 'promotion-of-two' });
      const other = await givePromotion(operator.db.database, { type: 'no_deposit', family: 'promotion-of-two' });
      const player = await newPlayer();
      const { id } = await claimed(player, sibling);
      expect(await claim(player, other)).toEqual({ status: 0, error: 'bonus_not_available' });
      await giveUp(player, id);
      for (const promotion of [sibling, other]) expect(await claim(player, promotion)).toEqual({ status: 0, error: 'bonus_not_available' });
    });

    it.each([
      ['for another country', { countries: ['CA'] }],
      ['in another currency', { amounts: { currency: 'INR' as const } }],
      ['ended', { valid_to: new Date(0) }],
      ['not yet started', { valid_from: new Date('2999-01-01') }],
    ])('is refused for a promotion that is %s', async (_text, changes) => {
      const id = await givePromotion(operator.db.database, { type: 'no_deposit', ...changes });
      expect(await claim(await newPlayer(), id)).toEqual({ status: 0, error: 'bonus_not_available' });
    });

    it('is refused where the law permits no casino game to use it on', async () => {
      expect(await claim(await newPlayer({ country: 'AU' }), free)).toEqual({ status: 0, error: 'bonus_not_available' });
    });

    it.each(['0', '999999', 'x', "1' or '1'='1", '1e3'])('finds no promotion %j', async (id) => {
      const response = await operator.call('front/claim_promotion', { id }, (await newPlayer()).bearer);
      expect([response.statusCode, response.json()]).toEqual([404, { status: 0, error: 'not_found' }]);
    });

    it('of a deposit bonus waits for the deposit and expires without it; then it can be claimed again', async () => {
      const id = await givePromotion(operator.db.database, { amounts: { min_deposit: 20_00 } });
      const player = await newPlayer();
      const waiting = await claimed(player, id);
      expect(waiting).toMatchObject({ status: 'issued', amount: undefined, wageringRequired: undefined, minDeposit: { minor: 20_00 } });
      expect(await balance(player)).toMatchObject({ bonus_balance: 0 });
      await giveUp(player, waiting.id);
      expect(await bonuses(player, { state: 'finished' })).toMatchObject({ total: 1, bonuses: [{ id: waiting.id, status: 'cancelled' }] });
      expect((await claimed(player, id)).id).not.toBe(waiting.id);
    });
  });

  async function openGame(player: TestPlayer): Promise<string> {
    const { games } = (await operator.call('front/get_games', { group: 'casino', slug: 'amber-fjord' })).json<{ games: { id: number }[] }>();
    const request = { game_id: String(games[0]?.id), mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' };
    const { url } = (await operator.call('front/get_game_url', request, player.bearer)).json<{ url: string }>();
    return `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
  }

  async function spin(player: TestPlayer, bet: number): Promise<{ win: number; balance: number; error?: string }> {
    return (await operator.call('game/spin', { bet, idempotency_key: randomUUID() }, await openGame(player))).json();
  }

  it('of a deposit bonus is announced with its title before the player pays, but not to players who are not allowed to play', async () => {
    const player = await newPlayer();
    const awaited = await givePromotion(operator.db.database, { title: 'Half again', match_percent: 50, amounts: { min_deposit: 20_00 } });
    const announced = async (amount: number) =>
      v.parse(frontGetDepositBonus.response, (await operator.call('front/get_deposit_bonus', { amount }, player.bearer)).json()).bonus;
    expect(await announced(30.01)).toBeNull();
    await claim(player, awaited);
    expect(await announced(30.01)).toEqual({
      title: 'Half again',
      amount: { minor: 15_00, currency: 'EUR' },
      waits: false,
      wageringRequired: { minor: 525_00, currency: 'EUR' },
      expectedCost: { rtp: expect.any(Number), amount: { minor: expect.any(Number), currency: 'EUR' } },
      maxBet: { minor: 100_00, currency: 'EUR' },
      expires_after_hours: 336,
    });
    expect([await announced(19.99), await announced(-1), await announced(30.001), await announced(1e300)]).toEqual([null, null, null, null]);
    expect((await bonuses(player)).bonuses).toMatchObject([{ payment_id: null, amount: undefined }]);
    await operator.call('front/take_break', { days: 1 }, player.bearer);
    expect(await announced(30.01)).toBeNull();
  });

  it('for this deposit alone is announced as missed if a code replaces it, but not if the code is invalid, since the deposit is then refused', async () => {
    const player = await newPlayer();
    await claim(player, await givePromotion(operator.db.database, { title: 'First alone', nth_deposit: 1 }));
    await givePromotion(operator.db.database, { title: 'Other', code: 'OTHER' });
    const announced = async (promo_code: string) =>
      v.parse(frontGetDepositBonus.response, (await operator.call('front/get_deposit_bonus', { amount: 30, promo_code }, player.bearer)).json());
    expect(await announced(' OTHER ')).toMatchObject({ bonus: { title: 'Other' }, missed: { title: 'First alone', is_lost: true } });
    expect(await announced('NOTHING')).toEqual({ status: 1, bonus: null, missed: null });
  });

  it('of a code, listed or not, is announced before the player pays', async () => {
    const player = await newPlayer();
    const code = () => randomUUID().slice(0, 12).toUpperCase();
    const [listed, hidden, past] = [code(), code(), code()];
    const { database } = operator.db;
    await givePromotion(database, { title: 'By its code', code: listed, match_percent: 50, amounts: { min_deposit: 20_00 } });
    await givePromotion(database, { title: 'Hidden', code: hidden, is_listed: false });
    await givePromotion(database, { code: past, valid_to: new Date(0) });
    const announced = async (amount: number, promo_code: string) => {
      const response = await operator.call('front/get_deposit_bonus', { amount, promo_code }, player.bearer);
      return v.parse(frontGetDepositBonus.response, response.json()).bonus;
    };
    expect(await announced(30, listed.toLowerCase())).toMatchObject({
      title: 'By its code',
      amount: { minor: 15_00, currency: 'EUR' },
      waits: false,
    });
    expect(await announced(30, hidden)).toMatchObject({ title: 'Hidden', amount: { minor: 30_00 } });
    expect([await announced(19.99, listed), await announced(30, past), await announced(30, 'NOWHERE')]).toEqual([null, null, null]);
  });

  it('of a code is refused below its minimum deposit, which is announced, and ignored if the player declined the bonus', async () => {
    const player = await newPlayer();
    const promo_code = randomUUID().slice(0, 12).toUpperCase();
    await givePromotion(operator.db.database, { title: 'From twenty', code: promo_code, amounts: { min_deposit: 20_00 } });
    const ask = async (request: object) =>
      v.parse(frontGetDepositBonus.response, (await operator.call('front/get_deposit_bonus', request, player.bearer)).json());
    expect(await ask({ amount: 19.99, promo_code })).toMatchObject({ bonus: null, missed: { title: 'From twenty', minDeposit: { minor: 20_00 } } });
    expect(await ask({ amount: 20, promo_code, no_bonus: true })).toEqual({ status: 1, bonus: null, missed: null });
    const payment = { currency: 'EUR', return_url: '/', locale: 'en', amount: 19.99, promo_code, idempotency_key: randomUUID() };
    expect((await operator.call('payment/get_payment_sandbox_card_url', payment, player.bearer)).json()).toEqual({
      ...{ status: 0, error: 'bonus_not_available', fields: { promo_code: 'bonus_not_available' }, current: { amount: 20 } },
    });
  });

  describe('that a person can use once', () => {
    let people = 0;
    const newPerson = () => {
      people += 1;
      const name = { first_name: `Teppo${randomUUID().replace(/[^a-f]/g, '')}`, last_name: 'Kulkuri', birthday: '1980-02-03' };
      const contacts = { email: `teppo.${people}@example.com`, phone_number: `+35850${1_000_000 + people}` };
      return { ...name, ...contacts, password: 'sauna', city: 'Turku', country: 'FI', address: 'Katu 1', postal_code: '20100' };
    };
    async function register(person: object): Promise<string> {
      const username = `p-${randomUUID()}`.slice(0, 30);
      await operator.call('front/register_player', { ...person, username });
      const { accessToken } = (await operator.call('front/auth/login/', { username, password: 'sauna' })).json<{ accessToken: string }>();
      return `Bearer ${accessToken}`;
    }
    const confirm = (email: string) => operator.db.database.updateTable('players').set({ activated: true }).where('email', '=', email).execute();
    const claimAs = async (bearer: string, id: number) =>
      (await operator.call('front/claim_promotion', { id: String(id), locale: 'en' }, bearer)).json<{ status: number; error?: string }>();

    it.each<[string, (person: ReturnType<typeof newPerson>) => object]>([
      ['confirmed mailbox', ({ email }) => ({ email: email.replace('@', '+2@'), birthday: '1990-04-05' })],
      ['telephone and birthday', ({ phone_number }) => ({ phone_number })],
      ['name and birthday', ({ first_name, last_name }) => ({ first_name: last_name, last_name: first_name })],
      ['name but for an initial and birthday', ({ first_name, last_name }) => ({ first_name: `${first_name} B.`, last_name })],
    ])('is refused to another account with the same %s, and shown as used', async (_what, same) => {
      const person = newPerson();
      const [first, second] = [
        await register({ ...person, last_name: `A. ${person.last_name}` }),
        await register({ ...newPerson(), ...same(person) }),
      ];
      await confirm(person.email);
      expect(await claimAs(first, free)).toMatchObject({ status: 1 });
      expect(await claimAs(second, free)).toEqual({ status: 0, error: 'bonus_had_before' });
      const shown = (await operator.call('front/get_promotion_template', { id: String(free) }, second)).json<{ promotions: { state: string }[] }>();
      expect(shown.promotions).toMatchObject([{ state: 'used' }]);
      expect(await claimAs(first, free)).toMatchObject({ status: 1 });
    });

    it.each<[string, (person: ReturnType<typeof newPerson>) => object]>([
      ['at the same address', ({ last_name, birthday }) => ({ last_name, birthday })],
      ['of the same name with another birthday', ({ first_name, last_name }) => ({ first_name, last_name, birthday: '1999-12-30' })],
      ['with the same telephone and another birthday', ({ phone_number }) => ({ phone_number, birthday: '1999-12-30' })],
    ])('is granted to another person %s', async (_what, same) => {
      const person = newPerson();
      expect(await claimAs(await register(person), free)).toMatchObject({ status: 1 });
      expect(await claimAs(await register({ ...newPerson(), ...same(person) }), free)).toMatchObject({ status: 1 });
    });

    it('is not blocked by an account that did not confirm the same mailbox', async () => {
      const person = newPerson();
      const [own, stranger] = [await register(person), await register({ ...newPerson(), email: person.email.replace('@', '+x@') })];
      await confirm(person.email);
      expect(await claimAs(stranger, free)).toMatchObject({ status: 1 });
      expect(await claimAs(own, free)).toMatchObject({ status: 1 });
    });

    it('is not blocked by an account that sets the phone number of one player after another', async () => {
      const people = [newPerson(), newPerson()];
      const stranger = await register({ ...newPerson(), birthday: '1999-12-30' });
      expect(await claimAs(stranger, free)).toMatchObject({ status: 1 });
      for (const person of people) {
        const response = await operator.call('front/update_profile', { phone_number: person.phone_number }, stranger);
        expect(response.json()).toMatchObject({ status: 1 });
        expect(await claimAs(await register(person), free)).toMatchObject({ status: 1 });
      }
    });

    it('is granted to persons whose names differ by more than initials', async () => {
      const { first_name } = newPerson();
      for (const last_name of ['A', 'B', 'Kulkuri'])
        expect(await claimAs(await register({ ...newPerson(), first_name, last_name }), free)).toMatchObject({ status: 1 });
    });

    it('is granted once if accounts of the person claim it concurrently', async () => {
      const person = newPerson();
      const accounts = await Promise.all(Array.from({ length: 5 }, () => register(person)));
      const responses = await Promise.all(accounts.map((bearer) => claimAs(bearer, free)));
      expect(responses.map(({ status, error }) => error ?? status).toSorted()).toEqual([1, ...Array<string>(4).fill('bonus_had_before')]);
    });

    it('by the code of a deposit is refused before the player pays, but granted every week to each account if it is weekly', async () => {
      const person = newPerson();
      const [first, second] = [await register(person), await register(person)];
      const [once, weekly] = [
        await givePromotion(operator.db.database, { code: 'ONCE1' }),
        await givePromotion(operator.db.database, { cadence: 'weekly' }),
      ];
      for (const id of [once, weekly]) expect(await claimAs(first, id)).toMatchObject({ status: 1 });
      const payment = { currency: 'EUR', return_url: '/', locale: 'en', amount: 20, promo_code: 'ONCE1', idempotency_key: randomUUID() };
      expect((await operator.call('payment/get_payment_sandbox_card_url', payment, second)).json()).toMatchObject({
        ...{ error: 'bonus_had_before', fields: { promo_code: 'bonus_had_before' } },
      });
      const announced = async (bearer: string) =>
        (await operator.call('front/get_deposit_bonus', { amount: 20, promo_code: 'ONCE1' }, bearer)).json<{ bonus: object | null }>().bonus;
      expect([await announced(first), await announced(second)]).toEqual([expect.objectContaining({ amount: 20 }), null]);
      expect(await claimAs(second, once)).toEqual({ status: 0, error: 'bonus_had_before' });
      expect(await claimAs(second, weekly)).toMatchObject({ status: 1 });
    });
  });

  describe('in a game', () => {
    it('is staked after real money, refuses a stake that is too high, and shows its progress', async () => {
      const player = await newPlayer({ realMinor: 1_00 });
      await claim(player, free);
      expect(await spin(player, 2)).toEqual({ status: 0, error: 'stake_above_bonus_max' });
      const { win, balance: left } = await spin(player, 1);
      expect(left).toBeCloseTo(10 + win, 10);
      const { bonuses: found } = await bonuses(player, { state: 'open' });
      expect(found[0]).toMatchObject({ status: 'wagering', wagered: { minor: 1_00 }, balance: { minor: 10_00 } });
    });
  });

  describe('forfeiting', () => {
    it('takes the bonus money and leaves the real money; the same key returns the same result', async () => {
      const player = await newPlayer({ realMinor: 5_00 });
      const { id } = await claimed(player, free);
      const key = randomUUID();
      const responses = await Promise.all([giveUp(player, id, key), giveUp(player, id, key), giveUp(player, id.toUpperCase(), key)]);
      const [first, ...others] = responses.map((response) => v.parse(frontForfeitBonus.response, response.json()).bonus);
      expect(first).toMatchObject({ status: 'cancelled', balance: { minor: 0 }, forfeited: { minor: 10_00 }, released: { minor: 0 } });
      for (const other of others) expect(other).toEqual(first);
      expect(await balance(player)).toMatchObject({ total_balance: 5, real_balance: 5, bonus_balance: 0 });
    });

    it('is refused for a bonus that has ended, and is a conflict with the key of another bonus', async () => {
      const player = await newPlayer();
      const { id } = await claimed(player, free);
      const key = randomUUID();
      await giveUp(player, id, key);
      expect((await giveUp(player, id)).json()).toEqual({ status: 0, error: 'bonus_not_available' });
      const other = await claimed(player, await givePromotion(operator.db.database, { type: 'no_deposit' }));
      const response = await giveUp(player, other.id, key);
      expect([response.statusCode, response.json()]).toEqual([409, { status: 0, error: 'conflict' }]);
      expect((await bonuses(player, { state: 'open' })).bonuses[0]).toMatchObject({ id: other.id, status: 'active' });
    });

    it("does not find another player's bonus, which continues", async () => {
      const [player, other] = [await newPlayer(), await newPlayer()];
      const { id } = await claimed(other, free);
      for (const unknown of [id, randomUUID(), 'x']) {
        const response = await giveUp(player, unknown);
        expect([response.statusCode, response.json()]).toEqual([404, { status: 0, error: 'not_found' }]);
      }
      expect(await bonuses(player)).toMatchObject({ total: 0, bonuses: [] });
      expect((await bonuses(other)).bonuses[0]).toMatchObject({ id, status: 'active' });
    });
  });

  it.each(['front/claim_promotion', 'front/get_player_bonuses', 'front/forfeit_bonus'])('%s needs a player', async (path) => {
    const response = await operator.call(path, { id: String(free), idempotency_key: randomUUID() });
    expect([response.statusCode, response.json()]).toEqual([401, { status: 0, error: 'unauthorized' }]);
  });
});
