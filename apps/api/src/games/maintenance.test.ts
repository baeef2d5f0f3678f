import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontGetGames, type ResponseOf, type RequestOf } from '@playfront/api-contract';
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
  waiting('next-seat', 'Next Seat', { categories: ['blackjack', 'live-dealer'], live: { seats: 7, language: 'fi' }, popularity: 4_000 }),
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

  const ask = async (request: Partial<RequestOf<typeof frontGetGames>>): Promise<ResponseOf<typeof frontGetGames>> =>
    v.parse(frontGetGames.response, (await operator.call('front/get_games', { group: 'casino', page_size: 100, ...request })).json());
  const slugs = async (request: Partial<RequestOf<typeof frontGetGames>>) => (await ask(request)).games.map(({ slug }) => slug);

  it.each(['popular', 'new', 'az', 'rtp'] as const)('is neither listed nor counted, by %s', async (sort) => {
    const { games: listed, total, facets } = await ask({ sort });
    expect(listed.map(({ status }) => status)).toEqual(testGames.map(() => 'active'));
    expect(total).toBe(testGames.length);
    expect(facets.categories).toEqual([{ slug: 'slots', count: testGames.length }]);
    expect(facets.collections.map(({ slug }) => slug)).not.toContain('bonus-buy');
    expect(facets.providers.reduce((sum, { count }) => sum + count, 0)).toBe(testGames.length);
  });

  it.each([
    ['a category', { category: 'roulette' }],
    ['a collection that it belongs to', { collection: 'bonus-buy' }],
    ['a search for its name', { search: 'bought storm' }],
    ['a search for its category', { search: 'roulette' }],
    ['a search for a live table', { search: 'open seat' }],
    ['a search in all groups', { group: undefined, search: 'open seat' }],
  ] as const)('is not found by %s', async (_text, request) => {
    expect(await ask(request)).toMatchObject({ games: [], total: 0 });
  });

  it('is found by its slug, for a shared link, also without a group', async () => {
    expect(await slugs({ slug: 'bought-storm' })).toEqual(['bought-storm']);
    expect(await slugs({ group: undefined, slug: 'open-seat' })).toEqual(['open-seat']);
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
      { slug: 'next-seat', wagering_weight: 10 },
      { slug: 'open-seat', wagering_weight: 10 },
      { slug: 'single-zero', wagering_weight: 10 },
    ]);
  });

  it('is shown as a live table while all tables are closed, and does not open the group', async () => {
    const { games: tables, total, facets } = await ask({ group: 'live' });
    expect(tables[0]).toMatchObject({ status: 'maintenance', table: { seats: 7, language: 'fi' }, has_demo: false });
    expect([total, facets.collections]).toEqual([2, [{ slug: 'live-blackjack', count: 2 }]]);
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
    expect((await operator.call('front/get_recent_games', {}, player.bearer)).json()).toEqual({ status: 1, games: [], opened: [] });
  });

  it('is not counted for its studio', async () => {
    const { providers } = (await operator.call('front/get_game_providers', {})).json<{
      providers: { slug: string; logo: string; game_count: number }[];
    }>();
    expect(providers.map(({ slug, logo, game_count }) => [slug, logo, game_count])).toEqual([
      ['hull-keel', '', 2],
      ['north-lamp', '/art/studios/north-lamp.00000000.avif', 2],
      ['quiet-works', '', 26],
    ]);
  });

  it('is not shown as a live table once another one is open, which a search in all groups finds', async () => {
    await operator.db.database
      .updateTable('games')
      .set(({ selectFrom }) => ({ status: 'active', model: selectFrom('games').select('model').where('slug', '=', 'amber-fjord') }))
      .where('slug', '=', 'open-seat')
      .execute();
    await expect.poll(() => slugs({ group: undefined, search: 'seat' }), { timeout: 10_000 }).toEqual(['open-seat']);
    expect(await slugs({ group: 'live' })).toEqual(['open-seat']);
    expect(await slugs({ search: 'seat' })).toEqual([]);
    expect((await ask({ group: undefined })).total).toBe(testGames.length + 1);
  });
});
