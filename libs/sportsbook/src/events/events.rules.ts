import type { MarketType, SportsEvent } from '@playfront/api-contract';

export type EventMarket = SportsEvent['markets'][number];

export type LeagueEvents = { readonly id: string; readonly name: string; readonly region: string; readonly events: readonly SportsEvent[] };

/** The events under their leagues, in the order in which each begins. */
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

/** The market on who wins, which a list shows; there may be none. */
export function resultMarket({ markets }: SportsEvent): EventMarket | undefined {
  return markets.find(({ type }) => resultMarkets.includes(type));
}

/** Decimal odds with two decimals, of odds in thousandths: 2150 → "2.15" as the language writes it. */
export function oddsText(thousandths: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(thousandths / 1000);
}
