import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { marketStatus, type EventMessage, type FixtureChange, type MarketOdds } from '../events/feed-messages.ts';
import type { Situation } from '../models/sport-model.ts';
import type { EventStatus } from '../events/sports.tables.ts';
import {
  insertEvents,
  insertLeagues,
  insertMarkets,
  isProducerAlive,
  lockEvent,
  suspendMarkets,
  updateEvent,
  updateMarkets,
  upsertProducer,
  type MarketChange,
} from './book.store.ts';
import { marketId } from '../models/markets.ts';

/** The only producer of live odds. */
const liveProducer = 'live';
/** Live markets are suspended when the feed has been silent for this long. */
const silenceMs = 20_000;

/** The operator's record of the feed. Everything that needs events, odds or results reads it here. */
export type Book = {
  /** Adds fixtures in the caller's transaction; returns the ids of the new ones. */
  open(trx: DatabaseTransaction, fixtures: readonly FixtureChange[], at: Date): Promise<string[]>;
  /** Applies the feed's messages about one event. Returns false if the event has ended or the book has later information. */
  receive(eventId: string, messages: readonly EventMessage[], at: Date): Promise<boolean>;
  heardFrom(at: Date): Promise<void>;
};

export function createBook({ database }: { database: Database }): Book {
  return {
    async open(trx, fixtures, at) {
      if (fixtures.length === 0) return [];
      const leagues = new Map(fixtures.map(({ fixture: { league } }) => [league.id, league]));
      const rows = [...leagues.values()].map(({ id, sport, region, name }) => ({ id, sport, region, name }));
      await insertLeagues(trx, rows);
      const events = fixtures.map(({ fixture }) => ({
        id: fixture.id,
        sport: fixture.league.sport,
        league_id: fixture.league.id,
        home: fixture.home,
        away: fixture.away,
        start_at: fixture.startAt,
        changed_at: at,
      }));
      const fresh = new Set(await insertEvents(trx, events));
      const markets = fixtures.flatMap(({ fixture, markets: offered }) => (fresh.has(fixture.id) ? offered.map(toRow(fixture.id)) : []));
      if (markets.length > 0) await insertMarkets(trx, markets);
      return [...fresh];
    },

    receive: (eventId, messages, at) =>
      database.transaction().execute(async (trx) => {
        if (!(await lockEvent(trx, eventId, at))) return false;
        for (const message of messages) {
          if (message.kind === 'bet_stop') await suspendMarkets(trx, eventId);
          else await updateMarkets(trx, eventId, message.kind === 'odds_change' ? message.markets.map(toChange) : settlementsOf(message));
        }
        const last = messages.findLast((message) => message.kind === 'odds_change');
        await updateEvent(trx, eventId, { changed_at: at, ...(last ? stateOf(last.situation) : {}) });
        return true;
      }),

    heardFrom: (at) => upsertProducer(database, liveProducer, at),
  };
}

/** Whether live odds are reliable at `at`. */
export function isFeedAlive(trx: DatabaseTransaction | Database, at: Date): Promise<boolean> {
  return isProducerAlive(trx, liveProducer, new Date(at.getTime() - silenceMs));
}

function toRow(eventId: string) {
  return ({ market, status, outcomes }: MarketOdds, position: number) => ({
    event_id: eventId,
    id: marketId(market),
    position,
    type: market.type,
    line: market.line,
    status,
    outcomes: JSON.stringify(outcomes ?? []),
  });
}

function toChange({ market, status, outcomes }: MarketOdds): MarketChange {
  return { id: marketId(market), status, ...(outcomes ? { outcomes } : {}) };
}

function settlementsOf({ settlements }: Extract<EventMessage, { kind: 'bet_settlement' }>): MarketChange[] {
  return settlements.map(({ market, results }) => {
    const isVoid = Object.values(results).every((result) => result === 'void');
    return { id: marketId(market), status: isVoid ? marketStatus.cancelled : marketStatus.settled, results };
  });
}

const statusOfPhase: Record<Situation['phase'], EventStatus> = { live: 'live', ended: 'ended', abandoned: 'abandoned' };

function stateOf({ phase, matchStatus, playedSeconds, score, periods, serving }: Situation) {
  return {
    status: statusOfPhase[phase],
    match_status: matchStatus,
    played_seconds: playedSeconds,
    score: JSON.stringify({ ...score, periods, ...(serving ? { serving } : {}) }),
  };
}
