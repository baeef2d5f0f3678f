import { callerOf, type Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { findAuthenticator, takeRecoveryCode, takeStep } from './authenticators.store.ts';
import { typedCode } from './code.rules.ts';
import type { SecretBox } from './secret-box.ts';
import { stepOfCode } from './totp.ts';

/** Checks codes of authenticator apps and recovery codes. */
export type Codes = {
  /**
   * Checks a code and marks it as used, if the player has an authenticator app. `code_required` without a code, `wrong_code` for a wrong or used one;
   * wrong codes are rate-limited. Only called once the password was checked: no other caller may learn that there is an app.
   */
  use(playerId: string, code: string | undefined, ip: string): Promise<Refusal | undefined>;
};

type Dependencies = { database: Database; now: () => Date; throttle: Throttle; box: SecretBox };

export function createCodes({ database, now, throttle, box }: Dependencies): Codes {
  async function isAccepted(playerId: string, secret: Buffer, code: string): Promise<boolean> {
    const { kind, text } = typedCode(code);
    if (kind === 'recovery') return takeRecoveryCode(database, playerId, box.hashes(text, playerId), now());
    const step = stepOfCode(box.open(secret, playerId), text, now());
    return step !== undefined && takeStep(database, playerId, step);
  }

  return {
    async use(playerId, code, ip) {
      const authenticator = await findAuthenticator(database, playerId);
      if (!authenticator) return undefined;
      if (!code) return refuse('code_required', { code: 'code_required' });
      const counts = [
        { limit: 'code_address', of: callerOf(ip) },
        { limit: 'code_player', of: playerId },
      ] as const;
      const refusal = await throttle.take(...counts);
      if (refusal) return refusal;
      if (!(await isAccepted(playerId, authenticator.secret, code))) return refuse('wrong_code', { code: 'wrong_code' });
      await throttle.giveBack(...counts);
      return undefined;
    },
  };
}
