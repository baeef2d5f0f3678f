import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { deleteMail, noteFailure, takeDue, type OutboxRow } from './outbox.store.ts';

/** Delivers mails: by a mail server, or into the local mailbox. */
export type Transport = {
  send(mail: OutboxRow): Promise<void>;
  /** Whether a retry cannot help, for example because an address does not exist. */
  isPermanentFailure(error: unknown): boolean;
  close(): void;
};

type Dependencies = { database: Database; now: () => Date; transport: Transport; log: FastifyBaseLogger };

const batch = 20;
/** Longer than a transport may take for one batch. */
const leaseMs = 5 * 60_000;
const firstRetryMs = 30_000;
const maxRetryMs = 6 * 3_600_000;
/** About 20 hours in total. */
const maxAttempts = 12;

/**
 * Sends the due mails of the outbox. Several processes may run it concurrently; if one dies while sending, the mail is sent again with the same
 * Message-ID.
 */
export function createDelivery({ database, now, transport, log }: Dependencies): () => Promise<void> {
  async function deliver(mail: OutboxRow): Promise<void> {
    try {
      await transport.send(mail);
      await deleteMail(database, mail.id);
    } catch (error) {
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      const isOver = mail.attempts >= maxAttempts || transport.isPermanentFailure(error);
      log.warn({ mail: mail.id, attempts: mail.attempts, isOver, failure }, 'mail not sent');
      const waitMs = Math.min(firstRetryMs * 2 ** (mail.attempts - 1), maxRetryMs);
      await noteFailure(database, mail.id, failure, isOver ? { givenUpAt: now() } : { at: new Date(now().getTime() + waitMs) });
    }
  }

  return async () => {
    let taken: readonly OutboxRow[];
    do {
      const at = now();
      taken = await takeDue(database, { limit: batch, now: at, until: new Date(at.getTime() + leaseMs) });
      await Promise.all(taken.map(deliver));
    } while (taken.length === batch);
  };
}
