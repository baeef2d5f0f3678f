import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BetKind, MarketType } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { BetState } from '../../games/games.tables.ts';
import type { Score, Side } from '../models/sport-model.ts';
import type { MarketStatusCode } from './feed-messages.ts';
import type { OutcomeResult, OutcomeRow } from './outcomes.ts';

export type EventStatus = 'not_started' | 'live' | 'ended' | 'abandoned';
export type ScoreRow = Score & { readonly periods: readonly Score[]; readonly serving?: Side };

export type SportsLeaguesTable = { id: string; sport: string; region: string; name: string };

export type SportsEventsTable = {
  id: string;
  sport: string;
  league_id: string;
  home: string;
  away: string;
  start_at: Date;
  status: Generated<EventStatus>;
  match_status: Generated<string>;
  played_seconds: Generated<number>;
  score: JSONColumnType<ScoreRow, string | undefined>;
  /** Incremented with every change of state or odds. */
  version: Generated<number>;
  /** The time of the feed's last message about it; older messages that arrive late are ignored. */
  changed_at: Date;
};

export type SportsMarketsTable = {
  event_id: string;
  /** `1x2`, `total:2.5`. */
  id: string;
  position: number;
  type: MarketType;
  line: number | null;
  status: MarketStatusCode;
  outcomes: JSONColumnType<readonly OutcomeRow[]>;
  /** By outcome, once the market is settled. */
  results: JSONColumnType<Record<string, OutcomeResult>> | null;
};

/** The seeds from which the simulated feed draws the courses of events; secret until an event has ended. */
export type SportsDrawsTable = { event_id: string; seed: string; seed_hash: string };
export type SportsProducersTable = { name: string; alive_at: Date };

export type SportsBetsTable = {
  id: Generated<string>;
  player_id: string;
  currency: Currency;
  kind: BetKind;
  /** Selections per line: 1 for a single, all for a multiple, k for a system k of n. */
  line_size: number;
  lines: number;
  stake: number;
  total_odds: number;
  possible_return: number;
  state: Generated<BetState>;
  returned: number | null;
  idempotency_key: string;
  payload_hash: Buffer;
  cash_out_key: string | null;
  cash_out_asked: number | null;
  created_at: ColumnType<Date, Date, never>;
  settled_at: Date | null;
};

export type SportsBetLegsTable = {
  bet_id: string;
  position: number;
  event_id: string;
  market_id: string;
  outcome: string;
  odds: number;
  result: OutcomeResult | null;
};

declare module '../../database/schema.ts' {
  interface Schema {
    sports_leagues: SportsLeaguesTable;
    sports_events: SportsEventsTable;
    sports_markets: SportsMarketsTable;
    sports_draws: SportsDrawsTable;
    sports_producers: SportsProducersTable;
    sports_bets: SportsBetsTable;
    sports_bet_legs: SportsBetLegsTable;
  }
}
