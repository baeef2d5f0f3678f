import * as v from 'valibot';
import { defineCall } from './call.ts';
import { gameCategories, gameCollections, gameSortOrders, gameStatuses } from './catalogue.ts';
import { maxGameSearchLength } from './field-lengths.ts';
import { returnPathSchema } from './safe-path.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, pageEntries, textSchema, wireAmountSchema } from './wire.ts';

const thumbSchema = v.object({ w200: v.string(), w400: v.string(), dominant: v.string() });

export const gameSchema = v.pipe(
  v.object({
    id: idSchema,
    slug: v.string(),
    name: v.string(),
    provider: v.object({ id: idSchema, slug: v.string(), name: v.string() }),
    engine: v.string(),
    categories: v.array(v.picklist(gameCategories)),
    collections: v.array(v.picklist(gameCollections)),
    /** Return to player in per cent, of the best bet, computed from the tables the engine uses. */
    rtp: v.number(),
    volatility: v.picklist(['low', 'medium', 'high']),
    currency: v.optional(currencySchema, 'EUR'),
    min_bet: wireAmountSchema,
    max_bet: wireAmountSchema,
    has_demo: v.boolean(),
    is_new: v.optional(v.boolean(), false),
    /** A game in maintenance cannot be opened: `front/get_game_url` refuses with `game_not_available`. */
    status: v.optional(v.picklist(gameStatuses), 'active'),
    /** Features such as `free-spins`, `bonus-buy`, `multiways`, `jackpot`; a site shows those it knows. */
    features: v.optional(v.array(v.string()), []),
    /** Percentage of rounds with a win, computed from the tables the engine uses; missing if it depends on the bets or moves of the player. */
    hit_rate: v.optional(v.number()),
    /** Maximum payout per round, as a multiple of the stake. */
    max_win_x: v.optional(v.number()),
    /** For a live table: its language, and the number of seats if limited. */
    table: v.optional(v.object({ seats: v.nullable(v.number()), language: v.string() })),
    /** The jackpot of the game, in the list of jackpots and in a request by slug: its id in the event `jackpot` of the live channel, and what it would pay now. */
    jackpot: v.optional(v.object({ id: idSchema, amount: wireAmountSchema })),
    thumb: thumbSchema,
    /** The rules of the game, such as `european-roulette`; only for a game requested by `slug`. */
    model: v.optional(v.string()),
    /** When the game was released; only for a game requested by `slug`. */
    released_at: v.optional(v.string()),
  }),
  v.transform(({ min_bet, max_bet, currency, jackpot, ...game }) => ({
    ...game,
    minBet: amountOf(min_bet, currency),
    maxBet: amountOf(max_bet, currency),
    ...(jackpot && { jackpot: { id: jackpot.id, amount: amountOf(jackpot.amount, currency) } }),
  })),
);

export type Game = v.InferOutput<typeof gameSchema>;

/** A filter value with its number of games. */
const facetSchema = v.object({ slug: v.string(), count: v.number() });

/**
 * A page of games with the total, and the number of games for each other category, collection and provider. Games in maintenance are neither
 * listed nor counted, with two exceptions: a game requested by `slug`, and the live tables while all of them are closed. A search tolerates missing
 * accents, and one wrong letter in a word of four or more; only its first eight words are used.
 */
export const frontGetGames = defineCall({
  path: 'front/get_games',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({
    /** Without it, games of all groups. */
    group: v.optional(v.picklist(['casino', 'live'])),
    category: v.optional(v.picklist(gameCategories)),
    collection: v.optional(v.picklist(gameCollections)),
    provider_ids: v.optional(v.pipe(v.array(givenIdSchema), v.maxLength(100))),
    search: v.optional(v.pipe(v.string(), v.maxLength(maxGameSearchLength))),
    /** One game by its name in the URL, for a shared link. */
    slug: v.optional(textSchema),
    sort: v.optional(v.picklist(gameSortOrders), 'popular'),
    locale: v.optional(textSchema, 'en'),
    ...pageEntries,
  }),
  response: v.object({
    status: v.literal(1),
    games: v.array(gameSchema),
    total: v.number(),
    facets: v.object({
      categories: v.array(facetSchema),
      collections: v.array(facetSchema),
      providers: v.array(v.object({ id: idSchema, slug: v.string(), name: v.string(), count: v.number() })),
    }),
  }),
});

/** The groups of games that are offered; sports is offered if a group with id 2 is among them (spec §4). */
export const frontGetGameGroupList = defineCall({
  path: 'front/get_game_group_list',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ type: v.literal('online'), status: v.literal('activated') }),
  response: v.object({
    status: v.literal(1),
    gameGroupList: v.array(v.object({ id: idSchema, type: v.string(), status: v.string(), name: v.optional(v.string(), '') })),
  }),
});

/** The studios with games that can be opened in a group (without `group`: in any), by name; `logo` is an image of 5:2, empty if there is none. */
export const frontGetGameProviders = defineCall({
  path: 'front/get_game_providers',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ group: v.optional(v.picklist(['casino', 'live'])) }),
  response: v.object({
    status: v.literal(1),
    providers: v.array(v.object({ id: idSchema, slug: v.string(), name: v.string(), logo: v.optional(v.string(), ''), game_count: v.number() })),
  }),
});

/**
 * Opens a game. `real` needs a Bearer token (otherwise 401). Refusals: 404 for an unknown game, `game_not_available` for a disabled one or one in
 * maintenance, `malformed` for a `return_url` that could lead to another site.
 */
export const frontGetGameUrl = defineCall({
  path: 'front/get_game_url',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({
    game_id: givenIdSchema,
    mode: v.picklist(['real', 'demo']),
    locale: textSchema,
    form_factor: v.picklist(['desktop', 'mobile']),
    return_url: returnPathSchema,
  }),
  response: v.object({ status: v.literal(1), url: v.string(), round_session_id: idSchema }),
});
