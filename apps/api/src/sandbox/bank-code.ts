import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SandboxDatabase } from './sandbox-database.ts';

/** Number of wrong codes after which a bank refuses the payment. */
const allowedAttempts = 3;

/** The one-time code of a card payment, which the bank's page itself shows. */
export function bankCodeOf(paymentId: string): string {
  return String(createHash('sha256').update(`bank code ${paymentId}`).digest().readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

/** Compares an entered code with the bank's, and counts a wrong one. */
export async function attemptBankCode(db: SandboxDatabase, paymentId: string, typed: string): Promise<'right' | 'wrong' | 'ended'> {
  if (typed.replace(/\s/g, '') === bankCodeOf(paymentId)) return 'right';
  const { wrong_codes: wrong } = await db
    .updateTable('payments')
    .set({ wrong_codes: sql<number>`wrong_codes + 1` })
    .where('id', '=', paymentId)
    .returning('wrong_codes')
    .executeTakeFirstOrThrow();
  return wrong >= allowedAttempts ? 'ended' : 'wrong';
}
