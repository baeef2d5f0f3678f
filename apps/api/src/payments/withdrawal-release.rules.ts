import { decimalsOf, type Currency } from '@playfront/money';
import type { Settings } from '../settings/settings.schema.ts';
import { needsSecondOfficer } from './second-officer.rules.ts';

/** How long withdrawals released by rule count towards the maximum. */
export const releaseWindowHours = 24;

/** Minor units. `released_by_rule`: of the same player, within {@link releaseWindowHours}. */
type Released = { readonly amount: number; readonly released_by_rule: number; readonly currency: Currency };

/**
 * Whether the setting `auto_approve_below` covers a withdrawal together with those recently released by rule, so that splitting an amount gains
 * nothing. A currency that the setting does not name is never covered.
 */
export function isBelowApproval(
  { amount, released_by_rule, currency }: Released,
  { auto_approve_below: below }: Pick<Settings, 'auto_approve_below'>,
): boolean {
  return amount + released_by_rule < (below[currency] ?? 0) * 10 ** decimalsOf(currency);
}

/** Whether a withdrawal may be released by rule: an amount that two officers have to approve never is. */
export function isReleasable(withdrawal: Released, rules: Pick<Settings, 'auto_approve_below' | 'second_officer_above'>): boolean {
  return isBelowApproval(withdrawal, rules) && !needsSecondOfficer(withdrawal, rules);
}
