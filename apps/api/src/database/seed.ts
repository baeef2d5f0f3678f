import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { currencies } from '@playfront/money';
import { slideSchema } from '../content/slide.schema.ts';
import { modelOf } from '../games/models.ts';
import { foldForSearch } from '../games/search-text.ts';
import { houseAccountKinds, insertHouseAccounts } from '../wallet/wallet.store.ts';
import type { Database } from './database.ts';
import { readSeedHash, upsertCatalogue, type SeedGame, type SeedSlide } from './seed.store.ts';

const addressSchema = v.pipe(v.string(), v.regex(/^\/art\/[\w./-]+$/));

/** A game of `apps/api/seed/games.json`. */
const gameSchema = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: v.string(),
  studio: v.object({ slug: v.string(), name: v.string() }),
  model: v.string(),
  popularity: v.pipe(v.number(), v.integer()),
  released_days_ago: v.pipe(v.number(), v.integer(), v.minValue(0)),
  top: v.boolean(),
  dominant: v.string(),
  thumb: v.object({ w200: addressSchema, w400: addressSchema }),
  stage: addressSchema,
  accent: v.string(),
  symbols: v.record(v.string(), addressSchema),
});

export type SeedFiles = { readonly games: string; readonly slides: string };

/**
 * Brings the catalogue to what the seed files say; does nothing when it stands already. Ids and release dates of games that
 * are known stay; a game that left the file is switched off, because rounds and bets point at it.
 */
export async function seed(database: Database, files: SeedFiles, now: Date): Promise<'seeded' | 'unchanged'> {
  await insertHouseAccounts(database, houseAccountKinds, currencies);
  const games = parse(v.array(gameSchema), files.games).map((game) => gameOf(game, now));
  const slides = parse(v.array(slideSchema), files.slides).map((content, position): SeedSlide => ({
    id: content.id,
    position,
    content: JSON.stringify(content),
  }));
  // The figures that come from the rules are part of it: new tables for a model change every game played by them.
  const figures = games.map(({ model, rtp, volatility }) => [model, rtp, volatility]);
  const hash = createHash('sha256')
    .update(JSON.stringify([files, figures]))
    .digest('hex');
  if ((await readSeedHash(database)) === hash) return 'unchanged';
  await database.transaction().execute((trx) => upsertCatalogue(trx, { games, slides, hash }, now));
  return 'seeded';
}

function parse<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(text));
}

function gameOf(game: v.InferOutput<typeof gameSchema>, now: Date): SeedGame {
  const model = modelOf(game.model);
  return {
    studio: game.studio,
    slug: game.slug,
    name: game.name,
    game_group: 'casino',
    engine: 'reels',
    model: model.id,
    categories: ['slots'],
    rtp: model.rtpPercent,
    volatility: model.volatility,
    popularity: game.popularity,
    released_at: new Date(now.getTime() - game.released_days_ago * 86_400_000),
    is_top: game.top,
    has_demo: true,
    enabled: true,
    thumb_w200: game.thumb.w200,
    thumb_w400: game.thumb.w400,
    dominant: game.dominant,
    stage: game.stage,
    accent: game.accent,
    symbols: JSON.stringify(game.symbols),
    search_text: foldForSearch(`${game.name} ${game.studio.name}`),
  };
}
