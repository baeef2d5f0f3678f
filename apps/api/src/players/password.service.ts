import { callerOf, type Refusal } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { Letters } from '../mail/letters.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import { loginCounts } from '../throttle/login-counts.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountTokens } from './account-tokens.service.ts';
import type { PasswordCheck } from './password-check.service.ts';
import type { NewPasswords } from './new-password.service.ts';
import type { FairQueue } from './fair-queue.ts';
import { hashPassword } from './password.ts';
import { lockPlayer, readPlayer, updatePlayer } from './players.store.ts';
import type { PlayerSession, PlayerSessions } from './sessions.service.ts';

export type Passwords = {
  /** Changes the password of who knows the old one; every other session of the player ends. */
  change(session: PlayerSession, oldPassword: string, password: string): Promise<Refusal | undefined>;
  /**
   * Chooses a password with a token out of the reset mail, once; every session of the player ends. Wrong passwords of strangers before it no
   * longer count.
   */
  confirmReset(token: string, password: string, ip: string): Promise<Refusal | undefined>;
};

type Dependencies = {
  database: Database;
  sessions: PlayerSessions;
  tokens: AccountTokens;
  letters: Letters;
  messages: Messages;
  passwordCheck: PasswordCheck;
  newPasswords: NewPasswords;
  throttle: Throttle;
  passwordWork: FairQueue;
  live: Live;
};

export function createPasswords({
  database,
  sessions,
  tokens,
  letters,
  messages,
  passwordCheck,
  newPasswords,
  throttle,
  passwordWork,
  live,
}: Dependencies): Passwords {
  /** Everything that goes with a new password; answers the sessions that ended. */
  async function setPassword(trx: DatabaseTransaction, playerId: string, passwordHash: string, keptId?: string): Promise<string[]> {
    // A change of the mail address that is still open was asked for with the old password.
    await updatePlayer(trx, playerId, { password_hash: passwordHash, pending_email: null });
    await tokens.withdraw(trx, playerId, 'password_reset', 'email_change');
    await letters.passwordChanged(trx, await readPlayer(trx, playerId));
    await messages.send(trx, playerId, { kind: 'password_changed' });
    return sessions.revokeAll(trx, playerId, keptId);
  }

  async function refusalOf(playerId: string, password: string): Promise<Refusal | undefined> {
    const fault = await newPasswords.faultOf(password, await readPlayer(database, playerId));
    return fault && refuse(fault, { password: fault });
  }

  return {
    async change({ id, playerId }, oldPassword, password) {
      const wrong = refuse('wrong_old_password', { old_password: 'wrong_old_password' });
      const matched = await passwordCheck.match(playerId, oldPassword);
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

    async confirmReset(token, password, ip) {
      const found = await tokens.find(token, 'password_reset');
      if (!found) return refuse('invalid_token');
      const { playerId } = found;
      const refusal = await refusalOf(playerId, password);
      if (refusal) return refusal;
      const newHash = await passwordWork.run(callerOf(ip), () => hashPassword(password));
      if (isRefusal(newHash)) return newHash;
      const ended = await database.transaction().execute(async (trx) => {
        const { email, username_key: key } = await lockPlayer(trx, playerId);
        if (email !== found.email || !(await tokens.use(trx, token))) return undefined;
        return { key, sessions: await setPassword(trx, playerId, newHash) };
      });
      if (!ended) return refuse('invalid_token');
      await throttle.clear(...loginCounts(ended.key, callerOf(ip)));
      live.endSessions(playerId, ended.sessions, 'password_changed');
      return undefined;
    },
  };
}
