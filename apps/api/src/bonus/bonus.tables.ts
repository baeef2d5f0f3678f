import type { Generated, JSONColumnType } from 'kysely';
import type { BonusStatus, GameCategory, PromotionType } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';

/** How often a player may have a promotion: once, or once in each day or week (UTC, weeks from Monday). */
export type Cadence = 'once' | 'daily' | 'weekly';
export type WageringBase = 'bonus' | 'bonus_plus_deposit';

/** The terms of a promotion in one currency, as a player accepts them; amounts in minor units. */
export type BonusTerms = {
  readonly type: PromotionType;
  /** Per cent of the deposit, or of the loss for cashback; none for a fixed amount. */
  readonly matchPercent: number | null;
  /** The amount of a fixed bonus, the most of any other. */
  readonly maxBonus: number;
  readonly minDeposit: number;
  readonly wageringX: number;
  readonly wageringBase: WageringBase;
  /** Highest stake that bonus money may be part of. */
  readonly maxBet: number;
  /** The most that becomes real money at the end. */
  readonly maxWin: number | null;
  readonly expiresAfterHours: number;
  /** Always of a bonus that is reckoned from a deposit. */
  readonly forfeitsOnWithdrawal: boolean;
  /** Games that bonus money plays; all when empty. */
  readonly eligibleCategories: readonly GameCategory[];
};

export type BonusTemplatesTable = {
  id: Generated<number>;
  /** Name in addresses: `promotion/{id}` goes by id, a landing page by its key. */
  key: string;
  /** Of the promotions of one family a player has one in a period: the free start of each country is the same free start. */
  family: string;
  /** Promo code in the form codes are compared in. */
  code: string | null;
  type: PromotionType;
  match_percent: number | null;
  /** Which of the player's deposits it is for; any when null. */
  nth_deposit: number | null;
  /** Given with a fitting deposit without being asked for. */
  is_automatic: Generated<boolean>;
  cadence: Generated<Cadence>;
  wagering_x: number;
  wagering_base: Generated<WageringBase>;
  claim_within_hours: number;
  expires_after_hours: number;
  forfeits_on_withdrawal: Generated<boolean>;
  eligible_categories: Generated<GameCategory[]>;
  /** Registered countries it is for; all when empty. */
  countries: Generated<string[]>;
  /** Locales it is shown in; all when empty. */
  locales: Generated<string[]>;
  /** How many players may have it; no end when null. */
  max_grants: number | null;
  valid_from: Date | null;
  valid_to: Date | null;
  picture: Generated<string>;
  position: Generated<number>;
  /** Shown among the promotions; a landing page's is asked for by its key only. */
  is_listed: Generated<boolean>;
  enabled: Generated<boolean>;
};

export type BonusTemplateAmountsTable = {
  template_id: number;
  currency: Currency;
  max_bonus: number;
  min_deposit: Generated<number>;
  max_bet: number;
  max_win: number | null;
};

export type BonusTemplateTextsTable = { template_id: number; locale: string; title: string; summary: string; terms_html: string };

export type PlayerBonusesTable = {
  id: Generated<string>;
  player_id: string;
  template_id: number;
  family: string;
  /** `once`, or the day or week it was given for. */
  period: string;
  currency: Currency;
  status: Generated<BonusStatus>;
  terms: JSONColumnType<BonusTerms>;
  /** None while a deposit is awaited. */
  amount: number | null;
  wagering_required: number | null;
  wagered: Generated<number>;
  payment_id: string | null;
  /** Place of its grant among the postings on the bonus account: the postings from there on are its. */
  first_sequence: number | null;
  /** What became real money, and what went back to the house, when it ended. */
  released: number | null;
  forfeited: number | null;
  reason: string | null;
  closing_key: string | null;
  issued_at: Date;
  claim_expires_at: Date | null;
  activated_at: Date | null;
  expires_at: Date | null;
  finished_at: Date | null;
};

export type BonusWagersTable = { round_id: string; player_bonus_id: string; counted: number; taken_back_at: Date | null };

/** The tables of this module, by name. */
export type BonusTables = {
  bonus_templates: BonusTemplatesTable;
  bonus_template_amounts: BonusTemplateAmountsTable;
  bonus_template_texts: BonusTemplateTextsTable;
  player_bonuses: PlayerBonusesTable;
  bonus_wagers: BonusWagersTable;
};
