import type { FastifyBaseLogger } from 'fastify';
import { liveEventName, roomEvents } from '@playfront/api-contract';
import type { Database } from '../../database/database.ts';
import { createSeeds } from '../../games/round-words.ts';
import type { Live } from '../../live/live.ts';
import type { Book } from '../book/book.service.ts';
import type { Market } from '../models/markets.ts';
import { readEvents, readMarkets } from '../events/events.store.ts';
import type { SportId } from '../models/sports.ts';
import { wireEventState } from '../events/sports-wire.ts';
import { fixturesOn } from './fixtures.ts';
import { deleteEventsWithoutBets, insertDraws, readRunning, withFeedLock } from './feed.store.ts';
import type { SimulatedLeague } from './leagues.ts';
import { announce, follow, type RunningEvent } from './simulated-feed.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Days ahead for which fixtures exist. */
const daysAhead = 3;
/** Maximum duration of a match; matches that would have ended are not announced. */
const maxMatchMs = 3 * hourMs;
/** Events without bets are deleted after this time. */
const retentionMs = 7 * dayMs;

type Dependencies = {
  database: Database;
  now: () => Date;
  book: Book;
  live: Pick<Live, 'sendToRoom'>;
  log: FastifyBaseLogger;
  leagues: readonly SimulatedLeague[];
  /** Called after committed changes, before the clients that watch the events are notified. */
  onChange: () => void;
  /** The seeds of a new event; a test sets them. */
  drawSeeds?: (eventId: string) => { serverSeed: string; serverSeedHash: string };
};

export type SimulatedFeed = {
  /** Announces fixtures and advances running matches to the current time. Runs in one process at a time; safe to repeat. */
  advance(): Promise<void>;
};

export function createSimulatedFeed({ database, now, book, live, log, leagues, onChange, drawSeeds = createSeeds }: Dependencies): SimulatedFeed {
  /** The last day that this process announced, only to save work: another process may have announced more. */
  let announced = '';

  async function announceFixtures(at: Date): Promise<void> {
    const days = Array.from({ length: daysAhead + 2 }, (_, day) => new Date(at.getTime() + (day - 1) * dayMs));
    const last = days.at(-1)?.toISOString().slice(0, 10) ?? '';
    if (announced === last) return;
    const canStillRun = (startAt: Date) => startAt.getTime() > at.getTime() - maxMatchMs;
    // One day of a league at a time: pricing all of them in one go would block the calls of players.
    for (const [day, league] of days.flatMap((day) => leagues.map((league) => [day, league] as const))) {
      const fixtures = fixturesOn(league, day).filter(({ startAt }) => canStillRun(startAt));
      await database.transaction().execute(async (trx) => {
        const fresh = await book.open(trx, fixtures.map(announce), at);
        if (fresh.length === 0) return;
        // The seed determines the course of the match, before the first bet on it.
        await insertDraws(
          trx,
          fresh.map((id) => {
            const { serverSeed, serverSeedHash } = drawSeeds(id);
            return { event_id: id, seed: serverSeed, seed_hash: serverSeedHash };
          }),
        );
      });
    }
    onChange();
    await deleteEventsWithoutBets(database, new Date(at.getTime() - retentionMs));
    announced = last;
  }

  async function followMatches(at: Date): Promise<void> {
    const running = await readRunning(database, at);
    if (running.length === 0) return;
    const markets = await readMarkets(database, idsOf(running));
    const changed: string[] = [];
    try {
      for (const event of running) {
        const openMarkets: Market[] = markets.filter(({ event_id, results }) => event_id === event.id && results === null);
        if (await followOne({ ...event, openMarkets }, at)) changed.push(event.id);
      }
    } finally {
      if (changed.length > 0) onChange();
    }
    await notifyWatchers(changed);
  }

  async function followOne(event: Omit<RunningEvent, 'sport'> & { readonly sport: string }, at: Date): Promise<boolean> {
    try {
      // Only matches of this feed have a seed, so their sport is one of its sports.
      return await book.receive(event.id, follow({ ...event, sport: event.sport as SportId }, at), at);
    } catch (error) {
      // A failing event must not delay the others, nor accept bets at outdated odds; it is retried in the next run.
      log.error({ err: error, event: event.id }, 'sports feed');
      return book.receive(event.id, [{ kind: 'bet_stop', eventId: event.id }], at);
    }
  }

  async function notifyWatchers(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const [events, markets] = await Promise.all([readEvents(database, ids), readMarkets(database, ids)]);
    for (const event of events) {
      const own = markets.filter(({ event_id }) => event_id === event.id);
      live.sendToRoom(liveEventName(roomEvents.odds, event.id), { event_id: event.id, ...wireEventState(event, own) });
    }
  }

  return {
    advance: () =>
      withFeedLock(database, async () => {
        const at = now();
        await announceFixtures(at);
        await followMatches(at);
        await book.heardFrom(at);
      }),
  };
}

function idsOf(events: readonly { readonly id: string }[]): string[] {
  return events.map(({ id }) => id);
}
