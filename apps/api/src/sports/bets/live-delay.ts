import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import { isAnyLive } from './selections.store.ts';

/**
 * Spectators in the stadium see a goal before the feed reports it. A request that depends on live odds is therefore delayed, then checked against the
 * odds after the delay.
 */
export type LiveDelay = {
  /** Waits if one of the events is live. */
  wait(eventIds: readonly string[]): Promise<void>;
};

export function createLiveDelay({ database, settings }: { database: Database; settings: SettingsService }): LiveDelay {
  return {
    async wait(eventIds) {
      const { sports_live_delay_ms: delayMs } = await settings.read();
      if (delayMs > 0 && eventIds.length > 0 && (await isAnyLive(database, eventIds))) await setTimeout(delayMs);
    },
  };
}
