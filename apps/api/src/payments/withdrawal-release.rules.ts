import type { Currency } from '@playfront/money';
import { comparableMinor } from '../jurisdiction/comparable-amounts.ts';
import type { Settings } from '../settings/settings.schema.ts';
import { needsSecondOfficer } from './second-officer.rules.ts';

/** What was released by rule counts towards the maximum for this long. */
export const releaseWindowHours = 24;

/** Minor units. `released_by_rule`: of the same player, within {@link releaseWindowHours}. */
type Released = { readonly amount: number; readonly released_by_rule: number; readonly currency: Currency };

/** Whether the setting `auto_release_max` covers a withdrawal together with what was released by rule just before it: asking in slices gains nothing. */
export function isBelowReleaseMaximum(
  { amount, released_by_rule, currency }: Released,
  { auto_release_max: euros }: Pick<Settings, 'auto_release_max'>,
): boolean {
  return amount + released_by_rule <= comparableMinor(euros * 100, currency);
}

/** Whether a withdrawal may be released by rule: an amount that two officers have to approve never is. */
export function isReleasable(withdrawal: Released, rules: Pick<Settings, 'auto_release_max' | 'second_officer_above'>): boolean {
  return isBelowReleaseMaximum(withdrawal, rules) && !needsSecondOfficer(withdrawal, rules);
}
