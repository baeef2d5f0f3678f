import { createRequestKeys } from '@playfront/api-client';
import { storedUnanswered, type Agreement, type Unanswered } from './unanswered-withdrawals.schema.ts';

export type UnansweredWithdrawals = {
  find(mark: string): Unanswered | undefined;
  /** Records a withdrawal before it is sent. An unanswered one keeps its key and its consent to end a bonus: another body would be another withdrawal. */
  begin(mark: string, agreed: number | undefined): Unanswered;
  /** The operator has accepted or refused: the next attempt is a new withdrawal. */
  answered(mark: string): void;
};

/** The withdrawals that may have been accepted, with the keys for a retry (contract). Kept without a time limit. */
export function createUnansweredWithdrawals({ newKey }: { newKey?: () => string } = {}): UnansweredWithdrawals {
  const keys = createRequestKeys<Agreement>({ storage: storedUnanswered, ...(newKey && { newKey }) });
  return {
    find: keys.find,
    begin(mark, agreed) {
      const earlier = keys.find(mark);
      const isEnding = earlier ? earlier.agreed !== undefined : true;
      return keys.begin(mark, isEnding && agreed !== undefined ? { agreed } : {});
    },
    answered: keys.answered,
  };
}

export type AskedWithdrawal = { readonly processor: string; readonly amount: number; readonly details: Readonly<Record<string, string>> };

/**
 * A short hash of a withdrawal request (FNV-1a, 32 bits): enough to recognise it, too short to recover an account. If two
 * withdrawals ever had the same hash, the operator would refuse the second, because its body does not match the key.
 */
export function markOf(playerId: string, { processor, amount, details }: AskedWithdrawal): string {
  const sorted = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify([playerId, processor, amount, sorted]));
  const hash = bytes.reduce((mixed, byte) => Math.imul(mixed ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5);
  return (hash >>> 0).toString(16);
}
