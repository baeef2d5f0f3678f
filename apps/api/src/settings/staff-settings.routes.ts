import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  adminGetSettings,
  adminSettingKeys,
  adminUpdateSetting,
  staffSettingKeys,
  staffSettingSchemas,
  type StaffSettingKey,
} from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { settingsSchema } from './settings.schema.ts';
import type { ChangeableSettings } from './settings.service.ts';
import { lockSettings, readSettings, writeSetting } from './settings.store.ts';

type Dependencies = { database: Database; settings: ChangeableSettings; isProduction: boolean };

/** The settings that staff may change. Those from the environment of the server are shown as fixed, and changes are refused. */
export function registerStaffSettings(calls: CallRegistry, { database, settings, isProduction }: Dependencies): void {
  // A single officer must not switch off the second factor for all staff.
  const isFixed = (key: StaffSettingKey) => key in settings.overrides || (isProduction && key === 'staff_second_factor');
  const wire = (key: StaffSettingKey, values: ReturnType<typeof valuesOf>) => ({
    key,
    value: key in settings.overrides ? (settings.overrides[key] ?? values[key]) : values[key],
    is_fixed: isFixed(key),
  });

  calls.admin(adminGetSettings, async () => {
    const values = valuesOf(await readSettings(database));
    return { status: 1, settings: staffSettingKeys.map((key) => wire(key, values)) };
  });

  calls.admin(adminUpdateSetting, async ({ body: { key, value, expected, reason }, session, audit }) => {
    if (adminSettingKeys.includes(key) && !session.scope.includes('admin')) return refuse('forbidden');
    const checked = v.safeParse(staffSettingSchemas[key], value);
    if (!checked.success || isFixed(key)) return refuse('invalid_value', { value: 'invalid_value' });
    const changed = await database.transaction().execute(async (trx) => {
      await lockSettings(trx);
      const before = valuesOf(await readSettings(trx))[key];
      if (!isDeepStrictEqual(before, expected)) return refuse('conflict');
      await writeSetting(trx, key, checked.output);
      await audit.record(trx, { target: { kind: 'setting', id: key }, reason, before: { value: before }, after: { value: checked.output } });
      return { key, value: checked.output, is_fixed: false };
    });
    if (isRefusal(changed)) return changed;
    settings.forget();
    return { status: 1, setting: changed };
  });
}

/** The values of the table, with defaults for missing ones. */
function valuesOf(rows: Record<string, unknown>) {
  return v.parse(v.pick(settingsSchema, staffSettingKeys), rows);
}
