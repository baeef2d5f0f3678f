import { newUuid } from '@playfront/api-client';
import { unansweredDraft, type Unanswered } from './unanswered-withdrawals.schema.ts';

export type UnansweredWithdrawals = {
  find(mark: string): Unanswered | undefined;
  /** Notes a withdrawal before it is sent. One that is unanswered keeps its key, and whether it may end a bonus: another body would be another withdrawal. */
  begin(mark: string, agreed: number | undefined): Unanswered;
  /** The operator has answered, with yes or no: the next try is a new withdrawal. */
  answered(mark: string): void;
};

/** The withdrawals that may have been taken, with the keys they must be asked for again by (contract). Kept without an end. */
export function createUnansweredWithdrawals({ newKey = newUuid }: { newKey?: () => string } = {}): UnansweredWithdrawals {
  // For a browser that stores nothing.
  let here: readonly Unanswered[] = [];
  const all = () => unansweredDraft.read() ?? here;
  const find = (mark: string) => all().find((one) => one.mark === mark);

  function replace(mark: string, ...withdrawals: readonly Unanswered[]): void {
    here = [...all().filter((one) => one.mark !== mark), ...withdrawals];
    unansweredDraft.write([...here]);
  }

  return {
    find,
    begin(mark, agreed) {
      const earlier = find(mark);
      const isEnding = earlier ? earlier.agreed !== undefined : true;
      const withdrawal = { mark, key: earlier?.key ?? newKey(), ...(isEnding && agreed !== undefined ? { agreed } : {}) };
      replace(mark, withdrawal);
      return withdrawal;
    },
    answered: (mark) => replace(mark),
  };
}

export type AskedWithdrawal = { readonly processor: string; readonly amount: number; readonly details: Readonly<Record<string, string>> };

/**
 * A short mark of what a player asks for (FNV-1a, 32 bits): enough to know it again, too little to read an account from. Should two
 * withdrawals ever share one, the operator refuses the second, as its body is not the key's.
 */
export function markOf(playerId: string, { processor, amount, details }: AskedWithdrawal): string {
  const sorted = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new TextEncoder().encode(JSON.stringify([playerId, processor, amount, sorted]));
  const hash = bytes.reduce((mixed, byte) => Math.imul(mixed ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5);
  return (hash >>> 0).toString(16);
}
