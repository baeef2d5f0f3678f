import type { DatabaseTransaction } from '../database/database.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { updateWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

/** How the money of a withdrawal returns to the real balance. `reason`: the operator's note, or an error key. */
export type Return = { readonly status: 'cancelled' | 'rejected' | 'reversal'; readonly reason: string | null; readonly decidedBy?: string };

/**
 * Returns the money of a withdrawal: the locked amount, or a paid one that the bank returned. The caller has locked the row and checked that it is
 * not settled, or for a reversal that it is complete.
 */
export async function returnWithdrawal(
  trx: DatabaseTransaction,
  wallet: WalletService,
  { id, player_id: playerId, currency, amount, decided_by, status: before }: WithdrawalRow,
  { status, reason, decidedBy }: Return,
  at: Date,
): Promise<WithdrawalRow> {
  const moved = await wallet.move(trx, {
    kind: status === 'reversal' ? 'reversal' : 'withdrawal_cancelled',
    wallet: { owner: { kind: 'player', playerId }, currency },
    transactionId: `withdrawal:${id}:return`,
    moves: [{ from: before === 'complete' ? 'psp_clearing' : 'player_locked', to: 'player_real', amountMinor: amount }],
  });
  if (!moved.ok) throw new Error(`A withdrawal was not given back: ${moved.error}`);
  return updateWithdrawal(trx, id, {
    status,
    reason,
    return_id: moved.transferId,
    settled_at: at,
    next_order_at: null,
    decided_by: decidedBy ?? decided_by,
  });
}
