import type { DatabaseTransaction } from '../database/database.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { PaymentNotices } from './payment-notices.ts';
import { returnWithdrawal } from './withdrawal-return.ts';
import { lockPendingWithdrawals, updateWithdrawal } from './withdrawals.store.ts';

/** The pending withdrawals of a player, for the case that an intruder may have requested them. */
export type PendingWithdrawals = {
  /** Locks them until the caller's transaction ends. Must be called before the player is locked, to avoid deadlocks. */
  lock(trx: DatabaseTransaction, playerId: string): Promise<void>;
  /** Returns the money of all of them. The caller has locked them. */
  returnAll(trx: DatabaseTransaction, playerId: string): Promise<void>;
  /**
   * For actions that players can take at will: returns the money if the country lets players cancel withdrawals, otherwise holds the withdrawals
   * again for the approver to review. Those on hold for a new destination are not changed, since the player can cancel them. The caller has locked
   * them.
   */
  returnOrHold(trx: DatabaseTransaction, player: { readonly id: string; readonly country: string }): Promise<void>;
};

type Dependencies = {
  now: () => Date;
  settings: Pick<SettingsService, 'read'>;
  wallet: WalletService;
  notices: Pick<PaymentNotices, 'withdrawalReturned'>;
};

export function createPendingWithdrawals({ now, settings, wallet, notices }: Dependencies): PendingWithdrawals {
  const returnAll: PendingWithdrawals['returnAll'] = async (trx, playerId) => {
    for (const withdrawal of await lockPendingWithdrawals(trx, playerId)) {
      await returnWithdrawal(trx, wallet, withdrawal, { status: 'cancelled', reason: null }, now());
      await notices.withdrawalReturned(trx, withdrawal, { status: 'cancelled' });
    }
  };

  return {
    async lock(trx, playerId) {
      // Prevents new withdrawals until the transaction ends.
      await lockWallet(trx, { kind: 'player', playerId });
      await lockPendingWithdrawals(trx, playerId);
    },
    returnAll,
    async returnOrHold(trx, { id: playerId, country }) {
      if (profileOf(country).isReverseWithdrawalAllowed) return returnAll(trx, playerId);
      const { new_destination_hold_hours: hours } = await settings.read();
      const until = new Date(now().getTime() + hours * 3_600_000);
      for (const { id, hold_until: heldUntil } of await lockPendingWithdrawals(trx, playerId)) {
        if (heldUntil !== null && heldUntil > now()) continue;
        // An intruder may have entered the password, so a completed payout must not make the destination a known one.
        await updateWithdrawal(trx, id, { hold_until: until, is_proven: false });
      }
    },
  };
}
