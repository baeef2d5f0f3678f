import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Currency } from '@playfront/money';
import type { SiteContentTable, SiteContentVersionsTable } from '../content/content.tables.ts';
import type { AuditLogTable, SecurityLogTable } from '../audit/audit.tables.ts';
import type { BonusTables } from '../bonus/bonus.tables.ts';
import type { ContactMessagesTable } from '../contact/contact.tables.ts';
import type { CatalogueVersionTable, FavouritesTable, GamesTable, ProvidersTable, RecentGamesTable } from '../games/games.tables.ts';
import type { DocumentsTable } from '../documents/documents.tables.ts';
import type {
  PlayerDayTotalsTable,
  PlayerLimitsTable,
  PlayerRestrictionsTable,
  PlayStatesTable,
  ProtectionEventsTable,
  RealityChecksTable,
} from '../limits/limits.tables.ts';
import type { LocalMailsTable, OutboxTable } from '../mail/mail.tables.ts';
import type { PlayerMessagesTable } from '../messages/messages.tables.ts';
import type {
  HeldMoneyTable,
  PaymentConflictsTable,
  PaymentEventsTable,
  PaymentInstrumentsTable,
  PaymentsTable,
  WithdrawalsTable,
} from '../payments/payments.tables.ts';
import type { PersonsTables } from '../persons/persons.tables.ts';
import type { AccountTokensTable, NameChangesTable } from '../players/players.tables.ts';
import type { SportsTables } from '../sports/sports.tables.ts';
import type { ThrottlesTable } from '../throttle/throttle.tables.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;
/** Written as JSON text, read as the value. */
type Json<T extends object | null> = JSONColumnType<T>;

export const accountKinds = [
  'player_real',
  'player_bonus',
  'player_locked',
  'house_games',
  'house_demo',
  'house_bonus',
  'house_sports',
  'house_fees',
  'house_adjustments',
  /** Money that arrived and is not credited: the operator decides. */
  'house_suspense',
  'psp_clearing',
] as const;
export type AccountKind = (typeof accountKinds)[number];

export const transferKinds = [
  'deposit',
  'bet',
  'win',
  'rollback',
  'demo_start',
  'withdrawal_request',
  'withdrawal_cancelled',
  'withdrawal_paid',
  'reversal',
  'bonus_grant',
  'bonus_release',
  'bonus_forfeit',
  'sports_bet',
  'sports_settlement',
  'fee',
  'adjustment',
  'deposit_held',
  'deposit_returned',
] as const;
export type TransferKind = (typeof transferKinds)[number];
export type PlayMode = 'real' | 'demo';
export type BetState = 'open' | 'won' | 'lost' | 'returned' | 'void';

export type PlayersTable = {
  id: Generated<string>;
  username: string;
  /** Folded form that is unique: no two players differ by case only. */
  username_key: string;
  /** As a reader takes it, unique; none for an older player whose name another one's looks like. */
  username_skeleton: string | null;
  password_hash: string;
  email: string;
  /** A new address that is not confirmed yet. */
  pending_email: Generated<string | null>;
  phone_number: string;
  first_name: string;
  last_name: string;
  country: string;
  city: string;
  address: string;
  postal_code: string;
  gender: 'male' | 'female';
  birthday: string;
  language: string;
  currency: Currency;
  scope: Generated<string[]>;
  status: Generated<'active' | 'blocked'>;
  activated: Generated<boolean>;
  kyc_status: Generated<'none' | 'pending' | 'verified' | 'rejected' | 'expired'>;
  notify_newsletter: boolean;
  tracking_code: string;
  promo_code: string;
  registered_ip: string;
  created_at: CreatedAt;
};

export type SessionsTable = {
  id: Generated<string>;
  token_hash: Buffer;
  player_id: string;
  ip: string;
  /** What the browser called itself. */
  user_agent: Generated<string>;
  created_at: CreatedAt;
  expires_at: Date;
  revoked_at: Date | null;
};

export type AccountsTable = {
  id: Generated<number>;
  kind: AccountKind;
  player_id: string | null;
  round_session_id: string | null;
  currency: Currency;
  created_at: CreatedAt;
};

export type TransfersTable = {
  id: Generated<string>;
  kind: TransferKind;
  idempotency_key: string;
  payload_hash: Buffer;
  round_id: string | null;
  meta: Json<Record<string, unknown>>;
  created_at: CreatedAt;
};

export type PostingsTable = {
  id: Generated<number>;
  transfer_id: string;
  account_id: number;
  amount: number;
  /** Given by the trigger, for player accounts. */
  sequence: ColumnType<number | null, never, never>;
  balance_after: ColumnType<number | null, never, never>;
  created_at: CreatedAt;
};

export type TombstonesTable = { transfer_key: string; created_at: CreatedAt };
export type EarlyRollbacksTable = { rollback_key: string; payload_hash: Buffer; created_at: CreatedAt };

export type SlidesTable = { id: string; position: number; content: Json<object> };
export type SettingsTable = { key: string; value: Json<object> };
export type SeedsTable = { name: string; hash: string; applied_at: ColumnType<Date, Date | undefined, Date> };

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
  outcome: Json<object>;
  created_at: CreatedAt;
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
  /** Of the player's own money, stakes less wins; below zero when the day was won. */
  real_lost: ColumnType<number, never, never>;
};

export type Schema = SportsTables &
  PersonsTables &
  BonusTables & {
    players: PlayersTable;
    sessions: SessionsTable;
    account_tokens: AccountTokensTable;
    name_changes: NameChangesTable;
    outbox: OutboxTable;
    local_mails: LocalMailsTable;
    throttles: ThrottlesTable;
    player_messages: PlayerMessagesTable;
    contact_messages: ContactMessagesTable;
    documents: DocumentsTable;
    accounts: AccountsTable;
    transfers: TransfersTable;
    postings: PostingsTable;
    transfer_tombstones: TombstonesTable;
    early_rollbacks: EarlyRollbacksTable;
    providers: ProvidersTable;
    games: GamesTable;
    catalogue_version: CatalogueVersionTable;
    favourites: FavouritesTable;
    recent_games: RecentGamesTable;
    slides: SlidesTable;
    site_content: SiteContentTable;
    site_content_versions: SiteContentVersionsTable;
    settings: SettingsTable;
    seeds: SeedsTable;
    round_sessions: RoundSessionsTable;
    round_session_tokens: RoundSessionTokensTable;
    game_rounds: GameRoundsTable;
    bet_days: BetDaysTable;
    payments: PaymentsTable;
    payment_events: PaymentEventsTable;
    payment_instruments: PaymentInstrumentsTable;
    withdrawals: WithdrawalsTable;
    held_money: HeldMoneyTable;
    payment_conflicts: PaymentConflictsTable;
    player_limits: PlayerLimitsTable;
    player_restrictions: PlayerRestrictionsTable;
    reality_checks: RealityChecksTable;
    protection_events: ProtectionEventsTable;
    player_day_totals: PlayerDayTotalsTable;
    play_states: PlayStatesTable;
    audit_log: AuditLogTable;
    security_log: SecurityLogTable;
  };
