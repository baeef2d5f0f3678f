import type { frontActivatePlayer, frontResendActivation, Refusal, WireAnswerOf } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { Addressee, Letters } from '../mail/letters.service.ts';
import { mailCount } from '../throttle/mail-count.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from './account-tokens.service.ts';
import { lockPlayer, readPlayer, updatePlayer } from './players.store.ts';

/** Confirms that a player reads the mail address of the account. */
export type Activation = {
  /** Whether an address may be mailed for another registration: anybody can register with anybody's address. */
  takeRegistration(email: string): Promise<Refusal | undefined>;
  /** Mails a link to an account that was to be recovered before it was activated, unless that was asked for too often. */
  remind(player: Addressee & { id: string }): Promise<Refusal | undefined>;
  /** Mails one letter with the links of several accounts of an address, in the caller's transaction. */
  list(db: Connection, players: readonly (Addressee & { id: string })[]): Promise<void>;
  /** Mails an activation link, in the caller's transaction, after `takeRegistration`. */
  invite(db: Connection, player: Addressee & { id: string }): Promise<void>;
  /** Mails another link, unless the account is activated. */
  resend(playerId: string): Promise<WireAnswerOf<typeof frontResendActivation> | Refusal>;
  /** Activates the account of a token, once; a link that is opened again afterwards is no failure. */
  activate(token: string): Promise<WireAnswerOf<typeof frontActivatePlayer> | Refusal>;
};

type Dependencies = { database: Database; tokens: AccountTokens; letters: Letters; throttle: Throttle; persons: Pick<Persons, 'review'> };

export function createActivation({ database, tokens, letters, throttle, persons }: Dependencies): Activation {
  async function invite(db: Connection, player: Addressee & { id: string }): Promise<void> {
    await letters.activation(db, player, await tokens.issue(db, player, 'activation'));
  }

  return {
    takeRegistration: (email) => throttle.take(mailCount('registration_recipient', email)),
    invite,
    async remind(player) {
      const refusal = await throttle.take({ limit: 'reminder_player', of: player.id }, mailCount('reminder_recipient', player.email));
      if (!refusal) await database.transaction().execute((trx) => invite(trx, player));
      return refusal;
    },
    async list(db, players) {
      const invitations = [];
      for (const player of players) invitations.push({ player, token: await tokens.issue(db, player, 'activation') });
      await letters.activations(db, invitations);
    },
    async resend(playerId) {
      const player = await readPlayer(database, playerId);
      if (player.activated) return { status: 1, outcome: 'already_activated' };
      const refusal = await throttle.take({ limit: 'activation_player', of: playerId }, mailCount('activation_recipient', player.email));
      if (refusal) return refusal;
      await database.transaction().execute((trx) => invite(trx, player));
      return { status: 1, outcome: 'sent' };
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
        // A confirmed mailbox can be what a match still lacked. A certain one is held until the next sign-in excludes the account.
        await persons.review(trx, found.playerId);
        return { status: 1, outcome: 'activated' };
      });
    },
  };
}
