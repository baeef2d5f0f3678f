import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import { scanForHarm } from './scan-for-harm.ts';
import { registerHarmMarkers } from './harm-markers.routes.ts';

/** Less than the pause that ends a play session, so that none is missed. */
const everyMs = 300_000;

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly log: FastifyBaseLogger };

/** Registers the calls of player protection in the back office and returns the job that scans for markers, not yet started. */
export function composeHarmMarkers(calls: CallRegistry, { log, ...parts }: Dependencies): Job {
  registerHarmMarkers(calls, parts);
  return repeat({ name: 'markers of harm', everyMs, run: () => scanForHarm(parts), log });
}
