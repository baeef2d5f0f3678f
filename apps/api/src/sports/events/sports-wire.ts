import { wireOdds, type frontGetEvents, type WireResponseOf } from '@playfront/api-contract';
import { marketStatus, type MarketStatusCode } from './feed-messages.ts';
import type { EventRow, MarketRow } from './events.store.ts';

export type WireEvent = WireResponseOf<typeof frontGetEvents>['events'][number];
type WireMarket = WireEvent['markets'][number];

const wireStatusOf: Partial<Record<MarketStatusCode, WireMarket['status']>> = {
  [marketStatus.active]: 'active',
  [marketStatus.suspended]: 'suspended',
  [marketStatus.handedOver]: 'suspended',
  [marketStatus.settled]: 'settled',
  [marketStatus.cancelled]: 'cancelled',
};

/** A market for players; `undefined` if it is currently not shown. */
export function wireMarket({ id, type, line, status, outcomes, results }: MarketRow): WireMarket | undefined {
  const word = wireStatusOf[status];
  if (!word) return undefined;
  return {
    id,
    type,
    ...(line === null ? {} : { line }),
    status: word,
    outcomes: outcomes.map((outcome) => {
      const result = results?.[outcome.id];
      return { id: outcome.id, odds: wireOdds(outcome.odds), ...(result ? { result } : {}) };
    }),
  };
}

/** State and odds of an event, shared by lists, the event's page and the live channel. */
export function wireEventState({ status, match_status, played_seconds, score, version }: EventRow, markets: readonly MarketRow[]) {
  return {
    status,
    match_status,
    played_seconds,
    score: { ...score, periods: [...score.periods] },
    version,
    markets: markets.flatMap((market) => wireMarket(market) ?? []),
  };
}

export function wireEvent(event: EventRow, markets: readonly MarketRow[], marketCount: number): WireEvent {
  const { id, sport, region, league_id, league_name, home, away, start_at } = event;
  return {
    id,
    sport,
    region,
    league: { id: league_id, name: league_name },
    home,
    away,
    start_at: start_at.toISOString(),
    ...wireEventState(event, markets),
    market_count: marketCount,
  };
}
