import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { gameCategories, gameCollections } from '@playfront/api-contract';
import { indexCatalogue, type CatalogueIndex } from '../games/catalogue-index.ts';
import { readGames, readPage } from '../games/catalogue-page.ts';
import { readCatalogueRows } from '../games/catalogue.store.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readSeedFiles } from './seed-files.ts';
import { seed } from './seed.ts';

const fileOf = (address: string) => fileURLToPath(new URL(`../..${address}`, import.meta.url));

describe('the catalogue in the repository', () => {
  let index: CatalogueIndex;
  let games: CatalogueIndex['games'];

  beforeAll(async () => {
    const { database, destroy } = await createTestDatabase(inject('postgresUrl'));
    await seed(database, await readSeedFiles(), new Date());
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

  it('has 24 popular and 24 other top games', () => {
    const [popular, top] = (['popular-casino', 'top-casino-games'] as const).map((collection) =>
      readPage(index, { collection, sort: 'popular', currency: 'EUR', offset: 0, limit: 100 }, new Date()).games.map(({ slug }) => slug),
    );
    expect([popular?.length, top?.length]).toEqual([24, 24]);
    expect(top?.filter((slug) => popular?.includes(slug))).toEqual([]);
  });

  it('offers only games that have rules, and bonus buys, multiways and jackpots only in maintenance', () => {
    for (const { row } of games) {
      expect(row.status).toBe(row.engine === 'reels' && row.hit_rate !== null ? 'active' : 'maintenance');
      if (row.features.some((feature) => ['bonus-buy', 'multiways', 'jackpot'].includes(feature))) expect(row.status).toBe('maintenance');
    }
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

  it('has tiles of at most 10 and 25 kB', () => {
    for (const { row } of games) {
      expect(statSync(fileOf(row.thumb_w200)).size).toBeLessThanOrEqual(10_000);
      expect(statSync(fileOf(row.thumb_w400)).size).toBeLessThanOrEqual(25_000);
    }
  });
});
