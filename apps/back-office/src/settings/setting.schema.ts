import * as v from 'valibot';
import { staffSettingSchemas, type StaffSettingKey } from '@playfront/api-contract/staff';

export type SettingValue = boolean | number | string | string[] | Record<string, number>;

/** Lists and amounts by currency are edited with one entry per line. */
export const isMultiLine = (value: SettingValue): value is string[] | Record<string, number> => typeof value === 'object';

/** Parses the typed text as a value of the setting; `undefined` if it is invalid. */
export function settingOf(key: StaffSettingKey, current: SettingValue, typed: string): SettingValue | undefined {
  const checked = v.safeParse(staffSettingSchemas[key], valueOf(current, typed));
  return checked.success ? checked.output : undefined;
}

function valueOf(current: SettingValue, typed: string): unknown {
  if (typeof current === 'boolean') return typed === 'true';
  if (typeof current === 'number') return typed.trim() === '' ? undefined : Number(typed);
  if (!isMultiLine(current)) return typed.trim();
  const entries = typed.split(/[\n,]/).flatMap((line) => line.trim() || []);
  return Array.isArray(current) ? entries : Object.fromEntries(entries.map(amountOfLine));
}

/** Parses `EUR 500`. */
function amountOfLine(line: string): [string, number] {
  const [currency = '', amount = ''] = line.split(/\s+/);
  return [currency.toUpperCase(), amount === '' ? Number.NaN : Number(amount)];
}

/** A setting as text to edit. */
export function textOf(value: SettingValue): string {
  return isMultiLine(value) ? linesOf(value).join('\n') : String(value);
}

/** The entries of a list, or of amounts by currency. */
export function linesOf(value: string[] | Record<string, number>): string[] {
  return Array.isArray(value) ? value : Object.entries(value).map(([currency, amount]) => `${currency} ${amount}`);
}
