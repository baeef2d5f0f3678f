import type { DatabaseTransaction } from '../database/database.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { updateWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

/** Posts a payout as made. The caller has locked the withdrawal and checked its status. */
export async function postPayout(
  trx: DatabaseTransaction,
  wallet: WalletService,
  { id, player_id: playerId, currency, amount }: WithdrawalRow,
  changes: { readonly settled_at: Date; readonly payout_reference?: string },
): Promise<WithdrawalRow> {
  const moved = await wallet.move(trx, {
    kind: 'withdrawal_paid',
    wallet: { owner: { kind: 'player', playerId }, currency },
    transactionId: `withdrawal:${id}:paid`,
    moves: [{ from: 'player_locked', to: 'psp_clearing', amountMinor: amount }],
  });
  if (!moved.ok) throw new Error(`A payout was not posted: ${moved.error}`);
  return updateWithdrawal(trx, id, { status: 'complete', next_order_at: null, paid_at: changes.settled_at, ...changes });
}
