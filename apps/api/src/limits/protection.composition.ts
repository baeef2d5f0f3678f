import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Exclusions } from '../persons/exclusions.service.ts';
import { registerLimits } from './limits.routes.ts';
import { createLimits } from './limits.service.ts';
import { createProtectionOverview } from './overview.service.ts';
import { createRealityChecks } from './reality-checks.service.ts';
import { createRestrictions } from './restrictions.service.ts';
import { createSessionWatch } from './session-watch.ts';
import { createActivityStatements } from './statement.service.ts';

/** A due reality check is reported within this time; stakes are refused from the exact moment. */
const watchEveryMs = 5_000;

type Dependencies = {
  readonly database: Database;
  readonly now: () => Date;
  readonly sessions: PlayerSessions;
  readonly exclusions: Exclusions;
  readonly persons: Persons;
  readonly messages: Messages;
  readonly live: Live;
  readonly log: FastifyBaseLogger;
  readonly watchEveryMs?: number | undefined;
};

/** Registers the calls of player protection and returns the watch over the sockets of this process, not yet started. */
export function composeProtection(calls: CallRegistry, { log, watchEveryMs: everyMs = watchEveryMs, ...parts }: Dependencies): Job {
  registerLimits(calls, {
    limits: createLimits(parts),
    overview: createProtectionOverview(parts),
    realityChecks: createRealityChecks(parts),
    restrictions: createRestrictions(parts),
    statements: createActivityStatements(parts),
  });
  const watch = createSessionWatch(parts);
  return repeat({ name: 'session watch', everyMs, run: () => watch.check(), log });
}
