import type { Database } from '../../database/database.ts';
import { readMainMarkets, readOpenEvents } from './events.store.ts';
import { wireEvent, type WireEvent } from './sports-wire.ts';

/** Maximum age of the cached list, because another process may have changed odds. */
const maxAgeMs = 1_000;

export type EventListFilter = {
  readonly sport?: string | undefined;
  readonly league?: string | undefined;
  readonly state?: 'live' | 'upcoming' | undefined;
};

export type EventList = {
  /** One page of the events that can be bet on, by start. A started event is left out until the feed confirms it. */
  page(filter: EventListFilter, page: { readonly offset: number; readonly limit: number }): Promise<{ events: WireEvent[]; total: number }>;
  /** Discards the cached list. Call it after a change of events or odds is committed. */
  changed(): void;
};

type Dependencies = { database: Database; now: () => Date };

/**
 * The list is public and costly to read, so all open events are read together, for every filter and page, and cached: any number of requests causes
 * at most one read per second and per change.
 */
export function createEventList({ database, now }: Dependencies): EventList {
  let cached: { readonly atMs: number; readonly events: Promise<readonly WireEvent[]> } | undefined;

  async function read(): Promise<readonly WireEvent[]> {
    const [events, markets] = await Promise.all([readOpenEvents(database), readMainMarkets(database)]);
    const marketsOf = Map.groupBy(markets, ({ event_id }) => event_id);
    return events.map((event) => wireEvent(event, marketsOf.get(event.id) ?? [], event.market_count));
  }

  function current(atMs: number): Promise<readonly WireEvent[]> {
    if (cached && Math.abs(atMs - cached.atMs) < maxAgeMs) return cached.events;
    const mine = { atMs, events: read() };
    cached = mine;
    mine.events.catch(() => {
      if (cached === mine) cached = undefined;
    });
    return mine.events;
  }

  return {
    async page({ sport, league, state }, { offset, limit }) {
      const at = now();
      const startsAfter = at.toISOString();
      const isWanted = (wanted: string | undefined, given: string) => wanted === undefined || wanted === given;
      const found = (await current(at.getTime())).filter((event) => {
        const isLive = event.status === 'live';
        return (
          (isLive || event.start_at > startsAfter) &&
          isWanted(state, isLive ? 'live' : 'upcoming') &&
          isWanted(sport, event.sport) &&
          isWanted(league, String(event.league.id))
        );
      });
      return { events: found.slice(offset, offset + limit), total: found.length };
    },
    changed() {
      cached = undefined;
    },
  };
}
