import type { PlayerMessage } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import { insertMessage } from './messages.store.ts';

/** The mail box of players. */
export type Messages = {
  /** Adds a message to the player's mail box, in the caller's transaction: it is stored, and pushed on the live channel, if that commits. */
  send(db: Connection, playerId: string, message: PlayerMessage): Promise<void>;
};

export function createMessages({ now }: { now: () => Date }): Messages {
  return {
    async send(db, playerId, { kind, ...params }) {
      await insertMessage(db, { player_id: playerId, kind, params: wellFormed(params), created_at: now() });
    },
  };
}

/** As JSON that the database accepts: it refuses half of a surrogate pair, which a file name may contain. */
function wellFormed(params: object): string {
  return JSON.stringify(params, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}
