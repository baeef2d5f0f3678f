import type { DatabaseTransaction } from '../database/database.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { PaymentNotices } from './payment-notices.ts';
import { returnWithdrawal } from './withdrawal-return.ts';
import { lockPendingWithdrawals } from './withdrawals.store.ts';

/** The withdrawals of a player that nobody has decided on, for when somebody else may have asked for them. */
export type PendingWithdrawals = {
  /** Keeps them from changing until the caller's transaction ends. Called before the player is locked: that is the order everywhere. */
  lock(trx: DatabaseTransaction, playerId: string): Promise<void>;
  /** Gives the money of all of them back. The caller has locked them. */
  returnAll(trx: DatabaseTransaction, playerId: string): Promise<void>;
};

type Dependencies = { now: () => Date; wallet: WalletService; notices: Pick<PaymentNotices, 'withdrawalReturned'> };

export function createPendingWithdrawals({ now, wallet, notices }: Dependencies): PendingWithdrawals {
  return {
    async lock(trx, playerId) {
      // No new one can be asked for until the transaction ends.
      await lockWallet(trx, { kind: 'player', playerId });
      await lockPendingWithdrawals(trx, playerId);
    },
    async returnAll(trx, playerId) {
      for (const withdrawal of await lockPendingWithdrawals(trx, playerId)) {
        await returnWithdrawal(trx, wallet, withdrawal, { status: 'cancelled', reason: null }, now());
        await notices.withdrawalReturned(trx, withdrawal, { status: 'cancelled' });
      }
    },
  };
}
