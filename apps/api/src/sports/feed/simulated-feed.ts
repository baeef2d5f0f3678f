import { roundWords } from '../../games/round-words.ts';
import { decidedOutcome, fairChances, marketsOf, outcomesOf, type Market } from '../models/markets.ts';
import { margins, priceMarket, probabilityUnit } from '../book/odds.ts';
import type { Final, Situation, Strengths } from '../models/sport-model.ts';
import { drawMatch, sports, type SportId } from '../models/sports.ts';
import { marketStatus, type EventMessage, type FixtureChange, type MarketOdds, type MarketResult } from '../events/feed-messages.ts';
import { strengthsOf, type SimulatedFixture } from './fixtures.ts';

/** A match that has started, with its unsettled markets and the seed of its course. */
export type RunningEvent = {
  readonly id: string;
  readonly sport: SportId;
  readonly home: string;
  readonly away: string;
  readonly startAt: Date;
  readonly seed: string;
  readonly openMarkets: readonly Market[];
};

/** A new fixture with its opening prices. */
export function announce(fixture: SimulatedFixture): FixtureChange {
  const { sport } = fixture.league;
  const { model } = sports[sport];
  const finals = model.finals(strengthsOf(sport, fixture), model.opening);
  const markets = marketsOf(sports[sport], finals).map((market) => oddsOf(market, finals, margins.beforeStart, false));
  // Markets without a price at the start are not offered for this match.
  return { kind: 'fixture_change', fixture, markets: markets.filter(({ outcomes }) => outcomes) };
}

/**
 * The messages about a running match at a time: results of decided markets, then prices for the rest. The course depends only on the seed, which was
 * drawn before anyone could bet.
 */
export function follow(event: RunningEvent, at: Date): EventMessage[] {
  const strengths = strengthsOf(event.sport, event);
  const match = drawMatch(event.sport, strengths, roundWords(event.seed, event.id, 0));
  const situation = match.situationAt((at.getTime() - event.startAt.getTime()) / 1000);
  const settlements = event.openMarkets.flatMap((market) => resultOf(market, situation) ?? []);
  const settled = new Set(settlements.map(({ market }) => market));
  const open = event.openMarkets.filter((market) => !settled.has(market));
  return [
    ...(settlements.length > 0 ? [{ kind: 'bet_settlement', eventId: event.id, settlements } as const] : []),
    { kind: 'odds_change', eventId: event.id, situation, markets: liveOdds(event.sport, strengths, situation, open) },
  ];
}

function liveOdds(sport: SportId, strengths: Strengths, situation: Situation, open: readonly Market[]): MarketOdds[] {
  if (open.length === 0) return [];
  const finals = sports[sport].model.finals(strengths, situation);
  return open.map((market) => oddsOf(market, finals, margins.live, situation.isUnsettled));
}

function oddsOf(market: Market, finals: readonly Final[], margin: number, isSuspended: boolean): MarketOdds {
  const chances = fairChances(market, finals);
  const odds = priceMarket(chances, margin);
  if (!odds) return { market, status: marketStatus.inactive, outcomes: undefined };
  const outcomes = outcomesOf[market.type].map((id, index) => ({
    id,
    odds: odds[index] ?? 0,
    probability: Math.round((chances[index] ?? 0) * probabilityUnit),
  }));
  return { market, status: isSuspended ? marketStatus.suspended : marketStatus.active, outcomes };
}

/** The result of a market: the decided outcome, or void if the match was abandoned before. */
function resultOf(market: Market, situation: Situation): MarketResult | undefined {
  const winner = decidedOutcome(market, situation);
  const outcomes: readonly string[] = outcomesOf[market.type];
  if (winner) return { market, results: Object.fromEntries(outcomes.map((id) => [id, id === winner ? 'won' : 'lost'])) };
  if (situation.phase === 'abandoned') return { market, results: Object.fromEntries(outcomes.map((id) => [id, 'void'])) };
  return undefined;
}
