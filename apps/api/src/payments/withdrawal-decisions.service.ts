import { isUuid, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import {
  withdrawalRefusalMessages,
  type adminDecideWithdrawal,
  type adminSettleWithdrawal,
  type WithdrawalRefusalReason,
} from '@playfront/api-contract/staff';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { AuditEntry } from '../http/call-logs.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import { readPlayer } from '../players/players.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { textsIn } from '../texts/texts.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import type { PaymentNotices } from './payment-notices.ts';
import { canBePaidByHand } from './payout-by-hand.rules.ts';
import { postPayout } from './payout-posting.ts';
import { needsSecondOfficer } from './second-officer.rules.ts';
import { returnWithdrawal } from './withdrawal-return.ts';
import { isOnHold } from './withdrawal-review.ts';
import { lockIsBlocked, lockWithdrawal, readUsername, updateWithdrawal, type ListedWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

type Decision = ValidRequestOf<typeof adminDecideWithdrawal>;

export type WithdrawalDecisions = {
  /**
   * Approves a pending withdrawal, which orders its payout unless staff pay it, or rejects it. Refused if it changed since `version`. Approval is
   * refused during a hold and for blocked players; a destination that an admin entered requires a different admin, and a large amount two officers.
   */
  decide(adminId: string, request: Decision, audit: AuditEntry): Promise<ListedWithdrawal | Refusal>;
  /** Posts the outcome of a payout by hand. */
  settle(adminId: string, request: ValidRequestOf<typeof adminSettleWithdrawal>, audit: AuditEntry): Promise<ListedWithdrawal | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  settings: SettingsService;
  wallet: WalletService;
  notices: PaymentNotices;
  live: Live;
  /** Called when a payout has become due. */
  onApproved: () => void;
};

export function createWithdrawalDecisions({ database, now, settings, wallet, notices, live, onApproved }: Dependencies): WithdrawalDecisions {
  async function approve(
    trx: DatabaseTransaction,
    withdrawal: WithdrawalRow,
    adminId: string,
    { isPaidByHand, needsSecond }: { isPaidByHand: boolean; needsSecond: boolean },
  ): Promise<WithdrawalRow | Refusal> {
    const { id, requested_by: requester, first_approved_by: first } = withdrawal;
    // An officer may approve neither a destination that they entered, nor twice.
    if (requester === adminId || first === adminId) return refuse('forbidden');
    if (await lockIsBlocked(trx, withdrawal.player_id)) return refuse('account_restricted');
    if (isOnHold(withdrawal, now())) return refuse('withdrawal_on_hold');
    if (isPaidByHand && !canBePaidByHand(withdrawal)) return refuse('method_not_available');
    if (needsSecond && first === null)
      return updateWithdrawal(trx, id, { first_approved_by: adminId, first_approved_at: now(), is_paid_by_hand: isPaidByHand });
    return updateWithdrawal(trx, id, {
      status: 'processing',
      decided_by: adminId,
      approved_at: now(),
      is_paid_by_hand: isPaidByHand,
      next_order_at: isPaidByHand ? null : now(),
    });
  }

  return {
    async decide(adminId, request, audit) {
      const { id, decision, note, version } = request;
      if (!isUuid(id)) return refuse('not_found');
      const rules = await settings.read();
      const decided = await database.transaction().execute(async (trx): Promise<ListedWithdrawal | Refusal> => {
        const withdrawal = await lockWithdrawal(trx, id);
        if (!withdrawal) return refuse('not_found');
        // An officer may not decide on their own money.
        if (withdrawal.player_id === adminId) return refuse('forbidden');
        if (withdrawal.status !== 'pending' || withdrawal.version !== version) return refuse('conflict');
        const { username } = await readUsername(trx, withdrawal.player_id);
        if (decision === 'approve') {
          const needsSecond = needsSecondOfficer(withdrawal, rules);
          const approved = await approve(trx, withdrawal, adminId, { isPaidByHand: request.is_paid_by_hand, needsSecond });
          if (isRefusal(approved)) return approved;
          await recordDecision(trx, audit, withdrawal, approved, auditReason(request.reason, note));
          return { ...approved, username };
        }
        const reason = request.reason.trim() || (await refusalText(trx, withdrawal.player_id, request.reason_code));
        const rejected = await returnWithdrawal(trx, wallet, withdrawal, { status: 'rejected', reason, decidedBy: adminId }, now());
        await notices.withdrawalReturned(trx, withdrawal, { status: 'rejected', note: reason });
        await recordDecision(trx, audit, withdrawal, rejected, auditReason(request.reason_code ?? reason, note));
        return { ...rejected, username };
      });
      if (isRefusal(decided)) return decided;
      if (decided.status === 'processing' && decided.next_order_at !== null) onApproved();
      if (decided.status === 'rejected') await live.balanceChanged(decided.player_id, decided.currency);
      live.paymentsChanged(decided.player_id);
      return decided;
    },

    async settle(adminId, { id, outcome, reference, note, version }, audit) {
      if (!isUuid(id)) return refuse('not_found');
      const settled = await database.transaction().execute(async (trx): Promise<ListedWithdrawal | Refusal> => {
        const withdrawal = await lockWithdrawal(trx, id);
        if (!withdrawal) return refuse('not_found');
        if (withdrawal.player_id === adminId) return refuse('forbidden');
        // A bank may return money days after accepting it.
        const isOpen = withdrawal.status === 'processing' || (withdrawal.status === 'complete' && outcome === 'failed');
        if (!isOpen || !withdrawal.is_paid_by_hand || withdrawal.version !== version) return refuse('conflict');
        const { username } = await readUsername(trx, withdrawal.player_id);
        if (outcome === 'paid') {
          const paid = await postPayout(trx, wallet, withdrawal, { settled_at: now(), payout_reference: reference.trim() });
          await notices.withdrawalPaid(trx, withdrawal);
          await recordDecision(trx, audit, withdrawal, paid, auditReason(reference, note));
          return { ...paid, username };
        }
        const returned = await returnWithdrawal(trx, wallet, withdrawal, { status: 'reversal', reason: null }, now());
        await notices.withdrawalReturned(trx, withdrawal, { status: 'reversal' });
        await recordDecision(trx, audit, withdrawal, returned, auditReason('', note));
        return { ...returned, username };
      });
      if (isRefusal(settled)) return settled;
      await live.balanceChanged(settled.player_id, settled.currency);
      live.paymentsChanged(settled.player_id);
      return settled;
    },
  };
}

const auditReason = (reason: string, note: string) => [reason.trim(), note.trim()].filter(Boolean).join(': ');

/** The reason of a rejection, in the language of the player. */
async function refusalText(trx: DatabaseTransaction, playerId: string, code: WithdrawalRefusalReason = 'security_check'): Promise<string> {
  const { language } = await readPlayer(trx, playerId);
  return textsIn(language).text(withdrawalRefusalMessages[code]);
}

/** Logs amount and destination with the previous state, because they are the basis of the decision. */
function recordDecision(trx: DatabaseTransaction, audit: AuditEntry, before: WithdrawalRow, after: WithdrawalRow, reason: string): Promise<void> {
  const { status, version, player_id, amount, currency, processor, details } = before;
  return audit.record(trx, {
    target: { kind: 'withdrawal', id: before.id },
    reason,
    before: { status, version, player_id, amount, currency, processor, details },
    after: {
      status: after.status,
      version: after.version,
      ...(after.first_approved_by === before.first_approved_by ? {} : { first_approved_by: after.first_approved_by }),
      ...(after.is_paid_by_hand ? { is_paid_by_hand: true } : {}),
      ...(after.payout_reference === null ? {} : { payout_reference: after.payout_reference }),
    },
  });
}
