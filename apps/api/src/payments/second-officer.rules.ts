import type { Currency } from '@playfront/money';
import { comparableMinor } from '../jurisdiction/comparable-amounts.ts';
import type { Settings } from '../settings/settings.schema.ts';

type Amount = { readonly amount: number; readonly currency: Currency };

/** Whether two officers have to approve an amount. */
export function needsSecondOfficer({ amount, currency }: Amount, { second_officer_above: euros }: Pick<Settings, 'second_officer_above'>): boolean {
  return euros > 0 && amount > comparableMinor(euros * 100, currency);
}
