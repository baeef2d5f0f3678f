import type { frontActivatePlayer, frontResendActivation, Refusal, WireResponseOf } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { Recipient } from '../mail/mail-sender.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import { mailCount } from '../throttle/mail-count.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from '../players/account-tokens.service.ts';
import { lockPlayer, readPlayer, updatePlayer } from '../players/players.store.ts';

/** Confirms that a player has access to the mail address of the account. */
export type Activation = {
  /** Counts a mail to an address against the rate limit for registrations: anyone can register with another person's address. */
  takeRegistration(email: string): Promise<Refusal | undefined>;
  /** Mails an activation link when a visitor tries to recover an account that was never activated, unless the rate limit is reached. */
  remind(player: Recipient & { id: string }): Promise<Refusal | undefined>;
  /** Sends one mail with the links for several accounts of an address, in the caller's transaction. */
  mailLinks(db: Connection, players: readonly (Recipient & { id: string })[]): Promise<void>;
  /** Mails an activation link, in the caller's transaction, after `takeRegistration`. */
  invite(db: Connection, player: Recipient & { id: string }): Promise<void>;
  /** Mails another link, unless the account is activated. */
  resend(playerId: string): Promise<WireResponseOf<typeof frontResendActivation> | Refusal>;
  /** Activates the account of a token, once; opening the link again afterwards is not an error. */
  activate(token: string): Promise<WireResponseOf<typeof frontActivatePlayer> | Refusal>;
};

type Dependencies = {
  database: Database;
  tokens: AccountTokens;
  playerMails: PlayerMails;
  throttle: Throttle;
  persons: Pick<Persons, 'review'>;
  live: Pick<Live, 'playerChanged'>;
};

export function createActivation({ database, tokens, playerMails, throttle, persons, live }: Dependencies): Activation {
  async function invite(db: Connection, player: Recipient & { id: string }): Promise<void> {
    await playerMails.activation(db, player, await tokens.issue(db, player, 'activation'));
  }

  return {
    takeRegistration: (email) => throttle.take(mailCount('registration_recipient', email)),
    invite,
    async remind(player) {
      const refusal = await throttle.take({ limit: 'reminder_player', of: player.id }, mailCount('reminder_recipient', player.email));
      if (!refusal) await database.transaction().execute((trx) => invite(trx, player));
      return refusal;
    },
    async mailLinks(db, players) {
      const invitations = [];
      for (const player of players) invitations.push({ player, token: await tokens.issue(db, player, 'activation') });
      await playerMails.activations(db, invitations);
    },
    async resend(playerId) {
      const player = await readPlayer(database, playerId);
      if (player.activated) return { status: 1, outcome: 'already_activated' };
      const counts = [
        { limit: 'activation_pause', of: playerId },
        { limit: 'activation_player', of: playerId },
        mailCount('activation_recipient', player.email),
      ] as const;
      const refusal = await throttle.take(...counts);
      if (refusal) return refusal;
      await database.transaction().execute((trx) => invite(trx, player));
      return { status: 1, outcome: 'sent', wait_seconds: await throttle.waitSeconds(...counts) };
    },
    async activate(token) {
      const found = await tokens.find(token, 'activation');
      if (!found) return refuse('invalid_token');
      const answer = await database.transaction().execute(async (trx): ReturnType<Activation['activate']> => {
        const { email, activated, username } = await lockPlayer(trx, found.playerId);
        if (email !== found.email) return refuse('invalid_token');
        const isFirstUse = await tokens.use(trx, token);
        if (activated) return { status: 1, outcome: 'already_activated', username };
        if (!isFirstUse) return refuse(found.state === 'expired' ? 'token_expired' : 'token_used');
        await updatePlayer(trx, found.playerId, { activated: true });
        // A confirmed mailbox can be the missing evidence for a match with an excluded person. A proven one is held until the next login excludes the
        // account.
        await persons.review(trx, found.playerId);
        return { status: 1, outcome: 'activated', username };
      });
      if (!isRefusal(answer) && answer.outcome === 'activated') live.playerChanged(found.playerId);
      return answer;
    },
  };
}
