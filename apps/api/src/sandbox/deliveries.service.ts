import type { FastifyBaseLogger } from 'fastify';
import { signatureHeader } from '../payments/signature.ts';
import { signatureOf } from './callback-flaws.rules.ts';
import { claimDue, markDelivered, nextDueAt, postpone, type Delivery } from './deliveries.store.ts';
import type { SandboxDatabase } from './sandbox-database.ts';

/**
 * Reports the outcome of payments to the operator, at least once: retries until it succeeds. Pending reports are stored, so they survive a restart.
 */
export type Deliveries = {
  /** Checks for due reports now. */
  wake(): void;
  /** Stops after the current attempts. */
  stop(): Promise<void>;
};

const timeoutMs = 10_000;
const leaseMs = 20_000;
const maxWaitMs = 5 * 60_000;
/** Maximum sleep: another process may have added reports. */
const idleMs = 30_000;

type Dependencies = { database: SandboxDatabase; secret: string; now: () => Date; log: FastifyBaseLogger; firstRetryMs?: number };

export function createDeliveries({ database, secret, now, log, firstRetryMs = 1_000 }: Dependencies): Deliveries {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  async function attempt(delivery: Delivery): Promise<void> {
    const { event_id: eventId, url, body, attempts, flaw } = delivery;
    // Signed anew each time: the operator refuses an old timestamp.
    const signature = signatureOf(delivery, secret, now()) ?? null;
    let status: number | null = null;
    try {
      const headers = { 'content-type': 'application/json', ...(signature ? { [signatureHeader]: signature } : {}) };
      const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
      await response.body?.cancel();
      status = response.status;
      if (!response.ok && flaw === null) throw new Error(`responded with ${status}`);
      await markDelivered(database, eventId, { signature, response_status: status }, now());
    } catch (error) {
      const waitMs = Math.min(firstRetryMs * 2 ** Math.min(attempts - 1, 20), maxWaitMs);
      log.warn({ event: eventId, attempts, waitMs, reason: error instanceof Error ? error.message : String(error) }, 'callback not delivered');
      await postpone(database, eventId, { signature, response_status: status }, new Date(now().getTime() + waitMs));
    }
  }

  async function run(): Promise<void> {
    let waitMs = idleMs;
    try {
      for (;;) {
        isWanted = false;
        const due = await claimDue(database, now(), new Date(now().getTime() + leaseMs));
        await Promise.all(due.map(attempt));
        if (due.length === 0 && !isWanted) break;
        if (isStopped) return;
      }
      const next = await nextDueAt(database);
      if (next) waitMs = Math.min(Math.max(next.getTime() - now().getTime(), 0), idleMs);
    } catch (error) {
      log.error({ err: error }, 'callbacks');
    }
    if (!isStopped) timer = setTimeout(wake, waitMs);
  }

  function wake(): void {
    isWanted = true;
    if (running || isStopped) return;
    clearTimeout(timer);
    running = run().finally(() => {
      running = undefined;
      if (isWanted) wake();
    });
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
