import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { gameCategories, gameCollections, type GameCategory } from '@playfront/api-contract';
import { smallestStake } from '../bonus/smallest-stake.ts';
import { indexCatalogue, type CatalogueIndex } from '../games/catalogue-index.ts';
import { readGames, readPage } from '../games/catalogue-page.ts';
import { readCatalogueRows } from '../games/catalogue.store.ts';
import { findBetModel, hasWays, slotModelOf, type SlotModel } from '../games/models.ts';
import { openCategories } from '../testing/open-categories.fixture.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readSeedFiles } from './seed-files.ts';
import { seedGameSchema } from './seed-catalogue.ts';
import { seed } from './seed.ts';

const fileOf = (address: string) => fileURLToPath(new URL(`../..${address}`, import.meta.url));

const hasScatter = (model: SlotModel) => hasWays(model) || Object.keys(model.scatterPays).length > 0;

describe('the catalogue in the repository', () => {
  let index: CatalogueIndex;
  let games: CatalogueIndex['games'];
  let seeded: { slug: string; model?: string }[];

  beforeAll(async () => {
    const { database, destroy } = await createTestDatabase(inject('postgresUrl'));
    const files = await readSeedFiles();
    seeded = JSON.parse(files.games) as typeof seeded;
    await seed(database, files, new Date());
    index = indexCatalogue(await readCatalogueRows(database));
    games = index.games;
    await destroy();
  });

  it('has at least 720 games of at least 18 studios, each game with its own name and each studio with its logo', () => {
    expect(games.length).toBeGreaterThanOrEqual(720);
    expect(new Set(games.map(({ row }) => row.name)).size).toBe(games.length);
    const logos = new Map(games.map(({ row }) => [row.provider_name, row.provider_logo]));
    expect(logos.size).toBeGreaterThanOrEqual(18);
    for (const [name, logo] of logos) expect([name, existsSync(fileOf(logo))]).toEqual([name, true]);
  });

  it('has at least three games in every category, and some in every collection', () => {
    const listed = readGames(index, [...index.byId.keys()], 'EUR', new Date());
    expect(gameCategories.filter((slug) => listed.filter(({ categories }) => categories.includes(slug)).length < 3)).toEqual([]);
    expect(gameCollections.filter((slug) => !listed.some(({ collections }) => collections.includes(slug)))).toEqual([]);
  });

  it('has at least four open games in 30 of 31 categories and 7 of 11 collections, all but the live ones', () => {
    const opened = new Set(games.filter(({ row }) => row.status === 'active').map(({ row }) => String(row.id)));
    const listed = readGames(index, [...index.byId.keys()], 'EUR', new Date()).filter(({ id }) => opened.has(String(id)));
    const categories = gameCategories.filter((slug) => listed.filter((game) => game.categories.includes(slug)).length >= 4);
    const collections = gameCollections.filter((slug) => listed.filter((game) => game.collections.includes(slug)).length >= 4);
    expect([gameCategories.length, gameCollections.length]).toEqual([31, 11]);
    expect(categories).toEqual(openCategories);
    expect(collections).toEqual(gameCollections.filter((slug) => !slug.startsWith('live-')));
  });

  it.each(['plinko', 'mines', 'virtual football', 'penalty', 'wheel', 'baccarat', 'dragon tiger', 'hi lo', 'crash'])(
    'finds all games of %s by that name',
    (search) => {
      const found = readPage(index, { search, sort: 'popular', currency: 'EUR', offset: 0, limit: 100 }, new Date()).games.map(({ slug }) => slug);
      const wanted = seeded.filter(({ model }) => model?.startsWith(search.replace(' ', '-'))).map(({ slug }) => slug);
      expect(wanted).not.toEqual([]);
      expect(wanted.filter((slug) => !found.includes(slug))).toEqual([]);
    },
  );

  it('shows the highest return among the bets of a game, and no stake below the smallest one', () => {
    for (const { model, slug } of seeded) {
      const row = games.find((game) => game.row.slug === slug)?.row;
      const rules = findBetModel(model ?? null);
      const returns = rules?.exampleSpots.map((spot) => rules.figuresOf(spot).rtpPercent);
      if (rules && returns) expect(row).toMatchObject({ engine: rules.engine, rtp: Math.max(...returns), max_win_x: rules.maxWinX });
      expect(row?.min_bet).toBeGreaterThanOrEqual(smallestStake('EUR'));
    }
  });

  it('names in the bingo campaigns only categories with open games', async () => {
    const { promotions } = JSON.parse((await readSeedFiles()).promotions ?? '') as {
      promotions: { family?: string; eligible_categories?: GameCategory[] }[];
    };
    const named = promotions.flatMap(({ family, eligible_categories: categories = [] }) => (family === 'bingo50' ? categories : []));
    expect(named).toContain('bingo');
    expect(named.filter((category) => !openCategories.includes(category))).toEqual([]);
  });

  it('has 24 popular and 24 other top games', () => {
    const [popular, top] = (['popular-casino', 'top-casino-games'] as const).map((collection) =>
      readPage(index, { collection, sort: 'popular', currency: 'EUR', offset: 0, limit: 100 }, new Date()).games.map(({ slug }) => slug),
    );
    expect([popular?.length, top?.length]).toEqual([24, 24]);
    expect(top?.filter((slug) => popular?.includes(slug))).toEqual([]);
  });

  it('offers only games that have rules, and a feature only with the rules that have it', () => {
    const modelOf = new Map(seeded.map(({ slug, model }) => [slug, model]));
    const models: Readonly<Record<string, string>> = { 'bonus-buy': 'bonus-buy', multiways: 'multiways', jackpot: 'jackpot-reels' };
    for (const { row } of games) {
      const model = modelOf.get(row.slug);
      expect(row.status).toBe(model === undefined ? 'maintenance' : 'active');
      const expected = row.features.flatMap((feature) => models[feature] ?? []);
      expect(Object.values(models).filter((id) => id === model)).toEqual(expected);
    }
    for (const feature of Object.keys(models)) expect(games.filter(({ row }) => row.features.includes(feature)).length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['月影の剣', 'tsukikage-no-ken'],
    ['tsukikage', 'tsukikage-no-ken'],
    ['황금', 'hwanggeum-horangi'],
    ['翡翠荷塘', 'feicui-hetang'],
    ['ЖАР-ПТИЦА', 'zhar-ptitsa'],
    ['χρυση', 'chrysi-medousa'],
    ['रानी', 'raat-ki-rani'],
    ['हाथी ख़ज़ाना', 'hathi-ka-khazana'],
  ])('has games with titles in other scripts: %s finds %s', (typed, slug) => {
    const { games: found } = readPage(index, { group: 'casino', search: typed, sort: 'popular', currency: 'EUR', offset: 0, limit: 5 }, new Date());
    expect(found.map((game) => game.slug)).toEqual([slug]);
  });

  it('has a title for every playable slot, and a scatter of its own for those whose reels have scatters', async () => {
    const seeded = v.parse(v.array(seedGameSchema), JSON.parse((await readSeedFiles()).games));
    const slots = seeded.filter(({ model, symbols }) => model !== undefined && symbols['S'] !== undefined);
    const titles = slots.map(({ lettering }) => lettering ?? '');
    const scatters = slots.filter(({ model }) => hasScatter(slotModelOf(model ?? ''))).map(({ symbols }) => symbols['S'] ?? '');
    for (const images of [titles, scatters]) {
      expect(images.filter((address) => !existsSync(fileOf(address)))).toEqual([]);
      expect(new Set(images).size).toBe(images.length);
    }
  });

  it('has tiles of at most 10 and 25 kB', () => {
    for (const { row } of games) {
      expect(statSync(fileOf(row.thumb_w200)).size).toBeLessThanOrEqual(10_000);
      expect(statSync(fileOf(row.thumb_w400)).size).toBeLessThanOrEqual(25_000);
    }
  });
});
