import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontGetGames, type AnswerOf, type RequestOf } from '@playfront/api-contract';
import { seed } from '../seeds/seed.ts';
import { testGames, testSeed } from '../testing/catalogue.fixture.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';

const { model: _rules, ...slot } = { ...testGames[0], popularity: 5_000, released_days_ago: 1, top: true } as Record<string, unknown>;
const waiting = (slug: string, name: string, more: object) => ({ ...slot, slug, name, symbols: {}, ...more });

const games = [
  ...testGames,
  waiting('single-zero', 'Single Zero', { categories: ['european-roulette', 'roulette'] }),
  waiting('bought-storm', 'Bought Storm', { features: ['bonus-buy'] }),
  waiting('open-seat', 'Open Seat', { categories: ['blackjack', 'live-dealer'], live: { seats: 7, language: 'fi' } }),
];

describe('a game in maintenance', () => {
  let operator: TestOperator;

  beforeAll(async () => {
    const db = await createTestDatabase(inject('postgresUrl'));
    const studios = [{ slug: 'north-lamp', name: 'North Lamp', logo: '/art/studios/north-lamp.00000000.avif' }];
    await seed(db.database, { ...testSeed, games: JSON.stringify(games), studios: JSON.stringify(studios) }, new Date());
    operator = await startOperator(inject('postgresUrl'), { db });
  });
  afterAll(async () => {
    await operator.close();
    await operator.db.destroy();
  });

  const ask = async (request: Partial<RequestOf<typeof frontGetGames>>): Promise<AnswerOf<typeof frontGetGames>> =>
    v.parse(frontGetGames.answer, (await operator.call('front/get_games', { group: 'casino', page_size: 100, ...request })).json());
  const slugs = async (request: Partial<RequestOf<typeof frontGetGames>>) => (await ask(request)).games.map(({ slug }) => slug);

  it.each(['popular', 'new', 'az', 'rtp'] as const)('comes after every playable game, by %s', async (sort) => {
    const order = (await ask({ sort })).games.map(({ status }) => status);
    expect(order.slice(0, -2)).toEqual(testGames.map(() => 'active'));
    expect(order.slice(-2)).toEqual(['maintenance', 'maintenance']);
  });

  it('is in the total but not among the playable games, on every page', async () => {
    const counts = async (request: Partial<RequestOf<typeof frontGetGames>>) => {
      const { total, playable } = await ask(request);
      return [total, playable];
    };
    const all = [testGames.length + 2, testGames.length];
    expect([await counts({}), await counts({ page_size: 1, page: 5 })]).toEqual([all, all]);
    expect(await counts({ category: 'roulette' })).toEqual([1, 0]);
    expect(await counts({ group: 'live' })).toEqual([1, 0]);
  });

  it('has the published figures of its category and their weight for wagering', async () => {
    const [roulette] = (await ask({ slug: 'single-zero' })).games;
    expect(roulette).toMatchObject({ engine: 'betmap', rtp: 97.3, volatility: 'medium', max_win_x: 36, status: 'maintenance' });
    expect([roulette?.minBet.minor, roulette?.maxBet.minor]).toEqual([100, 50_000]);
    const weights = await operator.db.database
      .selectFrom('games')
      .select(['slug', 'wagering_weight'])
      .where('status', '=', 'maintenance')
      .orderBy('slug')
      .execute();
    expect(weights).toEqual([
      { slug: 'bought-storm', wagering_weight: 0 },
      { slug: 'open-seat', wagering_weight: 10 },
      { slug: 'single-zero', wagering_weight: 10 },
    ]);
  });

  it('is in the collections of its kind, and in none of played games', async () => {
    expect(await slugs({ collection: 'bonus-buy' })).toEqual(['bought-storm']);
    expect(await slugs({ group: 'live', collection: 'live-blackjack' })).toEqual(['open-seat']);
    for (const collection of ['popular-casino', 'new-games', 'top-casino-games'] as const) {
      expect(await slugs({ collection })).not.toEqual(expect.arrayContaining(['bought-storm']));
    }
  });

  it('is found by its category', async () => {
    expect(await slugs({ search: 'roulete' })).toEqual(['single-zero']);
    expect((await ask({})).facets.categories).toEqual(expect.arrayContaining([{ slug: 'roulette', count: 1, playable: 0 }]));
  });

  it('shows the seats of a live table, and keeps the group closed', async () => {
    expect((await ask({ group: 'live' })).games[0]).toMatchObject({ table: { seats: 7, language: 'fi' }, has_demo: false });
    const { gameGroupList } = (await operator.call('front/get_game_group_list', { type: 'online', status: 'activated' })).json<{
      gameGroupList: { name: string }[];
    }>();
    expect(gameGroupList.map(({ name }) => name)).toEqual(['casino']);
  });

  it.each(['demo', 'real'] as const)('cannot be opened in mode %s', async (mode) => {
    const player = await operator.createPlayer({ realMinor: 1_000 });
    const [game] = (await ask({ slug: 'bought-storm' })).games;
    const request = { game_id: game?.id, mode, locale: 'en', form_factor: 'desktop', return_url: '/' };
    expect((await operator.call('front/get_game_url', request, player.bearer)).json()).toMatchObject({ error: 'game_not_available' });
    expect((await operator.call('front/get_recent_games', {}, player.bearer)).json()).toEqual({ status: 1, games: [] });
  });

  it('shows the logos of the studios', async () => {
    const { providers } = (await operator.call('front/get_game_providers', { group: 'casino' })).json<{
      providers: { slug: string; logo: string }[];
    }>();
    expect(providers.map(({ slug, logo }) => [slug, logo])).toEqual([
      ['hull-keel', ''],
      ['north-lamp', '/art/studios/north-lamp.00000000.avif'],
      ['quiet-works', ''],
    ]);
  });
});
