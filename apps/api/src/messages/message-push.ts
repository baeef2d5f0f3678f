import { liveEventName, playerEvents } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import type { Live } from '../live/live.ts';
import { countUnread, takeUnpushed, type MessageRow } from './messages.store.ts';

/** Messages per query. */
const batch = 100;

/** Pushes newly committed messages to players; each message is pushed by one process only. Run it often. */
export function createMessagePush({ database, now, live }: { database: Database; now: () => Date; live: Live }): () => Promise<void> {
  return async () => {
    for (const row of await takeUnpushed(database, batch, now())) {
      const unread = await countUnread(database, row.player_id);
      live.sendToPlayer(row.player_id, liveEventName(playerEvents.message, row.player_id), { message: wireMessage(row), unread });
    }
  };
}

export function wireMessage(row: MessageRow) {
  return { id: row.id, kind: row.kind, params: row.params, date: row.created_at.toISOString(), is_read: row.read_at !== null };
}
