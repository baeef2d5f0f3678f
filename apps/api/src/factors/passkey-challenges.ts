import type { Database } from '../database/database.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import type { ChallengePurpose } from './factors.tables.ts';
import { deleteExpiredChallenges, insertChallenge, takeChallenge } from './passkeys.store.ts';
import { challengeOf } from './relying-party.ts';

/** How long a challenge is valid. */
export const challengeMs = 5 * 60_000;

/** Challenges for passkeys to sign: each for one purpose, one session and one time. */
export type PasskeyChallenges = {
  /** Stores the challenge of some options, and returns them. */
  issue<Options extends { challenge: string }>(options: Options, purpose: ChallengePurpose, session?: PlayerSession): Promise<Options>;
  /** Deletes and returns the challenge that was signed; `undefined` if it has expired or was issued for another purpose or session. */
  takeSigned(clientData: string, purpose: ChallengePurpose, session?: PlayerSession): Promise<string | undefined>;
  sweep(): Promise<void>;
};

export function createPasskeyChallenges({ database, now }: { database: Database; now: () => Date }): PasskeyChallenges {
  return {
    async issue(options, purpose, session) {
      const expiresAt = new Date(now().getTime() + challengeMs);
      await insertChallenge(database, { challenge: options.challenge, purpose, sessionId: session?.id ?? null, expiresAt });
      return options;
    },

    async takeSigned(clientData, purpose, session) {
      const challenge = challengeOf(clientData);
      const issued = challenge === undefined ? undefined : await takeChallenge(database, challenge);
      const isRight = issued?.purpose === purpose && issued.session_id === (session?.id ?? null) && issued.expires_at > now();
      return isRight ? challenge : undefined;
    },

    sweep: () => deleteExpiredChallenges(database, now()),
  };
}
