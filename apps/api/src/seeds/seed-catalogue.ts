import * as v from 'valibot';
import { jackpotReturn, type GameModel } from '@playfront/game-math';
import { gameCategories } from '@playfront/api-contract';
import { searchKey } from '@playfront/typed-text';
import { betSteps } from '../games/bet-steps.ts';
import { categoryFigures, liveFigures, uncountedFeatures } from '../games/category-figures.ts';
import { betPartsOf, findBetModel, hasWays, slotModelOf } from '../games/models.ts';
import type { SeedGame } from './seed.store.ts';

const addressSchema = v.pipe(v.string(), v.regex(/^\/art\/[\w./-]+$/));
const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));

/** A studio of `apps/api/seed/studios.json`. */
export const seedStudioSchema = v.object({ slug: slugSchema, name: v.string(), logo: addressSchema });

/** A game of `apps/api/seed/games.json`. One without a model is listed and cannot be played. */
export const seedGameSchema = v.object({
  slug: slugSchema,
  name: v.string(),
  studio: v.object({ slug: slugSchema, name: v.string() }),
  model: v.optional(v.string()),
  categories: v.optional(v.pipe(v.array(v.picklist(gameCategories)), v.minLength(1)), ['slots']),
  features: v.optional(v.array(v.string()), []),
  live: v.optional(v.object({ seats: v.nullable(v.number()), language: v.string() })),
  popularity: v.pipe(v.number(), v.integer()),
  released_days_ago: v.pipe(v.number(), v.integer(), v.minValue(0)),
  top: v.boolean(),
  dominant: v.string(),
  thumb: v.object({ w200: addressSchema, w400: addressSchema }),
  stage: addressSchema,
  accent: v.string(),
  lettering: v.optional(addressSchema),
  symbols: v.record(v.string(), addressSchema),
});

type SeedFileGame = v.InferOutput<typeof seedGameSchema>;
type FiguresOfRow = Pick<
  SeedGame,
  'engine' | 'model' | 'status' | 'rtp' | 'hit_rate' | 'max_win_x' | 'volatility' | 'wagering_weight' | 'min_bet' | 'max_bet' | 'features'
>;

export function gameRowOf(game: SeedFileGame, now: Date): SeedGame {
  return {
    studio: game.studio,
    slug: game.slug,
    name: game.name,
    game_group: game.live ? 'live' : 'casino',
    categories: game.categories,
    popularity: game.popularity,
    released_at: new Date(now.getTime() - game.released_days_ago * 86_400_000),
    is_top: game.top,
    has_demo: !game.live,
    enabled: true,
    live_table: game.live ? JSON.stringify(game.live) : null,
    thumb_w200: game.thumb.w200,
    thumb_w400: game.thumb.w400,
    dominant: game.dominant,
    stage: game.stage,
    accent: game.accent,
    lettering: game.lettering ?? null,
    symbols: JSON.stringify(game.symbols),
    // Includes the slug, which spells a title of another script in Latin letters.
    search_text: searchText(`${game.name} ${game.slug.replaceAll('-', ' ')}`, game.studio.name, kindsOf(game)),
    ...figuresOf(game),
  };
}

/** The categories, and the model of a game with bets: plinko and mines are in wider categories. Reels have no model that players know. */
const kindsOf = ({ categories, model }: SeedFileGame) => (model !== undefined && findBetModel(model) ? [...categories, model] : categories);

/** Players search for a game by its name, its studio, or its kind. */
const searchText = (name: string, studio: string, kinds: readonly string[]) => searchKey(`${name} ${studio} ${kinds.join(' ').replaceAll('-', ' ')}`);

function figuresOf(game: SeedFileGame): FiguresOfRow {
  if (game.model === undefined) return expectedFigures(game);
  const betModel = findBetModel(game.model);
  return betModel ? figuresOfBets(game, betModel) : figuresOfReels(game.model, game.features);
}

/** The most that a round may return, in hundredths of a euro: stakes on a lottery with a very high prize are lower (domain §5.4). */
const highestPayout = 250_000_000;

/** The return is that of the best bet. The stakes, and how far they count towards a bonus, are those of the game's category. */
function figuresOfBets(game: SeedFileGame, model: GameModel): FiguresOfRow {
  const bets = model.exampleSpots.map((spot) => model.figuresOf(spot));
  const hitRates = new Set(bets.map(({ hitRate }) => hitRate));
  // In a ladder, the player decides how far to go, and with it how many rounds pay.
  const [hitRate] = hitRates.size === 1 && model.engine !== 'ladder' ? hitRates : [];
  const expected = expectedFigures(game);
  return {
    ...expected,
    max_bet: Math.min(expected.max_bet ?? 0, Math.floor(highestPayout / model.maxWinX)),
    engine: model.engine,
    model: model.id,
    status: 'active',
    rtp: Math.max(...bets.map(({ rtpPercent }) => rtpPercent)),
    hit_rate: hitRate === undefined ? null : Math.round(hitRate * 10_000) / 100,
    max_win_x: model.maxWinX,
    volatility: model.volatility,
  };
}

function figuresOfReels(modelId: string, features: readonly string[]): FiguresOfRow {
  const model = slotModelOf(modelId);
  const { betsMinor } = betSteps('EUR', betPartsOf(model));
  return {
    engine: 'reels',
    model: model.id,
    status: 'active',
    rtp: !hasWays(model) && model.jackpot ? jackpotReturn(model).totalPercent : model.rtpPercent,
    hit_rate: Math.round(model.hitRate * 10_000) / 100,
    max_win_x: hasWays(model) ? model.maxWinTimesBet : null,
    volatility: model.volatility,
    wagering_weight: weightOf(features, 100),
    min_bet: Math.min(...betsMinor),
    max_bet: Math.max(...betsMinor),
    features: [...features, ...(model.freeSpins ? ['free-spins'] : [])],
  };
}

function expectedFigures({ categories, features, live }: SeedFileGame): FiguresOfRow {
  const figures = categoryFigures[categories[0] ?? 'slots'];
  const { engine, wageringWeight, stakes } = live ? liveFigures : figures;
  return {
    engine,
    model: null,
    status: 'maintenance',
    rtp: figures.rtp,
    hit_rate: null,
    max_win_x: figures.maxWinX ?? null,
    volatility: figures.volatility,
    wagering_weight: weightOf(features, wageringWeight),
    min_bet: stakes[0],
    max_bet: stakes[1],
    features: [...features],
  };
}

function weightOf(features: readonly string[], weight: number): number {
  return features.some((feature) => uncountedFeatures.includes(feature)) ? 0 : weight;
}
