import type { MarketType, SportsEvent } from '@playfront/api-contract';
import { formatNumber } from '@playfront/money';

export type EventMarket = SportsEvent['markets'][number];

export type LeagueEvents = { readonly id: string; readonly name: string; readonly region: string; readonly events: readonly SportsEvent[] };

/** The events grouped by league, leagues in the order of their first event. */
export function byLeague(events: readonly SportsEvent[]): LeagueEvents[] {
  const leagues = new Map<string, { id: string; name: string; region: string; events: SportsEvent[] }>();
  for (const event of events) {
    const { id, name } = event.league;
    const league = leagues.get(id) ?? { id, name, region: event.region, events: [] };
    league.events.push(event);
    leagues.set(id, league);
  }
  return [...leagues.values()];
}

const resultMarkets: readonly MarketType[] = ['1x2', 'winner'];

/** The market on the winner, which a list shows; undefined if there is none. */
export function resultMarket({ markets }: SportsEvent): EventMarket | undefined {
  return markets.find(({ type }) => resultMarkets.includes(type));
}

/** Decimal odds from odds in thousandths, formatted for the language: 2150 → "2.15". */
export function oddsText(thousandths: number, languageTag: string): string {
  return formatNumber(thousandths / 1000, languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
