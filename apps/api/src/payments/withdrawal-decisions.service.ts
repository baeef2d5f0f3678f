import type { adminDecideWithdrawal, Refusal, ValidRequestOf } from '@playfront/api-contract';
import type { AuditEntry } from '../audit/audit.service.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { isUuid } from '../http/uuid.ts';
import type { Live } from '../live/live.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import type { PaymentNotices } from './payment-notices.ts';
import { returnWithdrawal } from './withdrawal-return.ts';
import { lockIsBlocked, lockWithdrawal, readUsername, updateWithdrawal, type ListedWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

export type WithdrawalDecisions = {
  /**
   * Approves a pending withdrawal, whose payout is ordered then, or turns it down. One that changed since `version` is left alone; one to a
   * new destination is approved only once its hold is over, and one whose destination an admin chose only by another. One of a blocked
   * player can only be turned down.
   */
  decide(adminId: string, request: ValidRequestOf<typeof adminDecideWithdrawal>, audit: AuditEntry): Promise<ListedWithdrawal | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  wallet: WalletService;
  notices: PaymentNotices;
  live: Live;
  /** A payout has become due. */
  onApproved: () => void;
};

export function createWithdrawalDecisions({ database, now, wallet, notices, live, onApproved }: Dependencies): WithdrawalDecisions {
  return {
    async decide(adminId, { id, decision, reason, version }, audit) {
      if (!isUuid(id)) return refuse('not_found');
      const decided = await database.transaction().execute(async (trx) => {
        const withdrawal = await lockWithdrawal(trx, id);
        if (!withdrawal) return refuse('not_found');
        // Nobody decides on their own money.
        if (withdrawal.player_id === adminId) return refuse('forbidden');
        if (withdrawal.status !== 'pending' || withdrawal.version !== version) return refuse('conflict');
        const { username } = await readUsername(trx, withdrawal.player_id);
        if (decision === 'approve') {
          // Nobody approves a destination of their own choice.
          if (withdrawal.requested_by === adminId) return refuse('forbidden');
          if (await lockIsBlocked(trx, withdrawal.player_id)) return refuse('account_restricted');
          if (withdrawal.hold_until && withdrawal.hold_until > now()) return refuse('withdrawal_on_hold');
          const approved = await updateWithdrawal(trx, id, { status: 'processing', decided_by: adminId, next_order_at: now() });
          await recordDecision(trx, audit, withdrawal, approved, reason);
          return { ...approved, username };
        }
        const note = reason.trim();
        const rejected = await returnWithdrawal(trx, wallet, withdrawal, { status: 'rejected', reason: note, decidedBy: adminId }, now());
        await notices.withdrawalReturned(trx, withdrawal, { status: 'rejected', note });
        await recordDecision(trx, audit, withdrawal, rejected, note);
        return { ...rejected, username };
      });
      if (isRefusal(decided)) return decided;
      if (decision === 'approve') onApproved();
      else await live.balanceChanged(decided.player_id, decided.currency);
      return decided;
    },
  };
}

/** The amount and where it was to go are with the state before: they are what was decided on. */
function recordDecision(trx: DatabaseTransaction, audit: AuditEntry, before: WithdrawalRow, after: WithdrawalRow, reason: string): Promise<void> {
  const { status, version, player_id, amount, currency, processor, details } = before;
  return audit.record(trx, {
    target: { kind: 'withdrawal', id: before.id },
    reason: reason.trim(),
    before: { status, version, player_id, amount, currency, processor, details },
    after: { status: after.status, version: after.version },
  });
}
