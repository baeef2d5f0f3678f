import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { readSettings } from './settings.store.ts';

const settingsSchema = v.object({
  /** Two-letter codes of countries that may not use the site. */
  country_black_list: v.optional(v.array(v.string()), []),
  ip_black_list: v.optional(v.array(v.string()), []),
  /** Refuse a second account from one address (households share one, so it is off unless the operator wants it). */
  one_account_per_ip: v.optional(v.boolean(), false),
  /** Least time between two rounds of a game, where the law asks for it; 0 is none. */
  min_cycle_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

export type Settings = v.InferOutput<typeof settingsSchema>;
export type SettingsService = { read(): Promise<Settings> };

/** Settings are asked for in nearly every call and change rarely: each process looks again after this long. */
const freshForMs = 2_000;

export function createSettingsService({ database, now }: { database: Database; now: () => Date }): SettingsService {
  let cached: { readonly at: number; readonly settings: Promise<Settings> } | undefined;
  return {
    read() {
      const at = now().getTime();
      if (!cached || at - cached.at >= freshForMs) {
        const settings = readSettings(database).then((rows) => v.parse(settingsSchema, rows));
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
