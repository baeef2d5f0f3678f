import type { FastifyBaseLogger } from 'fastify';
import type { SecurityLog } from '../audit/security-log.service.ts';
import type { Database } from '../database/database.ts';
import type { Geo } from '../geo/geo.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { PendingWithdrawals } from '../payments/pending-withdrawals.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Bonus } from '../bonus/bonus.composition.ts';
import type { ExclusionPayouts } from '../payments/exclusion-payouts.service.ts';
import type { PayoutRequirements } from '../payments/payout-requirements.ts';
import { registerAccount } from './account.routes.ts';
import { registerClosures } from './closure.routes.ts';
import { createAccountClosures } from './closure.service.ts';
import type { AccountTokens } from '../players/account-tokens.service.ts';
import type { Activation } from './activation.service.ts';
import { createEmailChanges } from './email-change.service.ts';
import type { NewPasswords } from '../passwords/new-password.service.ts';
import type { FairQueue } from '../passwords/fair-queue.ts';
import { createPasswords } from './password.service.ts';
import type { IdentityGuard } from '../factors/identity-guard.ts';
import type { TakenOverFactors } from '../factors/taken-over-factors.ts';
import { createPlayerStatuses } from './player-status.service.ts';
import { createProfiles } from './profile.service.ts';
import { registerRecovery } from './recovery.routes.ts';
import { createRecovery } from './recovery.service.ts';
import type { RestrictionRegister } from '../restrictions/restriction-register.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  geo: Geo;
  log: FastifyBaseLogger;
  settings: SettingsService;
  access: AccessService;
  sessions: PlayerSessions;
  throttle: Throttle;
  tokens: AccountTokens;
  activation: Activation;
  guard: IdentityGuard;
  takenOver: TakenOverFactors;
  passwordWork: FairQueue;
  newPasswords: NewPasswords;
  playerMails: PlayerMails;
  messages: Messages;
  security: SecurityLog;
  live: Live;
  persons: Pick<Persons, 'review'>;
  restrictions: Pick<RestrictionRegister, 'isClosed'>;
  pendingWithdrawals: PendingWithdrawals;
  bonus: Pick<Bonus, 'endAll'>;
  payouts: ExclusionPayouts;
  requirements: PayoutRequirements;
  supportEmail: () => Promise<string>;
};

/** How often expired counters and tokens are deleted. */
const sweepEveryMs = 5 * 60_000;

/** Registers the calls for accounts and returns the job that deletes expired rows, not yet started. */
export function composeAccounts(calls: CallRegistry, parts: Dependencies): Job {
  const { log, throttle, tokens } = parts;
  const passwords = createPasswords(parts);
  const emailChanges = createEmailChanges(parts);
  registerAccount(calls, {
    ...parts,
    passwords,
    emailChanges,
    profiles: createProfiles({ ...parts, emailChanges }),
    statuses: createPlayerStatuses(parts),
  });
  registerClosures(calls, { closures: createAccountClosures(parts), throttle });
  registerRecovery(calls, { ...parts, passwords, emailChanges, recovery: createRecovery(parts) });
  const sweep = async () => {
    await throttle.sweep();
    await tokens.sweep();
  };
  return repeat({ name: 'account sweep', everyMs: sweepEveryMs, run: sweep, log });
}
