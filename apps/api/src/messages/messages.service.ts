import type { PlayerMessage } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import { insertMessage } from './messages.store.ts';

/** The players' mail box. */
export type Messages = {
  /** Puts a message into the player's mail box, in the caller's transaction: it is there, and told on the live channel, if that commits. */
  send(db: Connection, playerId: string, message: PlayerMessage): Promise<void>;
};

export function createMessages({ now }: { now: () => Date }): Messages {
  return {
    async send(db, playerId, { kind, ...params }) {
      await insertMessage(db, { player_id: playerId, kind, params: wellFormed(params), created_at: now() });
    },
  };
}

/** As JSON that the database takes: it refuses half a surrogate pair, which a name of a file may hold. */
function wellFormed(params: object): string {
  return JSON.stringify(params, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}
