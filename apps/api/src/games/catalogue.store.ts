import type { Selectable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { GamesTable } from './games.tables.ts';

type Columns =
  | 'id'
  | 'slug'
  | 'name'
  | 'provider_id'
  | 'game_group'
  | 'engine'
  | 'model'
  | 'categories'
  | 'rtp'
  | 'volatility'
  | 'popularity'
  | 'released_at'
  | 'is_top'
  | 'has_demo'
  | 'status'
  | 'features'
  | 'hit_rate'
  | 'max_win_x'
  | 'min_bet'
  | 'max_bet'
  | 'live_table'
  | 'thumb_w200'
  | 'thumb_w400'
  | 'dominant'
  | 'search_text';

/** A game of the catalogue with its studio. */
export type CatalogueRow = Pick<Selectable<GamesTable>, Columns> & { provider_slug: string; provider_name: string; provider_logo: string };

/** All games that are shown. */
export function readCatalogueRows(db: Connection): Promise<CatalogueRow[]> {
  return db
    .selectFrom('games')
    .innerJoin('providers', 'providers.id', 'games.provider_id')
    .select([
      'games.id',
      'games.slug',
      'games.name',
      'games.provider_id',
      'games.game_group',
      'games.engine',
      'games.model',
      'games.categories',
      'games.rtp',
      'games.volatility',
      'games.popularity',
      'games.released_at',
      'games.is_top',
      'games.has_demo',
      'games.status',
      'games.features',
      'games.hit_rate',
      'games.max_win_x',
      'games.min_bet',
      'games.max_bet',
      'games.live_table',
      'games.thumb_w200',
      'games.thumb_w400',
      'games.dominant',
      'games.search_text',
      'providers.slug as provider_slug',
      'providers.name as provider_name',
      'providers.logo as provider_logo',
    ])
    .where('games.enabled', '=', true)
    .execute();
}

/** A number that changes with every change of the catalogue. */
export async function readCatalogueVersion(db: Connection): Promise<number> {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return version;
}

export function findGame(db: Connection, id: number) {
  return db
    .selectFrom('games')
    .select(['id', 'slug', 'game_group', 'engine', 'model', 'features', 'has_demo', 'enabled', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}
