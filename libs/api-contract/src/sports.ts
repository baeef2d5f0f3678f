import * as v from 'valibot';
import { defineCall, emptySchema } from './call.ts';
import { givenIdSchema, idSchema, pageEntries, textSchema, timeSchema } from './wire.ts';

/**
 * Odds are decimal on the wire (2.15: a stake of 10 returns 21.50) and thousandths inside (2150), so that a return is reckoned in
 * integers. A numeric string of an older operator is understood too.
 */
export const oddsSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.finite(),
  v.minValue(1),
  v.transform((odds) => Math.round(odds * 1000)),
);

/** Odds as a client sends them back. */
export const seenOddsSchema = v.pipe(
  v.number(),
  v.minValue(1),
  v.maxValue(100_000),
  v.transform((odds) => Math.round(odds * 1000)),
);

/** Decimal odds of the wire for thousandths. */
export function wireOdds(thousandths: number): number {
  return thousandths / 1000;
}

/** Id of an event as a client sends it. */
export const eventIdSchema = v.pipe(givenIdSchema, v.maxLength(40));

/** What can be bet on: the result, the winner, more or fewer than a line, both sides scoring, the result with a start given. */
export const marketTypes = ['1x2', 'winner', 'total', 'both_score', 'handicap'] as const;
export type MarketType = (typeof marketTypes)[number];

const scoreSchema = v.object({ home: v.number(), away: v.number() });

const marketSchema = v.object({
  /** Unique in its event: `1x2`, `total:2.5`. */
  id: v.string(),
  type: v.picklist(marketTypes),
  /** Goals, points or games for `total`, the start given to the home side for `handicap`. */
  line: v.optional(v.number()),
  /** Only an active market takes bets. A suspended one is shown without a price to bet on, and comes back. */
  status: v.picklist(['active', 'suspended', 'settled', 'cancelled']),
  outcomes: v.array(v.object({ id: v.string(), odds: oddsSchema, result: v.optional(v.picklist(['won', 'lost', 'void'])) })),
});

export type Market = v.InferOutput<typeof marketSchema>;

const eventStateEntries = {
  status: v.picklist(['not_started', 'live', 'ended', 'abandoned']),
  /** The part of the match that is on, such as `1st_half`, `half_time`, `set_2`. */
  match_status: v.string(),
  /** Seconds of play without breaks. */
  played_seconds: v.number(),
  score: v.object({
    ...scoreSchema.entries,
    /** Goals or points of each period begun, or games of each set. */
    periods: v.optional(v.array(scoreSchema), []),
    serving: v.optional(v.picklist(['home', 'away'])),
  }),
  /** Grows with every change of state or odds. */
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
  /** How many markets the event has; a list shows the main ones only. */
  market_count: v.number(),
};

const eventSchema = v.object(eventEntries);

/** A match as a list shows it. */
export type SportsEvent = v.InferOutput<typeof eventSchema>;

/** Live event `odds_{eventId}`, to who joined its room: state and markets as they are now, whole, so that a missed one does no harm. */
export const oddsEventSchema = v.object({ event_id: idSchema, ...eventStateEntries });

/** Sports, their leagues and how many events each has to bet on. */
export const frontGetSportsTree = defineCall({
  path: 'front/get_sports_tree',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: emptySchema,
  answer: v.object({
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

/** Events to bet on, by their start, with their main markets. Without `state`: those in play and those to come. */
export const frontGetEvents = defineCall({
  path: 'front/get_events',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({
    sport: v.optional(textSchema),
    league: v.optional(textSchema),
    state: v.optional(v.picklist(['live', 'upcoming'])),
    ...pageEntries,
  }),
  answer: v.object({ status: v.literal(1), events: v.array(eventSchema), total: v.number() }),
});

/** One event with all its markets, over or not. Refusal: `not_found`. */
export const frontGetEvent = defineCall({
  path: 'front/get_event',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({ id: eventIdSchema }),
  answer: v.object({
    status: v.literal(1),
    event: v.object({
      ...eventEntries,
      /** The house's margin in the odds, in per cent: what the implied probabilities of a market sum to above 100. */
      margin_percent: v.optional(v.number()),
      /** A simulated event's course is drawn beforehand: the hash of its seed at once, the seed when it is over. */
      draw: v.optional(v.object({ hash: v.string(), seed: v.optional(v.string()) })),
    }),
  }),
});
