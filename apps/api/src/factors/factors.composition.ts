import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { PasswordCheck } from '../passwords/password-check.service.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { createAuthenticators } from './authenticator.service.ts';
import { createCodes, type Codes } from './codes.service.ts';
import { createFactorNotices } from './factor-notices.ts';
import { registerFactors } from './factors.routes.ts';
import { createIdentityGuard, type IdentityGuard } from './identity-guard.ts';
import { createIdentities } from './identity.service.ts';
import { createPasskeys, type Passkeys } from './passkeys.service.ts';
import { createFactorRemoval } from './removal.service.ts';
import { createSecretBox } from './secret-box.ts';
import { createTakenOverFactors, type TakenOverFactors } from './taken-over-factors.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  log: FastifyBaseLogger;
  throttle: Throttle;
  sessions: PlayerSessions;
  passwordCheck: PasswordCheck;
  playerMails: PlayerMails;
  messages: Messages;
  live: Live;
  publicUrl: string;
  /** The name of the site in apps and browsers. */
  site: string;
  factorSecrets: readonly [string, ...string[]];
};

const sweepEveryMs = 5 * 60_000;

export type Factors = {
  readonly guard: IdentityGuard;
  readonly codes: Codes;
  readonly passkeys: Pick<Passkeys, 'login'>;
  readonly takenOver: TakenOverFactors;
  readonly job: Job;
  /** Registers the calls of the account's factors. */
  register(calls: CallRegistry): void;
};

/** Ways to sign in beyond the password, and the guard of changes that only the player may make. */
export function composeFactors(dependencies: Dependencies): Factors {
  const { database, log, factorSecrets } = dependencies;
  const box = createSecretBox(factorSecrets);
  const guard = createIdentityGuard(dependencies);
  const parts = { ...dependencies, box, guard, notices: createFactorNotices(dependencies) };
  const codes = createCodes(parts);
  const passkeys = createPasskeys(parts);
  return {
    guard,
    codes,
    passkeys,
    takenOver: createTakenOverFactors(parts),
    job: repeat({ name: 'passkey challenges', everyMs: sweepEveryMs, run: () => passkeys.sweep(), log }),
    register: (calls) =>
      registerFactors(calls, {
        database,
        passkeys,
        authenticators: createAuthenticators(parts),
        identities: createIdentities({ ...parts, codes, passkeys }),
        removal: createFactorRemoval(parts),
      }),
  };
}
