import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { expirePayments } from './payments.store.ts';

/** Longer than the provider's own limit: its callback comes first unless the provider is gone. */
const pendingHours = 2;
const everyMs = 60_000;

/** Gives up payments the provider never decided. A late `completed` is still honoured. */
export function startPaymentExpiry({ database, now, log }: { database: Database; now: () => Date; log: FastifyBaseLogger }): { stop(): void } {
  const sweep = () => {
    const at = now();
    expirePayments(database, new Date(at.getTime() - pendingHours * 3_600_000), at).catch((error: unknown) =>
      log.error({ err: error }, 'payment expiry'),
    );
  };
  sweep();
  const timer = setInterval(sweep, everyMs);
  return { stop: () => clearInterval(timer) };
}
