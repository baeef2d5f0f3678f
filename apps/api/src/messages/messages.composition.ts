import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import { createMessagePush } from './message-push.ts';
import { registerMessages } from './messages.routes.ts';

/** Maximum delay between the commit of a message and its push. */
const pushEveryMs = 500;

type Dependencies = { database: Database; now: () => Date; live: Live; log: FastifyBaseLogger };

/** Registers the calls for players' messages and returns the job that pushes new ones, not yet started. */
export function composeMessages(calls: CallRegistry, { log, ...parts }: Dependencies): Job {
  registerMessages(calls, parts);
  return repeat({ name: 'message push', everyMs: pushEveryMs, run: createMessagePush(parts), log });
}
