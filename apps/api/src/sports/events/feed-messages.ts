import type { Market } from '../models/markets.ts';
import type { Situation } from '../models/sport-model.ts';
import type { OutcomeResult, OutcomeRow } from './outcomes.ts';

/** Market statuses with the numbers of common feeds. Only active markets accept bets; inactive ones are not shown. */
export const marketStatus = { active: 1, inactive: 0, suspended: -1, handedOver: -2, settled: -3, cancelled: -4 } as const;
export type MarketStatusCode = (typeof marketStatus)[keyof typeof marketStatus];

export type League = { readonly id: string; readonly sport: string; readonly region: string; readonly name: string };
export type Fixture = {
  readonly id: string;
  readonly league: League;
  readonly home: string;
  readonly away: string;
  readonly startAt: Date;
};

export type MarketOdds = {
  readonly market: Market;
  readonly status: Extract<MarketStatusCode, 1 | 0 | -1>;
  /** Undefined if there is no price at the moment: the last prices are shown and cannot be bet on. */
  readonly outcomes: readonly OutcomeRow[] | undefined;
};

/** Results by outcome. The stake on a void outcome is returned. */
export type MarketResult = { readonly market: Market; readonly results: Readonly<Record<string, OutcomeResult>> };

/**
 * The messages of a feed, modelled on common feeds, so that a real one can replace the simulated one. Only the book receives them. Without `alive`
 * for some seconds, the feed counts as lost and live markets are suspended.
 */
export type FeedMessage =
  | { readonly kind: 'fixture_change'; readonly fixture: Fixture; readonly markets: readonly MarketOdds[] }
  | { readonly kind: 'odds_change'; readonly eventId: string; readonly situation: Situation; readonly markets: readonly MarketOdds[] }
  | { readonly kind: 'bet_stop'; readonly eventId: string }
  | { readonly kind: 'bet_settlement'; readonly eventId: string; readonly settlements: readonly MarketResult[] }
  | { readonly kind: 'alive'; readonly producer: string };

export type FixtureChange = Extract<FeedMessage, { kind: 'fixture_change' }>;
export type EventMessage = Extract<FeedMessage, { eventId: string }>;
