import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { settingsSchema, type Settings, type SettingsOverrides } from './settings.schema.ts';
import { readSettings } from './settings.store.ts';

export type SettingsService = { read(): Promise<Settings> };

/** The settings, for the calls that change them. */
export type ChangeableSettings = SettingsService & {
  /** Discards the cached settings, after this process has changed them. */
  forget(): void;
  /** Settings from the environment, which override those of the table. */
  readonly overrides: SettingsOverrides;
};

/** Settings are used in nearly every call and change rarely: each process reloads them after this time. */
const freshForMs = 2_000;
/**
 * Maximum wait for a reload; after it the known settings apply. A transaction that waited for a connection without a limit could deadlock with others
 * that wait for its locks.
 */
const reloadTimeoutMs = 250;

type Dependencies = { database: Database; now: () => Date; overrides?: SettingsOverrides };

export function createSettingsService({ database, now, overrides = {} }: Dependencies): ChangeableSettings {
  let cached: { readonly at: number; readonly settings: Promise<Settings> } | undefined;
  let known: Settings | undefined;

  async function load(): Promise<Settings> {
    known = v.parse(settingsSchema, { ...(await readSettings(database)), ...overrides });
    return known;
  }

  return {
    overrides,
    forget: () => (cached = undefined),
    read() {
      const at = now().getTime();
      if (!cached || at - cached.at >= freshForMs) {
        const loaded = load();
        const mine = { at, settings: known === undefined ? loaded : loadedInTime(loaded, known) };
        cached = mine;
        mine.settings.catch(() => {
          if (cached === mine) cached = undefined;
        });
      }
      return cached.settings;
    },
  };
}

/** Returns the loaded settings, or the known ones if loading takes too long. Throws if loading fails before that. */
function loadedInTime(loaded: Promise<Settings>, known: Settings): Promise<Settings> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(known), reloadTimeoutMs);
    loaded.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
