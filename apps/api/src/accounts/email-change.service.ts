import {
  callerOf,
  type frontConfirmEmailChange,
  type frontGetEmailChangeLink,
  type frontUndoEmailChange,
  type Refusal,
  type ValidRequestOf,
  type WireResponseOf,
} from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { TakenOverFactors } from '../factors/taken-over-factors.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import { mailCount } from '../throttle/mail-count.ts';
import type { PendingWithdrawals } from '../payments/pending-withdrawals.ts';
import { unlistBalance } from '../payments/exclusion-payouts.store.ts';
import { endClosure } from '../restrictions/closures.store.ts';
import { recordProtection } from '../restrictions/protection-log.store.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from '../players/account-tokens.service.ts';
import { unusablePasswordHash } from '../passwords/password.ts';
import { lockPlayer, readPlayer, updatePlayer, type PlayerRow } from '../players/players.store.ts';
import type { PlayerSession, PlayerSessions } from '../sessions/sessions.service.ts';

/**
 * Changes the mail address: requested with the password, effective once the new address is confirmed, and undone by a link mailed to the old one. A
 * change back to an address that can still undo an earlier change counts as an undo: the displaced address may be a thief's, so it gets no link. An
 * undo also returns the money of every pending withdrawal. Where the country does not let players cancel withdrawals, only an undo by link does,
 * since the password no longer opens the account then.
 */
export type EmailChanges = {
  /** Counts a requested change against the rate limit. */
  takeRequest(playerId: string, email: string, ip: string): Promise<Refusal | undefined>;
  /** Stores the pending address and mails both addresses, in the caller's transaction. */
  request(trx: DatabaseTransaction, player: PlayerRow, email: string): Promise<void>;
  /** Mails the link to the pending address again. */
  resend(playerId: string, ip: string): Promise<Refusal | undefined>;
  cancel(playerId: string): Promise<void>;
  /** The state of a link from a mail about a change. */
  readLink(link: ValidRequestOf<typeof frontGetEmailChangeLink>): Promise<WireResponseOf<typeof frontGetEmailChangeLink> | Refusal>;
  /** `session`: the session of the browser that opened the link. A change back to an earlier address does not end it. */
  confirm(token: string, session: PlayerSession | undefined): Promise<WireResponseOf<typeof frontConfirmEmailChange> | Refusal>;
  undo(token: string): Promise<WireResponseOf<typeof frontUndoEmailChange> | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  tokens: AccountTokens;
  playerMails: PlayerMails;
  messages: Messages;
  throttle: Throttle;
  sessions: PlayerSessions;
  live: Live;
  persons: Pick<Persons, 'review'>;
  pendingWithdrawals: PendingWithdrawals;
  takenOver: TakenOverFactors;
};

