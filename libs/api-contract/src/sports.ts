import * as v from 'valibot';
import { defineCall, emptySchema } from './call.ts';
import { givenIdSchema, idSchema, pageEntries, textSchema, timeSchema } from './wire.ts';

/**
 * Odds are decimal in requests and responses (2.15: a stake of 10 returns 21.50) and thousandths internally (2150), so that returns are
 * computed with integers. Numeric strings of older operators are accepted too.
 */
export const oddsSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.finite(),
  v.minValue(1),
  v.transform((odds) => Math.round(odds * 1000)),
);

/** Odds as a client sends them. */
export const requestOddsSchema = v.pipe(
  v.number(),
  v.minValue(1),
  v.maxValue(100_000),
  v.transform((odds) => Math.round(odds * 1000)),
);

/** Thousandths as the decimal odds of a response. */
export function wireOdds(thousandths: number): number {
  return thousandths / 1000;
}

/** Id of an event as a client sends it. */
export const eventIdSchema = v.pipe(givenIdSchema, v.maxLength(40));

/** Result, winner, over/under, both teams to score, result with a handicap. */
export const marketTypes = ['1x2', 'winner', 'total', 'both_score', 'handicap'] as const;
export type MarketType = (typeof marketTypes)[number];

const scoreSchema = v.object({ home: v.number(), away: v.number() });

const marketSchema = v.object({
  /** Unique within its event: `1x2`, `total:2.5`. */
  id: v.string(),
  type: v.picklist(marketTypes),
  /** Goals, points or games for `total`; the handicap of the home side for `handicap`. */
  line: v.optional(v.number()),
  /** Only an active market accepts bets. A suspended one is shown without prices and may become active again. */
  status: v.picklist(['active', 'suspended', 'settled', 'cancelled']),
  outcomes: v.array(v.object({ id: v.string(), odds: oddsSchema, result: v.optional(v.picklist(['won', 'lost', 'void'])) })),
});

export type Market = v.InferOutput<typeof marketSchema>;

const eventStateEntries = {
  status: v.picklist(['not_started', 'live', 'ended', 'abandoned']),
  /** Current part of the match, such as `1st_half`, `half_time`, `set_2`. */
  match_status: v.string(),
  /** Seconds played, without breaks. */
  played_seconds: v.number(),
  score: v.object({
    ...scoreSchema.entries,
    /** Goals or points of each period that has started, or games of each set. */
    periods: v.optional(v.array(scoreSchema), []),
    serving: v.optional(v.picklist(['home', 'away'])),
  }),
  /** Increases with every change of state or odds. */
  version: v.number(),
  markets: v.array(marketSchema),
};

const eventEntries = {
  id: idSchema,
  sport: v.string(),
  region: v.string(),
  league: v.object({ id: idSchema, name: v.string() }),
  home: v.string(),
  away: v.string(),
  start_at: timeSchema,
  ...eventStateEntries,
  /** Number of the event's markets; lists contain only the main ones. */
  market_count: v.number(),
};

const eventSchema = v.object(eventEntries);

/** A match as in a list of events. */
export type SportsEvent = v.InferOutput<typeof eventSchema>;

/** Live event `odds_{eventId}`, for clients that joined its room: the complete current state and markets, so that a missed push does no harm. */
export const oddsEventSchema = v.object({ event_id: idSchema, ...eventStateEntries });

/** Sports and their leagues, with the number of open events of each. */
export const frontGetSportsTree = defineCall({
  path: 'front/get_sports_tree',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: emptySchema,
  response: v.object({
    status: v.literal(1),
    sports: v.array(
      v.object({
        id: v.string(),
        event_count: v.number(),
        live_count: v.number(),
        leagues: v.array(v.object({ id: idSchema, name: v.string(), region: v.string(), event_count: v.number(), live_count: v.number() })),
      }),
    ),
  }),
});

/** Open events by start time, with their main markets. Without `state`: both live and upcoming events. */
export const frontGetEvents = defineCall({
  path: 'front/get_events',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({
    sport: v.optional(textSchema),
    league: v.optional(textSchema),
    state: v.optional(v.picklist(['live', 'upcoming'])),
    ...pageEntries,
  }),
  response: v.object({ status: v.literal(1), events: v.array(eventSchema), total: v.number() }),
});

/** One event with all its markets, also after its end. Refusal: `not_found`. */
export const frontGetEvent = defineCall({
  path: 'front/get_event',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ id: eventIdSchema }),
  response: v.object({
    status: v.literal(1),
    event: v.object({
      ...eventEntries,
      /** The operator's margin in the odds, in per cent: the sum of a market's implied probabilities, less 100. */
      margin_percent: v.optional(v.number()),
      /** A simulated event is drawn in advance: `hash` is that of its seed; the seed is published after the event. */
      draw: v.optional(v.object({ hash: v.string(), seed: v.optional(v.string()) })),
    }),
  }),
});
