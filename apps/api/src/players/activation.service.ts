import type { Refusal } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { Addressee, Letters } from '../mail/letters.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from './account-tokens.service.ts';
import { readPlayer, updatePlayer } from './players.store.ts';

/** Confirms that a player reads the mail address of the account. */
export type Activation = {
  /** Mails an activation link, in the caller's transaction. */
  invite(db: Connection, player: Addressee & { id: string }): Promise<void>;
  /** Mails another link, unless the account is activated. */
  resend(playerId: string): Promise<Refusal | undefined>;
  /** Activates the account of a token. The token holds until it expires: a page that was loaded twice is no failure. */
  activate(token: string): Promise<Refusal | undefined>;
};

type Dependencies = { database: Database; tokens: AccountTokens; letters: Letters; throttle: Throttle };

export function createActivation({ database, tokens, letters, throttle }: Dependencies): Activation {
  async function invite(db: Connection, player: Addressee & { id: string }): Promise<void> {
    await letters.activation(db, player, await tokens.issue(db, player, 'activation'));
  }

  return {
    invite,
    async resend(playerId) {
      const player = await readPlayer(database, playerId);
      if (player.activated) return undefined;
      const refusal = await throttle.take({ limit: 'activation_player', of: playerId });
      if (refusal) return refusal;
      await database.transaction().execute((trx) => invite(trx, player));
      return undefined;
    },
    async activate(token) {
      const playerId = await tokens.playerOf(token, 'activation');
      if (!playerId) return refuse('invalid_token');
      await updatePlayer(database, playerId, { activated: true });
      return undefined;
    },
  };
}
