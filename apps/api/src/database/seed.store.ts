import { sql, type Insertable } from 'kysely';
import type { Connection, DatabaseTransaction } from './database.ts';
import type { GamesTable, SlidesTable } from './schema.ts';

export type SeedGame = Omit<Insertable<GamesTable>, 'provider_id'> & { readonly studio: { readonly slug: string; readonly name: string } };
export type SeedSlide = Insertable<SlidesTable>;

const seedName = 'catalogue';

export async function readSeedHash(db: Connection): Promise<string | undefined> {
  const row = await db.selectFrom('seeds').select('hash').where('name', '=', seedName).executeTakeFirst();
  return row?.hash;
}

export async function upsertCatalogue(
  trx: DatabaseTransaction,
  { games, slides, hash }: { games: readonly SeedGame[]; slides: readonly SeedSlide[]; hash: string },
  now: Date,
): Promise<void> {
  // Two first starts at once: the second waits here and then writes the same again.
  await sql`select pg_advisory_xact_lock(7203119)`.execute(trx);
  const studios = [...new Map(games.map(({ studio }) => [studio.slug, studio])).values()];
  const providers = new Map<string, number>();
  for (const studio of studios) {
    const { id } = await trx
      .insertInto('providers')
      .values(studio)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: studio.name }))
      .returning('id')
      .executeTakeFirstOrThrow();
    providers.set(studio.slug, id);
  }

  await trx.updateTable('games').set({ enabled: false }).execute();
  for (const { studio, ...game } of games) {
    const row = { ...game, provider_id: providers.get(studio.slug) ?? 0 };
    const { released_at: _kept, slug: _key, ...changes } = row;
    await trx
      .insertInto('games')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(changes))
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
