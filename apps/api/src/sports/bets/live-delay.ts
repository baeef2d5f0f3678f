import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import { isAnyLive } from './selections.store.ts';

/**
 * Who sits in the stand sees a goal before the feed tells it. A request that rests on live odds is therefore held for a moment and
 * judged by the odds after it.
 */
export type LiveDelay = {
  /** Waits when one of the events is live. */
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
