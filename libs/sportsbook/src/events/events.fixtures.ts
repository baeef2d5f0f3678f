import type { CallResponse } from '@playfront/api-client';
import type { frontGetEvents, frontGetGameGroupList, frontGetSportsTree, WireResponseOf } from '@playfront/api-contract';
import { parseResponse } from '@playfront/auth/testing';

export type WireEvents = WireResponseOf<typeof frontGetEvents>;
export type WireEvent = WireEvents['events'][number];

const groupOf = (id: number, name: string) => ({ id, type: 'online', status: 'activated', name });

/** Game groups of an operator with or without sports. */
export function wireGroups(hasSports: boolean): WireResponseOf<typeof frontGetGameGroupList> {
  return { status: 1, gameGroupList: [groupOf(1, 'casino'), ...(hasSports ? [groupOf(2, 'sports')] : [])] };
}

/** Three sports, one of which has no translated name. */
export function wireTree(): WireResponseOf<typeof frontGetSportsTree> {
  const sportOf = (id: string, event_count: number) => ({ id, event_count, live_count: 0, leagues: [] });
  return { status: 1, sports: [sportOf('football', 96), sportOf('tennis', 12), sportOf('tug-of-war', 4)] };
}

/** A football match tomorrow evening, open to bet on. */
export function wireEvent(overrides: Partial<WireEvent> = {}): WireEvent {
  return {
    id: 'm-1',
    sport: 'football',
    region: 'Västermark',
    league: { id: 'fb-1', name: 'Premier Division' },
    home: 'Eldmere Rovers',
    away: 'Skarhavn',
    start_at: '2026-11-22T18:30:00Z',
    status: 'not_started',
    match_status: 'not_started',
    played_seconds: 0,
    score: { home: 0, away: 0 },
    version: 1,
    market_count: 5,
    markets: [
      {
        id: '1x2',
        type: '1x2',
        status: 'active',
        outcomes: [
          { id: 'home', odds: 2.1 },
          { id: 'draw', odds: 3.2 },
          { id: 'away', odds: 3.65 },
        ],
      },
    ],
    ...overrides,
  };
}

/** The next matches of two leagues; one is suspended. */
export function wireEvents(overrides: Partial<WireEvents> = {}): WireEvents {
  const suspended = wireEvent().markets.map((market) => ({ ...market, status: 'suspended' as const }));
  return {
    status: 1,
    events: [
      wireEvent(),
      wireEvent({ id: 'm-2', league: { id: 'fb-2', name: 'Liga Mayor' }, region: 'Costa Serrana', home: 'Puerto Lirio', away: 'Montesol' }),
      wireEvent({ id: 'm-3', home: 'Brennvik', away: 'Grimsholm', start_at: '2026-11-22T20:45:00Z', markets: suspended }),
    ],
    total: 3,
    ...overrides,
  };
}

/** Events as parsed by the site. */
export const eventsOf = (events: readonly WireEvent[]): CallResponse<'frontGetEvents'>['events'] =>
  parseResponse('frontGetEvents', wireEvents({ events: [...events] })).events;
