import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { GameCategory, GameStatus } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export type PlayMode = 'real' | 'demo';
export type BetState = 'open' | 'won' | 'lost' | 'returned' | 'void';

export type ProvidersTable = { id: Generated<number>; slug: string; name: string; logo: Generated<string> };

export type LiveTable = { readonly seats: number | null; readonly language: string };

export type GamesTable = {
  id: Generated<number>;
  slug: string;
  name: string;
  provider_id: number;
  game_group: 'casino' | 'live';
  engine: string;
  /** The rules of the game; a game without rules cannot be active. */
  model: string | null;
  categories: GameCategory[];
  rtp: number;
  /** Per cent of a stake that counts towards a bonus. */
  wagering_weight: Generated<number>;
  volatility: 'low' | 'medium' | 'high';
  popularity: number;
  released_at: Date;
  is_top: boolean;
  has_demo: boolean;
  enabled: Generated<boolean>;
  status: Generated<GameStatus>;
  features: Generated<string[]>;
  /** Per cent of rounds that pay anything; null if it depends on the bets or moves of the player. */
  hit_rate: number | null;
  /** Maximum payout of a round, in stakes. */
  max_win_x: number | null;
  /** Bounds of a stake, in hundredths of a euro. */
  min_bet: Generated<number>;
  max_bet: Generated<number>;
  live_table: ColumnType<LiveTable | null, string | null, string | null>;
  thumb_w200: string;
  thumb_w400: string;
  dominant: string;
  stage: string;
  accent: string;
  /** Image of the name in the lettering of the tile; only for games whose page shows it. */
  lettering: string | null;
  symbols: JSONColumnType<Record<string, string>>;
  /** Name, studio and categories folded for search. */
  search_text: string;
};

/** Incremented by the database with every change of games or providers. */
export type CatalogueVersionTable = { version: number };

export type FavouritesTable = { player_id: string; game_id: number; created_at: Date };
export type RecentGamesTable = { player_id: string; game_id: number; opened_at: Date };

export type RoundSessionsTable = {
  id: Generated<string>;
  game_id: number;
  mode: PlayMode;
  currency: Currency;
  player_id: string | null;
  session_id: string | null;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  next_nonce: Generated<number>;
  last_round_at: Date | null;
  created_at: CreatedAt;
  expires_at: Date;
};

export type RoundSessionTokensTable = { token_hash: Buffer; round_session_id: string; created_at: CreatedAt };

/** Seeds of earlier rounds of a session; the current ones are in the session. */
export type ReplacedSeedsTable = {
  round_session_id: string;
  first_nonce: number;
  last_nonce: number;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  /** Null while the session still uses the server seed, with another client seed. */
  revealed_at: Date | null;
};

export type GameRoundsTable = {
  id: Generated<string>;
  round_session_id: string;
  idempotency_key: string;
  player_id: string | null;
  game_id: number;
  currency: Currency;
  nonce: number;
  stake: number;
  win: number;
  real_stake: number;
  bonus_stake: number;
  balance_after: number;
  state: BetState;
  outcome: JSONColumnType<object>;
  /** The stakes of a round that started with bets; null for reels. */
  bets: ColumnType<StoredBet[] | null, string | undefined, never>;
  /** The moves made, in order; null for reels. */
  moves: Generated<string[] | null>;
  /** When an open round is ended by the operator. */
  closes_at: ColumnType<Date | null, Date | undefined, Date | null>;
  /** The crash round that the bet is on, and the panel of the page that it was placed with; null for other games. */
  crash_number: ColumnType<number | null, number | undefined, never>;
  crash_panel: ColumnType<CrashPanel | null, CrashPanel | undefined, never>;
  created_at: CreatedAt;
};

export type CrashPanel = 1 | 2;

/** A crash round; its end follows from the server seed and its number. */
export type CrashRoundsTable = {
  number: number;
  server_seed: string;
  server_seed_hash: string;
  created_at: ColumnType<Date, Date, never>;
  betting_ends_at: ColumnType<Date, Date, never>;
  flight_started_at: Date | null;
  ended_at: Date | null;
  /** It ended because the process that ran it did. */
  is_interrupted: Generated<boolean>;
  /** It has no open bets any more. */
  is_settled: Generated<boolean>;
};

export type StoredBet = { readonly spot: string; readonly amountMinor: number };

/** What a jackpot would pay now, by currency. */
export type JackpotPoolsTable = {
  /** The rules of the games that share it. */
  model: string;
  currency: Currency;
  amount: number;
  /** Parts of a minor unit that do not yet make a whole one, in ten-thousandths. */
  carried: number;
};

/** Written by triggers only. */
export type BetDaysTable = {
  player_id: string;
  /** UTC. */
  day: ColumnType<string, never, never>;
  state: BetState;
  bets: ColumnType<number, never, never>;
  staked: ColumnType<number, never, never>;
  won: ColumnType<number, never, never>;
  /** Stakes less wins of the player's real money; negative if the player won more than was staked. */
  real_lost: ColumnType<number, never, never>;
};

declare module '../database/schema.ts' {
  interface Schema {
    providers: ProvidersTable;
    games: GamesTable;
    catalogue_version: CatalogueVersionTable;
    favourites: FavouritesTable;
    recent_games: RecentGamesTable;
    round_sessions: RoundSessionsTable;
    round_session_tokens: RoundSessionTokensTable;
    replaced_seeds: ReplacedSeedsTable;
    game_rounds: GameRoundsTable;
    crash_rounds: CrashRoundsTable;
    jackpot_pools: JackpotPoolsTable;
    bet_days: BetDaysTable;
  }
}
