import type { Agreement } from './unanswered-withdrawals.schema.ts';

/** The consent that a withdrawal is sent with. A retry of an unanswered one must not add a consent: with another body it would be another withdrawal. */
export function agreementOf(earlier: Agreement | undefined, agreed: number | undefined): Agreement {
  const canEndBonus = !earlier || earlier.agreed !== undefined;
  return canEndBonus && agreed !== undefined ? { agreed } : {};
}

export type WithdrawalRequest = { readonly processor: string; readonly amount: number; readonly details: Readonly<Record<string, string>> };

/**
 * A short hash of a withdrawal request (FNV-1a, 32 bits): enough to recognise it, too short to recover an account. If two
 * withdrawals ever had the same hash, the operator would refuse the second, because its body does not match the key.
 */
export function markOf(playerId: string, { processor, amount, details }: WithdrawalRequest): string {
  const sorted = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify([playerId, processor, amount, sorted]));
  const hash = bytes.reduce((mixed, byte) => Math.imul(mixed ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5);
  return (hash >>> 0).toString(16);
}
