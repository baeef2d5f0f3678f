import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { settingsSchema, type Settings, type SettingsOverrides } from './settings.schema.ts';
import { readSettings } from './settings.store.ts';

export type SettingsService = { read(): Promise<Settings> };

/** Settings are asked for in nearly every call and change rarely: each process looks again after this long. */
const freshForMs = 2_000;

type Dependencies = { database: Database; now: () => Date; overrides?: SettingsOverrides };

export function createSettingsService({ database, now, overrides = {} }: Dependencies): SettingsService {
  let cached: { readonly at: number; readonly settings: Promise<Settings> } | undefined;
  return {
    read() {
      const at = now().getTime();
      if (!cached || at - cached.at >= freshForMs) {
        const settings = readSettings(database).then((rows) => v.parse(settingsSchema, { ...rows, ...overrides }));
        const mine = { at, settings };
        cached = mine;
        settings.catch(() => {
          if (cached === mine) cached = undefined;
        });
      }
      return cached.settings;
    },
  };
}
