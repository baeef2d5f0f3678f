import type { Generated, JSONColumnType } from 'kysely';
import type { BonusStatus, GameCategory, PromotionType } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';

/** How often a player can receive a promotion: once, or once per day or week (UTC, weeks start on Monday). */
export type Cadence = 'once' | 'daily' | 'weekly';
export type WageringBase = 'bonus' | 'bonus_plus_deposit';

/** The terms of a promotion in one currency, as a player accepts them; amounts in minor units. */
export type BonusTerms = {
  readonly type: PromotionType;
  /** Percentage of the deposit, or of the loss for cashback; null for a fixed amount. */
  readonly matchPercent: number | null;
  /** The amount of a fixed bonus, the maximum of any other. */
  readonly maxBonus: number;
  readonly minDeposit: number;
  readonly wageringX: number;
  readonly wageringBase: WageringBase;
  /** Maximum stake that bonus money may be part of. */
  readonly maxBet: number;
  /** Maximum that becomes real money at the end. */
  readonly maxWin: number | null;
  readonly expiresAfterHours: number;
  /** Always true for a bonus that is based on a deposit. */
  readonly forfeitsOnWithdrawal: boolean;
  /** Categories in which bonus money can be used; all if empty. */
  readonly eligibleCategories: readonly GameCategory[];
};

export type BonusTemplatesTable = {
  id: Generated<number>;
  /** Name in URLs: `promotion/{id}` uses the id, a landing page the key. */
  key: string;
  /** A player gets one promotion of a family per period: for example, the free start of each country belongs to one family. */
  family: string;
  /** Promo code in its compared form. */
  code: string | null;
  type: PromotionType;
  match_percent: number | null;
  /** The number of the deposit it is for; any deposit if null. */
  nth_deposit: number | null;
  /** Granted with a matching deposit without being requested. */
  is_automatic: Generated<boolean>;
  cadence: Generated<Cadence>;
  wagering_x: number;
  wagering_base: Generated<WageringBase>;
  claim_within_hours: number;
  expires_after_hours: number;
  forfeits_on_withdrawal: Generated<boolean>;
  eligible_categories: Generated<GameCategory[]>;
  /** Registered countries it is for; all if empty. */
  countries: Generated<string[]>;
  /** Locales it is shown in; all if empty. */
  locales: Generated<string[]>;
  /** Maximum number of players; unlimited if null. */
  max_grants: number | null;
  valid_from: Date | null;
  valid_to: Date | null;
  picture: Generated<string>;
  position: Generated<number>;
  /** Shown among the promotions; the promotion of a landing page is requested by its key only. */
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
  /** `once`, or the day or week it was granted for. */
  period: string;
  currency: Currency;
  status: Generated<BonusStatus>;
  terms: JSONColumnType<BonusTerms>;
  /** Null until its deposit has arrived. */
  amount: number | null;
  wagering_required: number | null;
  wagered: Generated<number>;
  payment_id: string | null;
  /** Sequence number of its grant on the bonus account: the postings from there on belong to it. */
  first_sequence: number | null;
  /** The amounts that became real money and that returned to the operator when it ended. */
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

declare module '../database/schema.ts' {
  interface Schema {
    bonus_templates: BonusTemplatesTable;
    bonus_template_amounts: BonusTemplateAmountsTable;
    bonus_template_texts: BonusTemplateTextsTable;
    player_bonuses: PlayerBonusesTable;
    bonus_wagers: BonusWagersTable;
  }
}
