import type { PlayerMessage } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import { insertMessage } from './messages.store.ts';

/** The mail box of players. */
export type Messages = {
  /** Adds a message to the player's mail box in the caller's transaction. It is pushed on the live channel after the commit. */
  send(db: Connection, playerId: string, message: PlayerMessage): Promise<void>;
};

export function createMessages({ now }: { now: () => Date }): Messages {
  return {
    async send(db, playerId, { kind, ...params }) {
      await insertMessage(db, { player_id: playerId, kind, params: wellFormed(params), created_at: now() });
    },
  };
}

/** JSON that the database accepts: it refuses lone surrogates, which a file name may contain. */
function wellFormed(params: object): string {
  return JSON.stringify(params, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}
