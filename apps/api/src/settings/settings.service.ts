import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { settingsSchema, type Settings, type SettingsOverrides } from './settings.schema.ts';
import { readSettings } from './settings.store.ts';

export type SettingsService = { read(): Promise<Settings> };

/** Settings are asked for in nearly every call and change rarely: each process looks again after this long. */
const freshForMs = 2_000;
/**
 * Nobody waits longer than this for a second look; the settings known so far hold meanwhile. A transaction that waited for a connection
 * here would wait for ever where all the others wait for its locks.
 */
const patienceMs = 250;

type Dependencies = { database: Database; now: () => Date; overrides?: SettingsOverrides };

export function createSettingsService({ database, now, overrides = {} }: Dependencies): SettingsService {
  let cached: { readonly at: number; readonly settings: Promise<Settings> } | undefined;
  let known: Settings | undefined;

  async function load(): Promise<Settings> {
    known = v.parse(settingsSchema, { ...(await readSettings(database)), ...overrides });
    return known;
  }

  return {
    read() {
      const at = now().getTime();
      if (!cached || at - cached.at >= freshForMs) {
        const loaded = load();
        const mine = { at, settings: known === undefined ? loaded : withinPatience(loaded, known) };
        cached = mine;
        mine.settings.catch(() => {
          if (cached === mine) cached = undefined;
        });
      }
      return cached.settings;
    },
  };
}

/** The settings that are being read, or the ones known so far if that takes too long. Throws when the reading fails in time. */
function withinPatience(loaded: Promise<Settings>, known: Settings): Promise<Settings> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(known), patienceMs);
    loaded.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
