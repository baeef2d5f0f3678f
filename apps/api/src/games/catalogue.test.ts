import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontGetGames, frontGetSlider, type ResponseOf, type RequestOf } from '@playfront/api-contract';
import { readSeedFiles } from '../seeds/seed-files.ts';
import { seed } from '../seeds/seed.ts';
import { testGames, testSeed } from '../testing/catalogue.fixture.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

describe('the catalogue', () => {
  let operator: TestOperator;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
  });
  afterAll(() => operator.close());

  /** Parses the response as the site does: a violation of the contract throws here. */
  const games = async (request: Omit<RequestOf<typeof frontGetGames>, 'group'>): Promise<ResponseOf<typeof frontGetGames>> =>
    v.parse(frontGetGames.response, (await operator.call('front/get_games', { group: 'casino', ...request })).json());
  const slugs = async (request: Omit<RequestOf<typeof frontGetGames>, 'group'>) =>
    (await games({ page_size: 100, ...request })).games.map(({ slug }) => slug);

  it('lists games with figures from their rules, most played first', async () => {
    const { games: listed, total } = await games({ page_size: 3 });
    expect(total).toBe(testGames.length);
    expect(listed.map(({ slug }) => slug)).toEqual(['amber-fjord', 'cafe-etoile', 'salt-squall']);
    expect(listed[0]).toMatchObject({
      rtp: 96.593,
      volatility: 'medium',
      engine: 'reels',
      minBet: { minor: 10 },
      maxBet: { minor: 2000 },
      is_new: true,
    });
    expect(listed[2]).toMatchObject({ volatility: 'high', minBet: { minor: 20 }, is_new: false });
  });

  it('returns rules and release of a game requested by its slug, which lists leave out', async () => {
    const [one] = (await games({ slug: 'amber-fjord' })).games;
    const [listed] = (await games({ page_size: 1 })).games;
    expect(one).toMatchObject({ model: expect.any(String) as string, released_at: expect.stringMatching(/^\d{4}-/) as string });
    expect(listed).toEqual({ ...one, model: undefined, released_at: undefined });
  });

  it.each([
    ['new games for 45 days', { collection: 'new-games' }, ['amber-fjord', 'cafe-etoile']],
    ['top games by their flag', { collection: 'top-casino-games' }, ['amber-fjord', 'salt-squall']],
    ['nothing in a category without games', { category: 'keno' }, []],
    ['one game by its slug', { slug: 'cafe-etoile' }, ['cafe-etoile']],
    ['nothing for an unknown slug', { slug: 'nope' }, []],
    ['a name typed without accents', { search: 'cafe ETOILE' }, ['cafe-etoile']],
    ['a name typed with other accents', { search: 'çàfé' }, ['cafe-etoile']],
    ['a studio and a part of a name', { search: 'hull squa' }, ['salt-squall']],
    ['a per cent sign as itself', { search: '100%' }, ['hundred-percent']],
    ['an underscore as itself', { search: 'k_y' }, ['hundred-percent']],
    ['nothing for wildcards', { search: '%%%' }, []],
    ['nothing for a backslash', { search: '\\' }, []],
  ] as const)('finds %s', async (_text, request, expected) => {
    expect(await slugs(request)).toEqual(expected);
  });

  it('shows stakes in rupees on the Indian pages, and to a player in their own currency on each page', async () => {
    const stakes = async (locale: string, by?: TestPlayer) => {
      const result = await operator.call('front/get_games', { group: 'casino', locale, page_size: 1 }, by?.bearer);
      return v.parse(frontGetGames.response, result.json()).games.map(({ minBet, maxBet }) => [minBet, maxBet])[0];
    };
    const inEuro = [
      { minor: 10, currency: 'EUR' },
      { minor: 20_00, currency: 'EUR' },
    ];
    const inRupees = [
      { minor: 10_00, currency: 'INR' },
      { minor: 2_000_00, currency: 'INR' },
    ];
    expect(await stakes('in')).toEqual(inRupees);
    expect(await stakes('en')).toEqual(inEuro);
    expect(await stakes('en', await operator.createPlayer({ country: 'IN', currency: 'INR' }))).toEqual(inRupees);
    expect(await stakes('in', await operator.createPlayer())).toEqual(inEuro);
  });

  it('marks the 24 most played as popular', async () => {
    const { total, games: popular } = await games({ collection: 'popular-casino', page_size: 100 });
    expect(total).toBe(24);
    expect(popular.every(({ collections }) => collections.includes('popular-casino'))).toBe(true);
  });

  it('sorts by age, name and return', async () => {
    expect((await slugs({ sort: 'new' })).slice(0, 3)).toEqual(['amber-fjord', 'cafe-etoile', 'salt-squall']);
    expect((await slugs({ sort: 'az' })).slice(0, 3)).toEqual(['hundred-percent', 'amber-fjord', 'cafe-etoile']);
    const returns = (await games({ sort: 'rtp', page_size: 100 })).games.map(({ rtp }) => rtp);
    expect(returns).toEqual([...returns].sort((a, b) => b - a));
  });

  it('pages without gaps or repetitions', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => slugs({ page, page_size: 10 })));
    expect(pages.map(({ length }) => length)).toEqual([10, 10, testGames.length - 20, 0]);
    expect(new Set(pages.flat()).size).toBe(testGames.length);
  });

  it('counts in each facet the games that its other choices would show', async () => {
    const all = await games({ page_size: 1 });
    const hull = all.facets.providers.find(({ name }) => name === 'Hull & Keel');
    expect(hull?.count).toBe(2);
    const one = await games({ provider_ids: [hull?.id ?? ''], collection: 'top-casino-games' });
    expect(one.games.map(({ slug }) => slug)).toEqual(['salt-squall']);
    expect(one.facets.providers.map(({ name, count }) => [name, count])).toEqual([
      ['Hull & Keel', 1],
      ['North Lamp', 1],
    ]);
    expect(Object.fromEntries(one.facets.collections.map(({ slug, count }) => [slug, count]))).toEqual({
      'popular-casino': 2,
      'top-casino-games': 1,
    });
    expect(await slugs({ provider_ids: ['no such id'] })).toEqual([]);
  });

  it('offers casino, live only if there are live games, and no sports without a sportsbook', async () => {
    const groups = async () =>
      (await operator.call('front/get_game_group_list', { type: 'online', status: 'activated' })).json<{ gameGroupList: { id: number }[] }>();
    expect((await groups()).gameGroupList.map(({ id }) => id)).toEqual([1]);
    const providers = (await operator.call('front/get_game_providers', { group: 'casino' })).json<{
      providers: { name: string; game_count: number }[];
    }>();
    expect(providers.providers.map(({ name, game_count }) => [name, game_count])).toEqual([
      ['Hull & Keel', 2],
      ['North Lamp', 2],
      ['Quiet Works', 26],
    ]);
    expect((await operator.call('front/get_game_providers', { group: 'live' })).json()).toEqual({ status: 1, providers: [] });
  });

  it('returns the banner in the requested language, or in English', async () => {
    const titles = async (locale: string) => {
      const [slide] = v.parse(frontGetSlider.response, (await operator.call('front/get_slider', { locale })).json()).slides;
      return [slide?.title, slide?.for_player?.title];
    };
    const english = ['A clear night', 'Your clear night'];
    expect([await titles('fi'), await titles('de'), await titles('constructor')]).toEqual([['Kirkas yö', 'Sinun kirkas yösi'], english, english]);
  });
});

describe('seeding', () => {
  it('reads the files of the repository once, keeps ids and dates, and disables games that are no longer listed', async () => {
    const db = await createTestDatabase(inject('postgresUrl'));
    const ids = async () => (await db.database.selectFrom('games').select(['slug', 'id', 'released_at']).orderBy('id').execute()).slice(0, 3);
    const before = await ids();
    expect(await seed(db.database, testSeed, new Date())).toBe('unchanged');

    const files = await readSeedFiles();
    const later = new Date(Date.now() + 90 * 86_400_000);
    expect(await seed(db.database, files, later)).toBe('seeded');
    expect(await seed(db.database, files, later)).toBe('unchanged');
    const enabled = await db.database.selectFrom('games').select('slug').where('enabled', '=', true).execute();
    expect(enabled.length).toBeGreaterThanOrEqual(60);
    expect(enabled.map(({ slug }) => slug)).not.toContain('amber-fjord');

    expect(await seed(db.database, testSeed, later)).toBe('seeded');
    expect(await ids()).toEqual(before);
    await db.destroy();
  });
});
