import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { Refusal, root } from '../start/repository.mjs';
import { load, type Load } from './load.ts';

const gameCount = 10_000;
const perSecond = 200;
const seconds = 15;
const searches = ['drown', 'gold', 'wyrm', 'roulette', 'kraken parlour', 'sun', 'blackjack', 'fjord', 'zzzz', 'a'];

/** Requests of a lobby: shelves, categories, collections, later pages, and searches, each with facets. */
const requests = [
  { group: 'casino', sort: 'popular', page: 1 },
  { group: 'casino', category: 'slots', sort: 'new', page: 3 },
  { group: 'casino', collection: 'new-games' },
  { group: 'casino', category: 'roulette', sort: 'rtp' },
  { group: 'live', sort: 'az' },
  ...searches.map((search) => ({ group: 'casino', search, page_size: 48 })),
];

export type CatalogueResult = Load & { games: number };

/** Measures `get_games` with 10,000 games, search and facets, at 200 requests a second. */
export async function measureCatalogue(url: string, databaseUrl: string, database: pg.Pool): Promise<CatalogueResult> {
  const seeded = spawnSync(process.execPath, [join(root, 'apps/api/src/seed.ts'), '--games', String(gameCount), '--players', '100'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  if (seeded.status !== 0) throw new Refusal(`The large catalogue could not be created:\n${seeded.stderr}`);
  const { rows } = await database.query<{ games: string }>('select count(*) as games from games where enabled');
  let next = 0;
  const requestOf = () => ({
    path: '/api/front/get_games',
    headers: {},
    body: () => JSON.stringify(requests[(next += 1) % requests.length]),
  });
  await load({ url, connections: 10, seconds: 5, rate: perSecond, requestOf });
  const measured = await load({ url, connections: 10, seconds, rate: perSecond, requestOf });
  if (measured.failures > 0) throw new Error(`${measured.failures} requests for games failed`);
  return { ...measured, games: Number(rows[0]?.games) };
}
