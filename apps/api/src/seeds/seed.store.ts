import { sql, type Insertable } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { GamesTable, ProvidersTable } from '../games/games.tables.ts';
import type { SlidesTable } from '../content/content.tables.ts';

export type SeedGame = Omit<Insertable<GamesTable>, 'provider_id'> & { readonly studio: { readonly slug: string; readonly name: string } };
export type SeedStudio = Pick<Insertable<ProvidersTable>, 'slug' | 'name'> & { readonly logo: string };
export type SeedSlide = Insertable<SlidesTable>;

const seedName = 'catalogue';
/** A statement can have at most 65,535 values. */
const rowsPerStatement = 500;
/** Columns that each seeding updates: all but the key and the release date. */
const seededColumns = [
  'name',
  'provider_id',
  'game_group',
  'engine',
  'model',
  'categories',
  'rtp',
  'wagering_weight',
  'volatility',
  'popularity',
  'is_top',
  'has_demo',
  'enabled',
  'status',
  'features',
  'hit_rate',
  'max_win_x',
  'min_bet',
  'max_bet',
  'live_table',
  'thumb_w200',
  'thumb_w400',
  'dominant',
  'stage',
  'accent',
  'lettering',
  'symbols',
  'search_text',
] as const satisfies readonly (keyof GamesTable)[];

export async function readSeedHash(db: Connection): Promise<string | undefined> {
  const row = await db.selectFrom('seeds').select('hash').where('name', '=', seedName).executeTakeFirst();
  return row?.hash;
}

type Seeded = {
  readonly games: readonly SeedGame[];
  readonly studios: readonly SeedStudio[];
  readonly slides: readonly SeedSlide[];
  readonly hash: string;
};

export async function upsertCatalogue(trx: DatabaseTransaction, { games, studios, slides, hash }: Seeded, now: Date): Promise<void> {
  // Of two concurrent first starts, the second waits here and then writes the same data again.
  await sql`select pg_advisory_xact_lock(7203119)`.execute(trx);
  const providers = await upsertStudios(trx, [...games.map(({ studio }) => ({ ...studio, logo: '' })), ...studios]);
  await trx.updateTable('games').set({ enabled: false }).execute();
  const rows = games.map(({ studio, ...game }) => ({ ...game, provider_id: providers.get(studio.slug) ?? 0 }));
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await trx
      .insertInto('games')
      .values(rows.slice(from, from + rowsPerStatement))
      .onConflict((conflict) =>
        conflict
          .column('slug')
          .doUpdateSet((change) => Object.fromEntries(seededColumns.map((column) => [column, change.ref(`excluded.${column}`)]))),
      )
      .execute();
  }
  await trx.deleteFrom('slides').execute();
  if (slides.length > 0)
    await trx
      .insertInto('slides')
      .values([...slides])
      .execute();
  await trx
    .insertInto('seeds')
    .values({ name: seedName, hash, applied_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, applied_at: now }))
    .execute();
}

/** Writes the studios, the last of each slug, and returns their ids. */
async function upsertStudios(trx: DatabaseTransaction, studios: readonly SeedStudio[]): Promise<Map<string, number>> {
  const bySlug = new Map(studios.map((studio) => [studio.slug, studio]));
  const rows = await trx
    .insertInto('providers')
    .values([...bySlug.values()])
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((change) => ({ name: change.ref('excluded.name'), logo: change.ref('excluded.logo') })),
    )
    .returning(['slug', 'id'])
    .execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
