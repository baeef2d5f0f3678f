import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { GameCategory, GameStatus } from '@playfront/api-contract';

export type ProvidersTable = { id: Generated<number>; slug: string; name: string; logo: Generated<string> };

export type LiveTable = { readonly seats: number | null; readonly language: string };

export type GamesTable = {
  id: Generated<number>;
  slug: string;
  name: string;
  provider_id: number;
  game_group: 'casino' | 'live';
  engine: string;
  /** The rules it is played by; without them it cannot be active. */
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
  /** Per cent of rounds that pay anything. */
  hit_rate: number | null;
  /** The most a round pays, in stakes. */
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
  symbols: JSONColumnType<Record<string, string>>;
  /** Name, studio and categories folded for search. */
  search_text: string;
};

/** Moved on by the database at every change of games or providers. */
export type CatalogueVersionTable = { version: number };

export type FavouritesTable = { player_id: string; game_id: number; created_at: Date };
export type RecentGamesTable = { player_id: string; game_id: number; opened_at: Date };
