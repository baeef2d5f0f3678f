import { wireOdds, type frontPlaceBet, type WireResponseOf } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { BetRow, LegRow } from './bets.store.ts';

type WireReceipt = WireResponseOf<typeof frontPlaceBet>['bet'];
type WireSelection = WireReceipt['selections'][number];

export function eventName({ home, away }: { home: string; away: string }): string {
  return `${home} – ${away}`;
}

/** A leg as it was placed. */
export function wireSelection(leg: LegRow): WireSelection {
  return {
    event_id: leg.event_id,
    event_name: eventName(leg),
    league: leg.league_name,
    start_at: leg.start_at.toISOString(),
    market: leg.market_id,
    type: leg.type,
    ...(leg.line === null ? {} : { line: leg.line }),
    outcome: leg.outcome,
    odds: wireOdds(leg.odds),
  };
}

/** The receipt of a placed bet, identical for repeated requests. */
export function wireReceipt(bet: BetRow, legs: readonly LegRow[]): WireReceipt {
  const wire = (minor: number) => toWire(money(minor, bet.currency));
  return {
    id: bet.id,
    kind: bet.kind,
    lines: bet.lines,
    total_odds: wireOdds(bet.total_odds),
    currency: bet.currency,
    stake: wire(bet.stake),
    possible_return: wire(bet.possible_return),
    placed_at: bet.created_at.toISOString(),
    selections: legs.map(wireSelection),
  };
}
