import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontGetPromotionTemplate, frontValidatePromoCode, type Promotion } from '@playfront/api-contract';
import { readSeedFiles } from '../seeds/seed-files.ts';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { seedPromotions } from './promotions-seed.ts';

const form = {
  password: 'sauna',
  email: 'aino@example.com',
  phone_number: '+358401234567',
  city: 'Turku',
  country: 'FI',
  birthday: '1990-05-17',
  first_name: 'Aino',
  last_name: 'Laine',
  address: 'Linnankatu 1',
  postal_code: '20100',
};

describe('promotions', () => {
  let operator: TestOperator;
  let file: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    file = (await readSeedFiles()).promotions ?? '';
    await operator.db.database.transaction().execute((trx) => seedPromotions(trx, file));
  });
  afterAll(() => operator.close());

  const ask = (request: object, player?: TestPlayer) => operator.call('front/get_promotion_template', request, player?.bearer);
  const read = async (request: object, player?: TestPlayer): Promise<Promotion[]> =>
    v.parse(frontGetPromotionTemplate.response, (await ask(request, player)).json()).promotions;
  const one = async (key: string, player?: TestPlayer) => (await read({ key }, player))[0];

  it('are shown in the requested language, in English if not translated', async () => {
    const [english, finnish, unknown] = [await read({}), await read({ locale: 'fi' }), await read({ locale: 'xx' })];
    expect(english.length).toBeGreaterThanOrEqual(6);
    expect(finnish.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
    expect(english[0]).toMatchObject({ key: 'welcome', code: 'WELCOME', title: '100% on your first deposit' });
    expect(finnish[0]).toMatchObject({ title: '100\u00a0% ensitalletuksesta' });
    expect(unknown[0]?.title).toBe(english[0]?.title);
    for (const promotion of [...english, ...finnish]) expect(promotion.terms_html).toMatch(/^<ul>(<li>[^<]+<\/li>)+<\/ul>$/);
  });

  it('contain their terms as amounts, and the expected cost of wagering', async () => {
    expect((await one('welcome'))?.terms).toMatchObject({
      match_percent: 100,
      maxBonus: { minor: 200_00, currency: 'EUR' },
      minDeposit: { minor: 20_00 },
      wageringAtMost: { minor: 7_000_00 },
      maxBet: { minor: 5_00 },
      maxWin: undefined,
      expires_after_hours: 336,
      claim_within_hours: 168,
    });
    const rupees = await one('welcome', await operator.createPlayer({ currency: 'INR', country: 'IN' }));
    expect(rupees?.terms).toMatchObject({ maxBonus: { minor: 20_000_00, currency: 'INR' } });
    // A visitor sees the currency of the page's locale, a player their own on every page (spec §9).
    expect((await read({ key: 'welcome', locale: 'in' }))[0]?.terms).toMatchObject({ maxBonus: { minor: 20_000_00, currency: 'INR' } });
    const european = await operator.createPlayer();
    expect((await read({ key: 'welcome', locale: 'in' }, european))[0]?.terms).toMatchObject({ maxBonus: { minor: 200_00, currency: 'EUR' } });
  });

  it.each([
    ['10freeaus', 'FREE10AU'],
    ['10freeca', 'FREE10CA'],
    ['10freeuk', 'FREE10UK'],
    ['10freeallcurrency', 'FREE10'],
    ['de10free', 'FREE10DE'],
    ['fr10free', 'FREE10FR'],
    ['no10free', 'FREE10NO'],
    ['se10free', 'FREE10SE'],
    ['bingo50', 'BINGO50'],
    ['frbingo50', 'BINGO50FR'],
    ['en5000welcomebonus', 'WELCOME5000'],
  ])('of the landing page %s have the code %s, which is valid in the registration form', async (key, code) => {
    expect(await one(key)).toMatchObject({ key, code, state: 'open' });
    expect((await operator.call('front/validate_promo_code', { promo_code: ` ${code.toLowerCase()} ` })).json()).toMatchObject({ status: 1 });
  });

  it.each([
    ['with a zero-width blank', 'WELCOME\u200b5000'],
    ['in full-width letters', 'ｗｅｌｃｏｍｅ５０００'],
    ['between direction marks', '\u2066Welcome5000\u2069'],
    ['between no-break spaces', '\u00a0WELCOME5000\u202f'],
  ])('have a code that is valid %s', async (_, promo_code) => {
    expect((await operator.call('front/validate_promo_code', { promo_code })).json()).toMatchObject({ status: 1 });
  });

  it('name only those of their categories that have a game to open', async () => {
    expect((await one('bingo50'))?.terms?.eligible_categories).toEqual(['slots']);
  });

  it('of one country are not listed for all, and an unknown id or key finds none', async () => {
    expect((await read({})).some(({ key }) => key === '10freeuk')).toBe(false);
    for (const request of [{ id: '999999' }, { id: 'x' }, { key: 'nothing' }, { key: '' }]) {
      const response = await ask(request);
      expect([response.statusCode, response.json()]).toEqual([404, { status: 0, error: 'not_found' }]);
    }
  });

  it('that are not listed are found by key, but neither shown nor granted by a guessed id', async () => {
    const player = await operator.createPlayer();
    const hidden = await givePromotion(operator.db.database, { key: 'hidden', code: 'HIDDEN', type: 'no_deposit', is_listed: false });
    // An unlisted free start is granted by a code at registration, which this player has completed.
    expect(await one('hidden', player)).toMatchObject({
      id: String(hidden),
      code: 'HIDDEN',
      state: 'unavailable',
      unavailable_reason: 'registration_code',
    });
    for (const response of [
      await ask({ id: hidden }),
      await ask({ id: hidden, key: 'welcome' }, player),
      await operator.call('front/claim_promotion', { id: hidden }, player.bearer),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([404, { status: 0, error: 'not_found' }]);
    }
  });

  it('show a player which of them they can claim', async () => {
    const player = await operator.createPlayer();
    expect(await one('10freeallcurrency', player)).toMatchObject({ state: 'claimable' });
    expect(await one('10freeuk', player)).toMatchObject({ state: 'unavailable', unavailable_reason: 'country', terms: undefined });
    expect(await one('weekly-cashback', player)).toMatchObject({ state: 'unavailable', unavailable_reason: 'no_loss' });
    const [free, welcome] = [await one('10freeallcurrency'), await one('welcome')];
    await operator.call('front/claim_promotion', { id: free?.id }, player.bearer);
    await operator.call('front/claim_promotion', { id: welcome?.id }, player.bearer);
    expect(await one('10freeallcurrency', player)).toMatchObject({ state: 'running' });
    expect(await one('welcome', player)).toMatchObject({ state: 'claimed' });
  });

  it('of one family: a claim without money replaces the others until it is given up, one with money has used them up', async () => {
    const player = await operator.createPlayer();
    const family = randomUUID().slice(0, 8);
    const ids = await Promise.all(
      ['first', 'second'].map((key) => givePromotion(operator.db.database, { key: `${key}-${family}`, family, title: `The ${key}` })),
    );
    const [first, second] = ids.map(String);
    const claim = async (id: string | undefined) =>
      (await operator.call('front/claim_promotion', { id }, player.bearer)).json<{ bonus?: { id: string }; error?: string }>();
    const availability = async () => (await read({ id: second }, player))[0];
    const { bonus } = await claim(first);
    expect(await availability()).toMatchObject({
      ...{ state: 'unavailable', unavailable_reason: 'replaced', fits_next_deposit: false },
      replaced_by: { bonus_id: bonus?.id, title: 'The first' },
    });
    expect(await claim(second)).toMatchObject({ error: 'bonus_not_available' });
    await operator.call('front/forfeit_bonus', { id: bonus?.id, idempotency_key: randomUUID() }, player.bearer);
    expect(await availability()).toMatchObject({ state: 'claimable', replaced_by: null });
    expect(await claim(second)).toMatchObject({ bonus: { title: 'The second' } });

    // A promotion that could not be claimed anyway shows that reason instead.
    const over = `over-${family}`;
    await givePromotion(operator.db.database, { key: over, family, valid_to: new Date(0) });
    expect(await one(over, player)).toMatchObject({ unavailable_reason: 'period' });
    await givePromotion(operator.db.database, { key: `free-${family}`, family: `free-${family}`, type: 'no_deposit' });
    await givePromotion(operator.db.database, { key: `other-${family}`, family: `free-${family}`, type: 'no_deposit' });
    await claim((await one(`free-${family}`, player))?.id);
    expect(await one(`other-${family}`, player)).toMatchObject({ state: 'used', replaced_by: null });
    await givePromotion(operator.db.database, { key: `deposit-${family}`, family: `free-${family}`, nth_deposit: 1 });
    expect(await one(`deposit-${family}`, player)).toMatchObject({ state: 'unavailable', unavailable_reason: 'past_deposit' });
    await operator.db.database.updateTable('bonus_templates').set({ is_listed: false }).where('key', 'like', `%-${family}`).execute();
  });

  it('of a code are shown with their terms: to a player, to the country of a registration, or to the language of a visitor', async () => {
    const check = async (request: object, player?: TestPlayer) =>
      v.parse(frontValidatePromoCode.response, (await operator.call('front/validate_promo_code', request, player?.bearer)).json()).promotion;
    const promo_code = 'welcome5000';
    expect(await check({ promo_code, locale: 'fi' })).toMatchObject({
      type: 'deposit_match',
      title: (await read({ key: 'en5000welcomebonus', locale: 'fi' }))[0]?.title,
      terms: { maxBonus: { minor: 5000_00, currency: 'EUR' }, minDeposit: { minor: 50_00 }, wagering_x: 40 },
    });
    expect(await check({ promo_code, country: 'GB' })).toMatchObject({ terms: { wagering_x: 10 } });
    expect(await check({ promo_code, country: 'IN' })).toMatchObject({ terms: { maxBonus: { currency: 'INR' } } });
    const indian = await operator.createPlayer({ currency: 'INR', country: 'IN' });
    expect(await check({ promo_code, country: 'FI' }, indian)).toMatchObject({ terms: { maxBonus: { currency: 'INR' } } });
    expect((await check({ promo_code: 'FREE10UK', country: 'FI' })).terms).toBeUndefined();
  });

  it('show which of them the next deposit grants, and why one is not available to the player', async () => {
    const player = await operator.createPlayer();
    const availability = async (key: string) => {
      const { state, unavailable_reason, fits_next_deposit } = (await one(key, player)) ?? {};
      return { state, unavailable_reason, fits_next_deposit };
    };
    const claimable = { state: 'claimable', unavailable_reason: null };
    expect(await availability('welcome')).toEqual({ ...claimable, fits_next_deposit: true });
    expect(await availability('second-deposit')).toEqual({ ...claimable, fits_next_deposit: false });
    expect(await availability('10freeallcurrency')).toEqual({ ...claimable, fits_next_deposit: false });
    await operator.db.database
      .insertInto('payments')
      .values({
        player_id: player.id,
        processor: 'sandbox_card',
        amount: 50_00,
        currency: 'EUR',
        idempotency_key: randomUUID(),
        payload_hash: Buffer.alloc(32),
        status: 'complete',
        settled_at: operator.clock.now,
      })
      .execute();
    expect(await availability('welcome')).toEqual({ state: 'unavailable', unavailable_reason: 'past_deposit', fits_next_deposit: false });
    expect(await availability('second-deposit')).toEqual({ ...claimable, fits_next_deposit: true });
    await givePromotion(operator.db.database, { key: 'past', valid_to: new Date(0), is_listed: false });
    expect(await availability('past')).toMatchObject({ state: 'unavailable', unavailable_reason: 'period' });
    const last = await givePromotion(operator.db.database, { key: 'gone', max_grants: 1 });
    await operator.call('front/claim_promotion', { id: String(last) }, (await operator.createPlayer()).bearer);
    await operator.db.database.updateTable('bonus_templates').set({ is_listed: false }).where('key', '=', 'gone').execute();
    expect(await availability('gone')).toMatchObject({ state: 'unavailable', unavailable_reason: 'none_left' });
  });

  it('of the code in the registration form are claimed: a free bonus immediately, a deposit bonus waits', async () => {
    const register = async (username: string, changes: object) => {
      await operator.call('front/register_player', { ...form, username, ...changes });
      const { accessToken } = (await operator.call('front/auth/login/', { username, password: form.password })).json<{ accessToken: string }>();
      const bonuses = await operator.call('front/get_player_bonuses', {}, `Bearer ${accessToken}`);
      const player = await operator.app.inject({ url: '/api/front/auth/player', headers: { authorization: `Bearer ${accessToken}` } });
      return { bonuses: bonuses.json<{ bonuses: object[] }>().bonuses, player: player.json<object>() };
    };
    const free = await register('Free', { promo_code: ' free10ca', country: 'CA' });
    expect(free).toMatchObject({ bonuses: [{ status: 'active', amount: 10 }], player: { bonus_balance: 10, real_balance: 0 } });
    expect(await register('Welcome', { promo_code: 'WELCOME' })).toMatchObject({ bonuses: [{ status: 'issued', amount: null }] });
    expect(await register('Plain', {})).toMatchObject({ bonuses: [] });
  });

  it('of another country are an invalid code in the registration form', async () => {
    const response = await operator.call('front/register_player', { ...form, username: 'Elsewhere', promo_code: 'FREE10UK' });
    expect(response.json()).toMatchObject({ status: 0, error: 'invalid_promo_code', fields: { promo_code: 'invalid_promo_code' } });
  });

  it('keep their ids when the file is read again, and are disabled when removed from it', async () => {
    const extra = await givePromotion(operator.db.database, { key: 'left-over', code: 'LEFTOVER' });
    const before = await read({});
    await operator.db.database.transaction().execute((trx) => seedPromotions(trx, file));
    const remaining = before.filter(({ key }) => key !== 'left-over');
    expect((await read({})).map(({ id, key }) => [id, key])).toEqual(remaining.map(({ id, key }) => [id, key]));
    expect((await ask({ id: extra })).statusCode).toBe(404);
  });

  it('have their texts sanitised before they are stored', async () => {
    const seed = JSON.parse(file) as { terms: object; promotions: { key: string }[] };
    const terms = {
      ...seed.terms,
      deposit_match: { en: '<b onclick="steal()">Bold</b><script>steal()</script><a href="javascript:steal()">x</a>' },
    };
    const evil = JSON.stringify({ terms, promotions: seed.promotions.filter(({ key }) => key === 'welcome') });
    await operator.db.database.transaction().execute((trx) => seedPromotions(trx, evil));
    const html = (await one('welcome'))?.terms_html;
    expect(html).toContain('<b>Bold</b>');
    expect(html).not.toMatch(/script|onclick|steal/);
  });
});
