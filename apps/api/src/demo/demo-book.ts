import { createHash } from 'node:crypto';
import type { TransferKind } from '../wallet/wallet.tables.ts';
import { hashPayload } from '../wallet/payload-hash.ts';
import { uuidOfDigest } from '../ids/uuid-of-digest.ts';

type AccountName = 'player_real' | 'player_locked' | 'house_games' | 'psp_clearing';

/** A transfer as the wallet writes it, between two accounts, with its own date. */
export type PlannedTransfer = {
  readonly id: string;
  readonly kind: TransferKind;
  readonly idempotency_key: string;
  /** Hexadecimal. */
  readonly payload_hash: string;
  readonly round_id: string | null;
  readonly from: AccountName;
  readonly to: AccountName;
  readonly amount: number;
  readonly created_at: Date;
};

export type PlannedPayment = { readonly id: string; readonly amount: number; readonly created_at: Date; readonly settled_at: Date };
export type PlannedWithdrawal = {
  readonly id: string;
  readonly amount: number;
  readonly created_at: Date;
  status: 'pending' | 'complete' | 'cancelled';
  settled_at: Date | null;
  /** The transfer that returned the money. */
  return_id: string | null;
};

/** All movements of a player's money in order, and the remaining real balance. */
export type Book = {
  readonly transfers: PlannedTransfer[];
  readonly payments: PlannedPayment[];
  readonly withdrawals: PlannedWithdrawal[];
  balance(): number;
  stake(roundId: string, amount: number, at: Date): void;
  win(roundId: string, amount: number, at: Date): void;
  /** Any other movement; returns the transfer's id. */
  move(kind: TransferKind, key: string, from: AccountName, to: AccountName, amount: number, at: Date): string;
  /** A deterministic id: the same for the same planned event of the same player. */
  uuid(name: string): string;
};

export function createBook(playerId: string): Book {
  const transfers: PlannedTransfer[] = [];
  let real = 0;

  const uuid = (name: string) => uuidOfDigest(createHash('sha256').update(`${playerId} ${name}`).digest());

  function post(transfer: Omit<PlannedTransfer, 'id' | 'payload_hash'>, payload: readonly unknown[]): string {
    const { idempotency_key: key, kind, from, to, amount } = transfer;
    const hash = hashPayload([kind, { kind: 'player', playerId }, 'EUR', ...payload]);
    transfers.push({ ...transfer, id: uuid(key), payload_hash: hash.toString('hex') });
    if (from === 'player_real') real -= amount;
    if (to === 'player_real') real += amount;
    return uuid(key);
  }

  return {
    transfers,
    payments: [],
    withdrawals: [],
    balance: () => real,
    uuid,
    stake: (roundId, amount, at) =>
      post(
        { kind: 'bet', idempotency_key: `round:${roundId}:bet`, round_id: roundId, from: 'player_real', to: 'house_games', amount, created_at: at },
        [roundId, amount],
      ),
    win: (roundId, amount, at) =>
      post(
        { kind: 'win', idempotency_key: `round:${roundId}:win`, round_id: roundId, from: 'house_games', to: 'player_real', amount, created_at: at },
        [roundId, amount],
      ),
    move: (kind, key, from, to, amount, at) =>
      post(
        { kind, idempotency_key: key, round_id: null, from, to, amount, created_at: at },
        kind === 'deposit' ? [from, amount] : [[from, to, amount]],
      ),
  };
}
