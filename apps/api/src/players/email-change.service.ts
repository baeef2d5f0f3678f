import { callerOf, type frontConfirmEmailChange, type frontUndoEmailChange, type Refusal, type WireAnswerOf } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { Letters } from '../mail/letters.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import { mailCount } from '../throttle/mail-count.ts';
import type { PendingWithdrawals } from '../payments/pending-withdrawals.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from './account-tokens.service.ts';
import { unusablePasswordHash } from './password.ts';
import { lockPlayer, readPlayer, updatePlayer, type PlayerRow } from './players.store.ts';
import type { PlayerSession, PlayerSessions } from './sessions.service.ts';

/**
 * A change of the mail address: asked for with the password, in effect once the new address is confirmed, undone from the old one. A change to
 * an address that could still undo an earlier one is itself an undo: the address it displaces, which may be a thief's, gets no link. An undo
 * gives the money of every pending withdrawal back; where the country lets no player take a withdrawal back, only the link does, since the
 * password no longer opens the account then.
 */
export type EmailChanges = {
  /** Counts a change that is about to be asked for. */
  takeRequest(playerId: string, email: string, ip: string): Promise<Refusal | undefined>;
  /** Makes an address pending and mails both addresses, in the caller's transaction. */
  request(trx: DatabaseTransaction, player: PlayerRow, email: string): Promise<void>;
  /** Mails the link to the pending address again. */
  resend(playerId: string, ip: string): Promise<Refusal | undefined>;
  cancel(playerId: string): Promise<void>;
  /** `session`: that of the browser the link was opened in, which a change back to an earlier address does not end. */
  confirm(token: string, session: PlayerSession | undefined): Promise<WireAnswerOf<typeof frontConfirmEmailChange> | Refusal>;
  undo(token: string): Promise<WireAnswerOf<typeof frontUndoEmailChange> | Refusal>;
};

type Dependencies = {
  database: Database;
  tokens: AccountTokens;
  letters: Letters;
  messages: Messages;
  throttle: Throttle;
  sessions: PlayerSessions;
  live: Live;
  persons: Pick<Persons, 'review'>;
  pendingWithdrawals: PendingWithdrawals;
};

export function createEmailChanges({
  database,
  tokens,
  letters,
  messages,
  throttle,
  sessions,
  live,
  persons,
  pendingWithdrawals,
}: Dependencies): EmailChanges {
  const takeRequest: EmailChanges['takeRequest'] = (playerId, email, ip) =>
    throttle.take(
      { limit: 'email_change_player', of: playerId },
      { limit: 'email_change_address', of: callerOf(ip) },
      mailCount('email_change_recipient', email),
    );

  async function mailLink(trx: DatabaseTransaction, player: PlayerRow, email: string): Promise<void> {
    const addressee = { ...player, email };
    await tokens.withdraw(trx, player.id, 'email_change');
    await letters.confirmEmail(trx, addressee, await tokens.issue(trx, addressee, 'email_change'));
  }

  return {
    takeRequest,

    async request(trx, player, email) {
      await updatePlayer(trx, player.id, { pending_email: email });
      await mailLink(trx, player, email);
      // An address that was never confirmed may be a stranger's: it gets no link that takes the account over.
      if (!player.activated || (await tokens.findWayBack(trx, player.id, email))) return;
      await letters.emailChangeRequested(trx, player, email, await tokens.issue(trx, player, 'email_undo'));
    },

    async resend(playerId, ip) {
      const { pending_email: pending } = await readPlayer(database, playerId);
      if (!pending) return undefined;
      const refusal = await takeRequest(playerId, pending, ip);
      if (refusal) return refusal;
      await database.transaction().execute(async (trx) => {
        const player = await lockPlayer(trx, playerId);
        if (player.pending_email === pending) await mailLink(trx, player, pending);
      });
      return undefined;
    },

    async cancel(playerId) {
      await database.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        await updatePlayer(trx, playerId, { pending_email: null });
        await tokens.withdraw(trx, playerId, 'email_change');
      });
    },

    async confirm(token, session) {
      const found = await tokens.find(token, 'email_change');
      if (!found) return refuse('invalid_token');
      const { playerId, email } = found;
      const ended: string[] = [];
      const answer = await database.transaction().execute(async (trx): ReturnType<EmailChanges['confirm']> => {
        await pendingWithdrawals.lock(trx, playerId);
        const before = await lockPlayer(trx, playerId);
        if (!(await tokens.use(trx, token))) {
          return before.email === email ? { status: 1, outcome: 'already_confirmed' } : refuse('invalid_token');
        }
        if (before.pending_email !== email) return refuse('invalid_token');
        await updatePlayer(trx, playerId, { email, activated: true, pending_email: null });
        await tokens.withdraw(trx, playerId, 'activation', 'password_reset');
        await persons.review(trx, playerId);
        const wayBack = await tokens.findWayBack(trx, playerId, email);
        if (wayBack) {
          await tokens.withdrawSince(trx, wayBack);
          ended.push(...(await sessions.revokeAll(trx, playerId, session?.playerId === playerId ? session.id : undefined)));
          await pendingWithdrawals.returnOrHold(trx, before);
          await letters.emailTakenBack(trx, before);
        } else if (before.activated) await letters.emailChanged(trx, before, email, await tokens.issue(trx, before, 'email_undo'));
        await messages.send(trx, playerId, { kind: 'email_changed', email });
        return { status: 1, outcome: 'confirmed' };
      });
      live.endSessions(playerId, ended, 'email_changed');
      return answer;
    },

    async undo(token) {
      const found = await tokens.find(token, 'email_undo');
      if (!found) return refuse('invalid_token');
      const { playerId, email } = found;
      const undone = await database.transaction().execute(async (trx) => {
        await pendingWithdrawals.lock(trx, playerId);
        const before = await lockPlayer(trx, playerId);
        if (!(await tokens.use(trx, token))) return undefined;
        await tokens.withdrawSince(trx, found);
        // Whoever asked for the change knew the password, so it must not open the account again.
        await updatePlayer(trx, playerId, { email, activated: true, pending_email: null, password_hash: unusablePasswordHash });
        // Whoever took the account over may have asked for them.
        await pendingWithdrawals.returnAll(trx, playerId);
        const player = await readPlayer(trx, playerId);
        if (before.email !== email) await letters.emailTakenBack(trx, before);
        await letters.emailRestored(trx, player, await tokens.issue(trx, player, 'password_reset'));
        await messages.send(trx, playerId, { kind: 'email_changed', email });
        return { ended: await sessions.revokeAll(trx, playerId), resetToken: await tokens.issue(trx, player, 'password_reset') };
      });
      if (!undone) return { status: 1, outcome: 'already_undone', reset_token: '' };
      live.endSessions(playerId, undone.ended, 'email_changed');
      return { status: 1, outcome: 'undone', reset_token: undone.resetToken };
    },
  };
}
