import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { currencies } from '@playfront/money';
import { seedPromotions } from '../bonus/promotions-seed.ts';
import { readContentSeed, seedContent } from '../content/content-seed.ts';
import { slideSchema } from '../content/slide.schema.ts';
import { houseAccountKinds, insertHouseAccounts } from '../wallet/wallet.store.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings/settings.schema.ts';
import { seedSetting } from '../settings/settings.store.ts';
import { gameRowOf, seedGameSchema, seedStudioSchema } from './seed-catalogue.ts';
import { readSeedHash, upsertCatalogue, type SeedSlide } from './seed.store.ts';

/** Small withdrawals are approved without an officer. */
const seededSettings: Partial<Settings> = { auto_approve_below: { EUR: 500 } };

export type SeedFiles = { readonly games: string; readonly studios?: string; readonly slides: string; readonly promotions?: string };

/**
 * Updates the catalogue from the seed files, unless they are unchanged. Known games retain their ids and release dates; a game that was removed from
 * the file is disabled, not deleted, because rounds and bets refer to it.
 */
export async function seed(database: Database, files: SeedFiles, now: Date): Promise<'seeded' | 'unchanged'> {
  await insertHouseAccounts(database, houseAccountKinds, currencies);
  for (const [key, value] of Object.entries(seededSettings)) await seedSetting(database, key, value);
  await seedContent(database, await readContentSeed(), now);
  const games = parse(v.array(seedGameSchema), files.games).map((game) => gameRowOf(game, now));
  const studios = parse(v.array(seedStudioSchema), files.studios ?? '[]');
  const slides = parse(v.array(slideSchema), files.slides).map((content, position): SeedSlide => ({
    id: content.id,
    position,
    content: JSON.stringify(content),
  }));
  // The hash includes the figures from the model tables: a new table changes every game that uses it.
  const figures = games.map(({ studio: _studio, released_at: _day, ...row }) => row);
  const hash = createHash('sha256')
    .update(JSON.stringify([files, figures]))
    .digest('hex');
  if ((await readSeedHash(database)) === hash) return 'unchanged';
  await database.transaction().execute(async (trx) => {
    await upsertCatalogue(trx, { games, studios, slides, hash }, now);
    if (files.promotions) await seedPromotions(trx, files.promotions);
  });
  return 'seeded';
}

function parse<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(text));
}
