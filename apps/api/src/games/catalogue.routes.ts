import { frontGetGameGroupList, frontGetGameProviders, frontGetGames } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { betSteps } from './bet-steps.ts';
import { readCatalogue, readGameGroups, readProviders, type CatalogueRow } from './catalogue.store.ts';
import { modelOf } from './models.ts';
import { searchPatterns } from './search-text.ts';

/** Group ids of spec §4; 2 is sports, which has calls of its own and is listed once there is a sportsbook. */
const groupIds = { casino: 1, live: 3 } as const;
const catalogueCurrency = 'EUR';

export function registerCatalogue(calls: CallRegistry, { database, now }: { database: Database; now: () => Date }): void {
  calls.open(frontGetGames, async ({ body }) => {
    const page = await readCatalogue(database, {
      group: body.group,
      category: body.category,
      collection: body.collection,
      // An id that is no number is of no provider of ours, and finds nothing.
      providerIds: body.provider_ids?.map(Number).filter(Number.isSafeInteger),
      searchPatterns: searchPatterns(body.search ?? ''),
      slug: body.slug,
      sort: body.sort,
      offset: (body.page - 1) * body.page_size,
      limit: body.page_size,
      now: now(),
    });
    const { categories, collections, providers } = page;
    return { status: 1, games: page.games.map(wireGame), total: page.total, facets: { categories, collections, providers } };
  });

  calls.open(frontGetGameProviders, async ({ body }) => ({ status: 1, providers: await readProviders(database, body.group) }));

  calls.open(frontGetGameGroupList, async () => {
    const groups = await readGameGroups(database);
    return { status: 1, gameGroupList: groups.map((name) => ({ id: groupIds[name], type: 'online', status: 'activated', name })) };
  });
}

function wireGame(row: CatalogueRow) {
  const { betsMinor } = betSteps(catalogueCurrency, modelOf(row.model).lines.length);
  const wire = (minor: number) => toWire(money(minor, catalogueCurrency));
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    provider: { id: row.provider_id, slug: row.provider_slug, name: row.provider_name },
    engine: row.engine,
    categories: row.categories,
    collections: row.collections,
    rtp: row.rtp,
    volatility: row.volatility,
    currency: catalogueCurrency,
    min_bet: wire(Math.min(...betsMinor)),
    max_bet: wire(Math.max(...betsMinor)),
    has_demo: row.has_demo,
    is_new: row.collections.includes('new-games'),
    thumb: { w200: row.thumb_w200, w400: row.thumb_w400, dominant: row.dominant },
  } as const;
}