export function createEmailChanges(dependencies: Dependencies): EmailChanges {
  const { database, tokens, playerMails, messages, throttle, sessions, live, persons, pendingWithdrawals } = dependencies;

  const takeRequest: EmailChanges['takeRequest'] = (playerId, email, ip) =>
    throttle.take(
      { limit: 'email_change_player', of: playerId },
      { limit: 'email_change_address', of: callerOf(ip) },
      mailCount('email_change_recipient', email),
    );

  async function mailLink(trx: DatabaseTransaction, player: PlayerRow, email: string): Promise<void> {
    const recipient = { ...player, email };
    await tokens.withdraw(trx, player.id, 'email_change');
    await playerMails.confirmEmail(trx, recipient, await tokens.issue(trx, recipient, 'email_change'));
  }

  return {
    takeRequest,

    async request(trx, player, email) {
      await updatePlayer(trx, player.id, { pending_email: email });
      await mailLink(trx, player, email);
      // An address that was never confirmed may be a stranger's, so it gets no link that could take over the account.
      if (!player.activated || (await tokens.findFirstUndo(trx, player.id, email))) return;
      await playerMails.emailChangeRequested(trx, player, email, await tokens.issue(trx, player, 'email_undo'));
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

    async readLink({ token, purpose }) {
      const found = await tokens.find(token, purpose === 'undo' ? 'email_undo' : 'email_change');
      if (!found) return refuse('invalid_token');
      if (purpose === 'undo') return { status: 1, state: found.state === 'used' ? 'done' : found.state };
      const { email, pending_email: pending } = await readPlayer(database, found.playerId);
      if (found.state === 'used') return { status: 1, state: email === found.email ? 'done' : 'used' };
      return { status: 1, state: found.state === 'valid' && pending !== found.email ? 'used' : found.state };
    },

    async confirm(token, session) {
      const found = await tokens.find(token, 'email_change');
      if (!found) return refuse('invalid_token');
      if (found.state === 'expired') return refuse('token_expired');
      const { playerId, email } = found;
      const ended: string[] = [];
      const answer = await database.transaction().execute(async (trx): ReturnType<EmailChanges['confirm']> => {
        await pendingWithdrawals.lock(trx, playerId);
        const before = await lockPlayer(trx, playerId);
        if (!(await tokens.use(trx, token))) {
          return before.email === email ? { status: 1, outcome: 'already_confirmed' } : refuse('token_used');
        }
        if (before.pending_email !== email) return refuse('token_used');
        await updatePlayer(trx, playerId, { email, activated: true, pending_email: null });
        await tokens.withdraw(trx, playerId, 'activation', 'password_reset');
        await persons.review(trx, playerId);
        const firstUndo = await tokens.findFirstUndo(trx, playerId, email);
        if (firstUndo) {
          await tokens.withdrawSince(trx, firstUndo);
          ended.push(...(await sessions.revokeAll(trx, playerId, session?.playerId === playerId ? session.id : undefined)));
          await pendingWithdrawals.returnOrHold(trx, before);
          await playerMails.emailTakenBack(trx, before);
        } else if (before.activated) await playerMails.emailChanged(trx, before, email, await tokens.issue(trx, before, 'email_undo'));
        await messages.send(trx, playerId, { kind: 'email_changed', email });
        return { status: 1, outcome: 'confirmed' };
      });
      live.endSessions(playerId, ended, 'email_changed');
      if (!isRefusal(answer) && answer.outcome === 'confirmed') live.playerChanged(playerId);
      return answer;
    },

    undo: createUndo(dependencies),
  };
}

/** Restores an earlier address and revokes everything that the person who changed it could still use. */
function createUndo(dependencies: Dependencies): EmailChanges['undo'] {
  const { database, now, tokens, playerMails, messages, sessions, live, pendingWithdrawals, takenOver } = dependencies;
  return async (token) => {
    const found = await tokens.find(token, 'email_undo');
    if (!found) return refuse('invalid_token');
    if (found.state === 'expired') return refuse('token_expired');
    const { playerId, email } = found;
    const undone = await database.transaction().execute(async (trx) => {
      await pendingWithdrawals.lock(trx, playerId);
      const before = await lockPlayer(trx, playerId);
      if (!(await tokens.use(trx, token))) return undefined;
      await tokens.withdrawSince(trx, found);
      // The person who requested the change knew the password, so it must no longer open the account.
      await updatePlayer(trx, playerId, { email, activated: true, pending_email: null, password_hash: unusablePasswordHash });
      // The person who took over the account may have requested them.
      await pendingWithdrawals.returnAll(trx, playerId);
      if (await endClosure(trx, playerId, now(), found.sentAt)) {
        await recordProtection(trx, { playerId, kind: 'account_reopened', madeBy: playerId, old: {}, new: {}, at: now() });
        await unlistBalance(trx, playerId);
      }
      // After the address was restored, so that the player receives the mail about it.
      await takenOver.remove(trx, playerId, found.sentAt);
      const player = await readPlayer(trx, playerId);
      if (before.email !== email) await playerMails.emailTakenBack(trx, before);
      await playerMails.emailRestored(trx, player, await tokens.issue(trx, player, 'password_reset'));
      await messages.send(trx, playerId, { kind: 'email_changed', email });
      return { ended: await sessions.revokeAll(trx, playerId), resetToken: await tokens.issue(trx, player, 'password_reset') };
    });
    if (!undone) return { status: 1, outcome: 'already_undone', reset_token: '' };
    live.endSessions(playerId, undone.ended, 'email_changed');
    return { status: 1, outcome: 'undone', reset_token: undone.resetToken };
  };
}
