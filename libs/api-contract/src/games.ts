import * as v from 'valibot';
import { defineCall } from './call.ts';
import { gameCategories, gameCollections, gameSortOrders, gameStatuses } from './catalogue.ts';
import { returnPathSchema } from './safe-path.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, pageEntries, textSchema, wireAmountSchema } from './wire.ts';

const pictureSchema = v.object({ w200: v.string(), w400: v.string(), dominant: v.string() });

export const gameSchema = v.pipe(
  v.object({
    id: idSchema,
    slug: v.string(),
    name: v.string(),
    provider: v.object({ id: idSchema, slug: v.string(), name: v.string() }),
    engine: v.string(),
    categories: v.array(v.picklist(gameCategories)),
    collections: v.array(v.picklist(gameCollections)),
    /** Return to player in per cent, computed from the tables the engine uses. */
    rtp: v.number(),
    volatility: v.picklist(['low', 'medium', 'high']),
    currency: v.optional(currencySchema, 'EUR'),
    min_bet: wireAmountSchema,
    max_bet: wireAmountSchema,
    has_demo: v.boolean(),
    is_new: v.optional(v.boolean(), false),
    /** A game in maintenance is shown and cannot be opened: `front/get_game_url` answers `game_not_available`. */
    status: v.optional(v.picklist(gameStatuses), 'active'),
    /** What sets it apart, such as `free-spins`, `bonus-buy`, `multiways`, `jackpot`; a site shows the ones it knows. */
    features: v.optional(v.array(v.string()), []),
    /** Rounds that pay anything, in per cent, computed from the tables the engine uses. */
    hit_rate: v.optional(v.number()),
    /** The most a round pays, in stakes. */
    max_win_x: v.optional(v.number()),
    /** A live table: the language spoken, and how many sit at it, where that is limited. */
    table: v.optional(v.object({ seats: v.nullable(v.number()), language: v.string() })),
    thumb: pictureSchema,
  }),
  v.transform(({ min_bet, max_bet, currency, ...game }) => ({ ...game, minBet: amountOf(min_bet, currency), maxBet: amountOf(max_bet, currency) })),
);

export type Game = v.InferOutput<typeof gameSchema>;

/** A choice with how many games it shows; `playable` leaves those in maintenance out, and is `count` where an older operator has no such games. */
const facetSchema = v.pipe(
  v.object({ slug: v.string(), count: v.number(), playable: v.optional(v.number()) }),
  v.transform(({ playable, ...facet }) => ({ ...facet, playable: playable ?? facet.count })),
);

/**
 * A page of games with its total, and what each other choice of category, collection or provider would show. What can be played
 * comes first in every order. A search forgives missing accents, and one wrong letter in a word of four or more; its first eight
 * words count.
 */
export const frontGetGames = defineCall({
  path: 'front/get_games',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({
    group: v.picklist(['casino', 'live']),
    category: v.optional(v.picklist(gameCategories)),
    collection: v.optional(v.picklist(gameCollections)),
    provider_ids: v.optional(v.pipe(v.array(givenIdSchema), v.maxLength(100))),
    search: v.optional(v.pipe(v.string(), v.maxLength(80))),
    /** One game by its address name, for a shared link to a game. */
    slug: v.optional(textSchema),
    sort: v.optional(v.picklist(gameSortOrders), 'popular'),
    locale: v.optional(textSchema, 'en'),
    ...pageEntries,
  }),
  answer: v.object({
    status: v.literal(1),
    games: v.array(gameSchema),
    total: v.number(),
    /** How many of the total are not in maintenance; without it, all of them. */
    playable: v.optional(v.number()),
    facets: v.object({
      categories: v.array(facetSchema),
      collections: v.array(facetSchema),
      providers: v.array(v.object({ id: idSchema, slug: v.string(), name: v.string(), count: v.number() })),
    }),
  }),
});

/** Sports is offered when a group with id 2 is in the answer (spec §4). */
export const frontGetGameGroupList = defineCall({
  path: 'front/get_game_group_list',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({ type: v.literal('online'), status: v.literal('activated') }),
  answer: v.object({
    status: v.literal(1),
    gameGroupList: v.array(v.object({ id: idSchema, type: v.string(), status: v.string(), name: v.optional(v.string(), '') })),
  }),
});

/** The studios with games in a group (without one, in all), by name; `logo` is a picture 5:2, empty where there is none. */
export const frontGetGameProviders = defineCall({
  path: 'front/get_game_providers',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({ group: v.optional(v.picklist(['casino', 'live'])) }),
  answer: v.object({
    status: v.literal(1),
    providers: v.array(v.object({ id: idSchema, slug: v.string(), name: v.string(), logo: v.optional(v.string(), ''), game_count: v.number() })),
  }),
});

/**
 * Opens a game. `real` needs a Bearer token (401 without); an unknown game is 404, a disabled one or one in maintenance
 * `game_not_available`, a `return_url` that could lead off the site `malformed`.
 */
export const frontGetGameUrl = defineCall({
  path: 'front/get_game_url',
  method: 'POST',
  auth: 'none',
  repeats: false,
  request: v.object({
    game_id: givenIdSchema,
    mode: v.picklist(['real', 'demo']),
    locale: textSchema,
    form_factor: v.picklist(['desktop', 'mobile']),
    return_url: returnPathSchema,
  }),
  answer: v.object({ status: v.literal(1), url: v.string(), round_session_id: idSchema }),
});
