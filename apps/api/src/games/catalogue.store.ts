import { sql } from 'kysely';
import type { GameCategory, GameCollection, GameSortOrder } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';

/** A game is new for this long (contract, "new-games"). */
const newForDays = 45;
/** So many of a group's most played games are its popular ones. */
const popularCount = 24;

export type CatalogueRow = {
  id: number;
  slug: string;
  name: string;
  provider_id: number;
  provider_slug: string;
  provider_name: string;
  engine: string;
  model: string;
  categories: GameCategory[];
  collections: GameCollection[];
  rtp: number;
  volatility: 'low' | 'medium' | 'high';
  has_demo: boolean;
  thumb_w200: string;
  thumb_w400: string;
  dominant: string;
};

export type CatalogueFilter = {
  readonly group: 'casino' | 'live';
  readonly category: GameCategory | undefined;
  readonly collection: GameCollection | undefined;
  readonly providerIds: readonly number[] | undefined;
  readonly searchPatterns: readonly string[];
  readonly slug: string | undefined;
  readonly sort: GameSortOrder;
  readonly offset: number;
  readonly limit: number;
  readonly now: Date;
};

export type CataloguePage = {
  games: CatalogueRow[];
  total: number;
  categories: { slug: string; count: number }[];
  collections: { slug: string; count: number }[];
  providers: { id: number; slug: string; name: string; count: number }[];
};

const orderings: Record<GameSortOrder, ReturnType<typeof sql>> = {
  popular: sql`popularity desc, id`,
  new: sql`released_at desc, id`,
  az: sql`lower(name), id`,
  rtp: sql`rtp desc, popularity desc, id`,
};

/**
 * One page of the catalogue with its total and facets, in one statement. A facet counts what its own choice would show:
 * every filter holds for it but the one of its own kind.
 */
export async function readCatalogue(db: Connection, filter: CatalogueFilter): Promise<CataloguePage> {
  const { category, collection, providerIds, slug } = filter;
  const { rows } = await sql<CataloguePage>`
    with ranked as (
      select games.*, providers.slug as provider_slug, providers.name as provider_name,
        row_number() over (order by popularity desc, games.id) as popular_rank
      from games join providers on providers.id = games.provider_id
      where game_group = ${filter.group} and enabled
    ), collected as (
      select ranked.*, array_remove(array[
        case when is_top and game_group = 'casino' then 'top-casino-games' end,
        case when popular_rank <= ${popularCount} and game_group = 'casino' then 'popular-casino' end,
        case when released_at > ${filter.now}::timestamptz - make_interval(days => ${newForDays}) then 'new-games' end
      ], null) as collections from ranked
    ), marked as (
      select collected.*,
        ${category ? sql`${category} = any(categories)` : sql`true`} as in_category,
        ${collection ? sql`${collection} = any(collections)` : sql`true`} as in_collection,
        ${providerIds ? sql`provider_id = any(${providerIds}::bigint[])` : sql`true`} as in_providers
      from collected
      where ${slug ? sql`slug = ${slug}` : sql`true`} and search_text like all(${filter.searchPatterns}::text[])
    ), shown as (
      select *, row_number() over (order by ${orderings[filter.sort]}) as place
      from marked where in_category and in_collection and in_providers
    ), page as (
      select id, slug, name, provider_id, provider_slug, provider_name, engine, model, categories, collections, rtp, volatility,
        has_demo, thumb_w200, thumb_w400, dominant, place
      from shown where place > ${filter.offset} and place <= ${filter.offset + filter.limit}
    )
    select
      (select coalesce(json_agg(page order by place), '[]') from page) as games,
      (select count(*) from shown) as total,
      (select coalesce(json_agg(facet order by count desc, slug), '[]') from (
        select slug, count(*) from (select unnest(categories) as slug from marked where in_collection and in_providers) each group by slug
      ) facet) as categories,
      (select coalesce(json_agg(facet order by count desc, slug), '[]') from (
        select slug, count(*) from (select unnest(collections) as slug from marked where in_category and in_providers) each group by slug
      ) facet) as collections,
      (select coalesce(json_agg(facet order by name), '[]') from (
        select provider_id as id, provider_slug as slug, provider_name as name, count(*)
        from marked where in_category and in_collection group by 1, 2, 3
      ) facet) as providers`.execute(db);
  const [page] = rows;
  if (!page) throw new Error('The catalogue statement answers one row');
  return page;
}

export function readProviders(db: Connection, group: 'casino' | 'live' | undefined) {
  return db
    .selectFrom('providers')
    .innerJoin('games', 'games.provider_id', 'providers.id')
    .select((select) => ['providers.id', 'providers.slug', 'providers.name', select.fn.count<number>('games.id').as('game_count')])
    .where('games.enabled', '=', true)
    .$if(group !== undefined, (query) => query.where('games.game_group', '=', group ?? 'casino'))
    .groupBy(['providers.id', 'providers.slug', 'providers.name'])
    .orderBy('providers.name')
    .execute();
}

export async function readGameGroups(db: Connection): Promise<('casino' | 'live')[]> {
  const rows = await db.selectFrom('games').select('game_group').distinct().where('enabled', '=', true).execute();
  return rows.map((row) => row.game_group);
}

export function findGame(db: Connection, id: number) {
  return db.selectFrom('games').select(['id', 'slug', 'engine', 'model', 'has_demo', 'enabled']).where('id', '=', id).executeTakeFirst();
}
