import {
  callerOf,
  type frontGetResetLink,
  type frontResetPasswordConfirm,
  type Refusal,
  type ValidRequestOf,
  type WireResponseOf,
} from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import { loginCounts } from '../throttle/login-counts.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from '../players/account-tokens.service.ts';
import type { IdentityGuard } from '../factors/identity-guard.ts';
import type { TakenOverFactors } from '../factors/taken-over-factors.ts';
import type { NewPasswords } from '../passwords/new-password.service.ts';
import type { FairQueue } from '../passwords/fair-queue.ts';
import { hashPassword } from '../passwords/password.ts';
import { lockPlayer, readPlayer, updatePlayer } from '../players/players.store.ts';
import type { PlayerSession, PlayerSessions } from '../sessions/sessions.service.ts';

export type Passwords = {
  /** Changes the password if the old one is given; every other session of the player ends. */
  change(session: PlayerSession, oldPassword: string, password: string): Promise<Refusal | undefined>;
  /** The state of a link from the reset mail. */
  readResetLink(token: string): Promise<WireResponseOf<typeof frontGetResetLink> | Refusal>;
  /**
   * Sets a password with a token from the reset mail, once; every session of the player ends. Earlier wrong passwords from strangers no longer count.
   * The browser that sends it, with its `session`, gets no event about the end of its session: it logs in again.
   */
  confirmReset(
    form: ValidRequestOf<typeof frontResetPasswordConfirm>,
    from: { ip: string; session: PlayerSession | undefined },
  ): Promise<WireResponseOf<typeof frontResetPasswordConfirm> | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  sessions: PlayerSessions;
  tokens: AccountTokens;
  playerMails: PlayerMails;
  messages: Messages;
  guard: IdentityGuard;
  takenOver: TakenOverFactors;
  newPasswords: NewPasswords;
  throttle: Throttle;
  passwordWork: FairQueue;
  live: Live;
};

export function createPasswords({
  database,
  now,
  sessions,
  tokens,
  playerMails,
  messages,
  guard,
  takenOver,
  newPasswords,
  throttle,
  passwordWork,
  live,
}: Dependencies): Passwords {
  /** Sets a password and revokes what the old one gave access to, except session `exceptId` and factors added in it; returns the sessions that ended. */
  async function setPassword(trx: DatabaseTransaction, playerId: string, passwordHash: string, exceptId?: string): Promise<string[]> {
    // A pending change of the mail address was requested with the old password.
    await updatePlayer(trx, playerId, { password_hash: passwordHash, password_changed_at: now(), pending_email: null });
    await tokens.withdraw(trx, playerId, 'password_reset', 'email_change');
    // A person who knew the old password may have added them.
    await takenOver.remove(trx, playerId, now(), exceptId);
    await playerMails.passwordChanged(trx, await readPlayer(trx, playerId));
    await messages.send(trx, playerId, { kind: 'password_changed' });
    return sessions.revokeAll(trx, playerId, exceptId);
  }

  async function refusalOf(playerId: string, password: string): Promise<Refusal | undefined> {
    const fault = await newPasswords.faultOf(password, await readPlayer(database, playerId));
    return fault && refuse(fault, { password: fault });
  }

  return {
    async change(session, oldPassword, password) {
      const { id, playerId } = session;
      const wrong = refuse('wrong_old_password', { old_password: 'wrong_old_password' });
      const matched = await guard.requireWithPassword(session, oldPassword);
      if (isRefusal(matched)) return matched.error === 'wrong_password' ? wrong : matched;
      const refusal = await refusalOf(playerId, password);
      if (refusal) return refusal;

      const newHash = await passwordWork.run(playerId, () => hashPassword(password));
      if (isRefusal(newHash)) return newHash;
      const ended = await database.transaction().execute(async (trx) => {
        // Changed concurrently: the old password is no longer valid.
        const { password_hash: current } = await lockPlayer(trx, playerId);
        return current === matched.hash ? setPassword(trx, playerId, newHash, id) : undefined;
      });
      if (!ended) return wrong;
      live.endSessions(playerId, ended, 'password_changed');
      return undefined;
    },

    async readResetLink(token) {
      const found = await tokens.find(token, 'password_reset');
      const player = found && (await readPlayer(database, found.playerId));
      if (!player || player.email !== found.email) return refuse('invalid_token');
      const { state, sentAt, expiresAt } = found;
      const username = state === 'valid' ? player.username : '';
      return { status: 1, state, username, sent_at: sentAt.toISOString(), expires_at: expiresAt.toISOString() };
    },

    async confirmReset({ token, password }, { ip, session }) {
      const found = await tokens.find(token, 'password_reset');
      if (!found) return refuse('invalid_token');
      // Before the password is checked: a link that is no longer valid must cost no hash and reveal nothing about the password.
      if (found.state !== 'valid') return refuse(found.state === 'expired' ? 'token_expired' : 'token_used');
      const { playerId } = found;
      const refusal = await refusalOf(playerId, password);
      if (refusal) return refusal;
      const newHash = await passwordWork.run(callerOf(ip), () => hashPassword(password));
      if (isRefusal(newHash)) return newHash;
      const ended = await database.transaction().execute(async (trx) => {
        const { email, username, username_key: key } = await lockPlayer(trx, playerId);
        if (email !== found.email) return refuse('invalid_token');
        if (!(await tokens.use(trx, token))) return refuse('token_used');
        return { username, key, sessions: await setPassword(trx, playerId, newHash) };
      });
      if (isRefusal(ended)) return ended;
      await throttle.clear(...loginCounts(ended.key, callerOf(ip)));
      for (const id of ended.sessions) live.endSessions(playerId, [id], id === session?.id ? 'logged_out' : 'password_changed');
      return { status: 1, username: ended.username };
    },
  };
}
