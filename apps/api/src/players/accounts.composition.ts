import type { FastifyBaseLogger } from 'fastify';
import type { SecurityLog } from '../audit/security-log.service.ts';
import { registerContact } from '../contact/contact.routes.ts';
import { createContact } from '../contact/contact.service.ts';
import type { Database } from '../database/database.ts';
import { registerDocuments } from '../documents/documents.routes.ts';
import { createDocuments } from '../documents/documents.service.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import type { Letters } from '../mail/letters.service.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import { createMessagePush } from '../messages/message-push.ts';
import { registerMessages } from '../messages/messages.routes.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { PendingWithdrawals } from '../payments/pending-withdrawals.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { Persons } from '../persons/persons.service.ts';
import { registerAccount } from './account.routes.ts';
import type { AccountTokens } from './account-tokens.service.ts';
import type { Activation } from './activation.service.ts';
import { createEmailChanges } from './email-change.service.ts';
import type { NewPasswords } from './new-password.service.ts';
import type { FairQueue } from './fair-queue.ts';
import { createPasswords } from './password.service.ts';
import type { PasswordCheck } from './password-check.service.ts';
import { createPlayerStatuses } from './player-status.service.ts';
import { createProfiles } from './profile.service.ts';
import { registerRecovery } from './recovery.routes.ts';
import { createRecovery } from './recovery.service.ts';
import type { PlayerSessions } from './sessions.service.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  log: FastifyBaseLogger;
  settings: SettingsService;
  access: AccessService;
  sessions: PlayerSessions;
  throttle: Throttle;
  tokens: AccountTokens;
  activation: Activation;
  passwordCheck: PasswordCheck;
  passwordWork: FairQueue;
  newPasswords: NewPasswords;
  outbox: Outbox;
  letters: Letters;
  messages: Messages;
  security: SecurityLog;
  live: Live;
  persons: Pick<Persons, 'review'>;
  pendingWithdrawals: PendingWithdrawals;
  brandSupportEmail: string;
};

/** A message is told this soon after its commit. */
const pushEveryMs = 500;
/** How often counters and tokens that are over are thrown away. */
const sweepEveryMs = 5 * 60_000;

/** Registers what players do with their accounts, mail box and papers, and returns the jobs that go with it, not yet started. */
export function composeAccounts(calls: CallRegistry, parts: Dependencies): readonly Job[] {
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
  registerRecovery(calls, { ...parts, passwords, emailChanges, recovery: createRecovery(parts) });
  registerMessages(calls, parts);
  registerContact(calls, { contact: createContact(parts), throttle });
  registerDocuments(calls, { ...parts, documents: createDocuments(parts) });
  const sweep = async () => {
    await throttle.sweep();
    await tokens.sweep();
  };
  return [
    repeat({ name: 'message push', everyMs: pushEveryMs, run: createMessagePush(parts), log }),
    repeat({ name: 'account sweep', everyMs: sweepEveryMs, run: sweep, log }),
  ];
}
