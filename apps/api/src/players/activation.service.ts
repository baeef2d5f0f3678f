import type { frontActivatePlayer, Refusal, WireAnswerOf } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { Addressee, Letters } from '../mail/letters.service.ts';
import { mailCount } from '../throttle/mail-count.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from './account-tokens.service.ts';
import { lockPlayer, readPlayer, updatePlayer } from './players.store.ts';

/** Confirms that a player reads the mail address of the account. */
export type Activation = {
  /** Whether an address may be mailed another link: anybody can register or ask with anybody's address. */
  takeMail(email: string): Promise<Refusal | undefined>;
  /** Mails an activation link, in the caller's transaction, after `takeMail`. */
  invite(db: Connection, player: Addressee & { id: string }): Promise<void>;
  /** Mails another link, unless the account is activated. */
  resend(playerId: string): Promise<Refusal | undefined>;
  /** Activates the account of a token, once; a link that is opened again afterwards is no failure. */
  activate(token: string): Promise<WireAnswerOf<typeof frontActivatePlayer> | Refusal>;
};

type Dependencies = { database: Database; tokens: AccountTokens; letters: Letters; throttle: Throttle };

export function createActivation({ database, tokens, letters, throttle }: Dependencies): Activation {
  const takeMail = (email: string) => throttle.take(mailCount('activation_recipient', email));

  async function invite(db: Connection, player: Addressee & { id: string }): Promise<void> {
    await letters.activation(db, player, await tokens.issue(db, player, 'activation'));
  }

  return {
    takeMail,
    invite,
    async resend(playerId) {
      const player = await readPlayer(database, playerId);
      if (player.activated) return undefined;
      const refusal = (await throttle.take({ limit: 'activation_player', of: playerId })) ?? (await takeMail(player.email));
      if (refusal) return refusal;
      await database.transaction().execute((trx) => invite(trx, player));
      return undefined;
    },
    async activate(token) {
      const found = await tokens.find(token, 'activation');
      if (!found) return refuse('invalid_token');
      return database.transaction().execute(async (trx) => {
        const { email, activated } = await lockPlayer(trx, found.playerId);
        if (email !== found.email) return refuse('invalid_token');
        const isFirstUse = await tokens.use(trx, token);
        if (activated) return { status: 1, outcome: 'already_activated' };
        if (!isFirstUse) return refuse('invalid_token');
        await updatePlayer(trx, found.playerId, { activated: true });
        return { status: 1, outcome: 'activated' };
      });
    },
  };
}
