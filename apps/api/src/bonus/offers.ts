import type { Currency } from '@playfront/money';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import { hasPersonReceived, lockPerson } from './bonus-facts.store.ts';
import { bonusAmount, periodOf } from './bonus.rules.ts';
import type { BonusTerms } from './bonus.tables.ts';
import { insertBonus, type PlayerBonus } from './player-bonuses.store.ts';
import { hasGrantsLeft, type Template } from './templates.store.ts';

/** The player for whom a promotion is checked. */
export type Claimant = { readonly playerId: string; readonly currency: Currency; readonly country: string };

/** Whether a promotion has started and not ended. */
export function isInTime({ valid_from: from, valid_to: to }: Pick<Template, 'valid_from' | 'valid_to'>, at: Date): boolean {
  return (!from || from <= at) && (!to || to > at);
}

/**
 * The terms for players of a country, in the currency that the template was read in. Undefined if the promotion is not for them, or if the law there
 * permits no casino game to use it on.
 */
export function termsFor(template: Template, country: string | undefined): BonusTerms | undefined {
  const { max_bonus: maxBonus, max_bet: maxBet, countries } = template;
  const profile = profileOf(country);
  const isForCountry = countries.length === 0 || country === undefined || countries.includes(country);
  if (maxBonus === null || maxBet === null || !isForCountry || !profile.products.reels) return undefined;
  return {
    type: template.type,
    matchPercent: template.match_percent,
    maxBonus,
    minDeposit: template.min_deposit ?? 0,
    wageringX: Math.min(template.wagering_x, profile.maxWagering),
    wageringBase: template.wagering_base,
    maxBet,
    maxWin: template.max_win,
    expiresAfterHours: template.expires_after_hours,
    forfeitsOnWithdrawal: template.forfeits_on_withdrawal,
    eligibleCategories: template.eligible_categories,
  };
}

/** Whether a deposit qualifies for a bonus of these terms: large enough, and the right one in the order of the player's deposits. */
export function fitsDeposit(terms: BonusTerms, nthDeposit: number | null, deposit: { readonly amountMinor: number; readonly nth: number }): boolean {
  if (nthDeposit !== null && nthDeposit !== deposit.nth) return false;
  return deposit.amountMinor >= terms.minDeposit && bonusAmount(terms, deposit.amountMinor) > 0;
}

/**
 * Creates the bonus of a promotion for a player, with its current terms; its money is credited later. Returns undefined if the player received it, or
 * another of its family, in this period, if another account of the person received it, if it is not for the player, or if all were granted.
 */
export async function takeOffer(trx: DatabaseTransaction, template: Template, claimant: Claimant, at: Date): Promise<PlayerBonus | undefined> {
  const terms = termsFor(template, claimant.country);
  if (!terms) return undefined;
  if (template.cadence === 'once') await lockPerson(trx, claimant.playerId);
  if (!(await hasGrantsLeft(trx, template))) return undefined;
  if (await wasReceivedByPerson(trx, template, claimant.playerId)) return undefined;
  return insertBonus(trx, {
    player_id: claimant.playerId,
    template_id: template.id,
    family: template.family,
    period: periodOf(template.cadence, at),
    currency: claimant.currency,
    terms: JSON.stringify(terms),
    issued_at: at,
    claim_expires_at: new Date(at.getTime() + template.claim_within_hours * 3_600_000),
    amount: null,
    wagering_required: null,
    payment_id: null,
    first_sequence: null,
    released: null,
    forfeited: null,
    reason: null,
    closing_key: null,
    activated_at: null,
    expires_at: null,
    finished_at: null,
  });
}

/** Whether another account of the same person received a one-time promotion. Daily and weekly ones are based on each account's play. */
export async function wasReceivedByPerson(
  db: Connection,
  { family, cadence }: Pick<Template, 'family' | 'cadence'>,
  playerId: string,
): Promise<boolean> {
  return cadence === 'once' && hasPersonReceived(db, playerId, { family, period: 'once' });
}
