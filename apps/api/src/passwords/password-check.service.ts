import type { Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { FairQueue } from './fair-queue.ts';
import { verifyPassword } from './password.ts';
import { readPlayer } from '../players/players.store.ts';

/** The hash that the password matched; the change compares it with the stored one under a lock. */
export type MatchedPassword = { readonly hash: string };

/** Requires the password again for changes by which a stolen token could take over the account or its money. */
export type PasswordCheck = {
  /**
   * Returns `password_required` without a password, `wrong_password` for a wrong one, both for the field `password`; wrong ones are rate-limited. The
   * caller must not make the change if the password has been replaced since.
   */
  match(playerId: string, password: string | undefined): Promise<MatchedPassword | Refusal>;
};

type Dependencies = { database: Database; throttle: Throttle; passwordWork: FairQueue };

export function createPasswordCheck({ database, throttle, passwordWork }: Dependencies): PasswordCheck {
  return {
    async match(playerId, password) {
      if (!password) return refuse('password_required', { password: 'password_required' });
      const count = { limit: 'password_player', of: playerId } as const;
      const refusal = await throttle.take(count);
      if (refusal) return refusal;
      const { password_hash: hash } = await readPlayer(database, playerId);
      const isRight = await passwordWork.run(playerId, () => verifyPassword(password, hash));
      if (isRight === false) return refuse('wrong_password', { password: 'wrong_password' });
      await throttle.giveBack(count);
      if (isRefusal(isRight)) return isRight;
      return { hash };
    },
  };
}
