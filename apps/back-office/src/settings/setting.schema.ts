import * as v from 'valibot';
import { staffSettingSchemas, type StaffSettingKey } from '@playfront/api-contract/staff';

export type SettingValue = boolean | number | string | string[];

/** What an officer typed, as the setting takes it; `undefined` if it does not. The lists are one entry a line. */
export function settingOf(key: StaffSettingKey, current: SettingValue, typed: string): SettingValue | undefined {
  const value = Array.isArray(current)
    ? typed.split(/[\n,]/).flatMap((line) => line.trim() || [])
    : typeof current === 'number'
      ? typed.trim() === ''
        ? undefined
        : Number(typed)
      : typeof current === 'boolean'
        ? typed === 'true'
        : typed.trim();
  const checked = v.safeParse(staffSettingSchemas[key], value);
  return checked.success ? checked.output : undefined;
}

/** A setting as text to edit. */
export function textOf(value: SettingValue): string {
  return Array.isArray(value) ? value.join('\n') : String(value);
}
