import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { readCards } from './instruments.store.ts';
import { insertPaymentConflict, reportedMoney } from './payment-conflicts.store.ts';
import { insertPaymentEvent } from './payment-events.store.ts';
import type { PaymentNotices } from './payment-notices.ts';
import type { Processors } from './processors.service.ts';
import { ProviderRefusal, type ProviderClient } from './provider-client.ts';
import type { PaymentEvent, PayoutOutcome } from './provider-messages.ts';
import { returnWithdrawal } from './withdrawal-return.ts';
import { claimPayouts, keepOrderState, lockWithdrawal, takeOverduePayouts, updateWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

export type PayoutEvent = PaymentEvent & { readonly type: PayoutOutcome };

export type Payouts = {
  /**
   * Orders what is due at the provider; what could not be ordered is tried again later, for some 16 hours. Then the money goes back where
   * no order can have arrived; where one may have, paying back could pay twice, and the operator is told.
   */
  orderDue(): Promise<void>;
  /** Tells the operator, once a day each, of the payouts that the provider was ordered to pay and never told of. */
  reportOverdue(): Promise<void>;
  /** Applies what the provider says of a payout once, however often it is told. */
  receive(processorId: string, event: PayoutEvent): Promise<{ status: 1 } | Refusal>;
};

const maxAttempts = 22;
const dayMs = 24 * 3_600_000;
/** A bank is heard from within this. */
const overdueAfterMs = 4 * dayMs;

type Dependencies = {
  database: Database;
  now: () => Date;
  processors: Processors;
  provider: ProviderClient;
  wallet: WalletService;
  notices: PaymentNotices;
  live: Live;
  callbackUrl: string;
  merchant: string;
  log: FastifyBaseLogger;
};

export function createPayouts(dependencies: Dependencies): Payouts {
  const { database, now, processors, provider, wallet, notices, live, callbackUrl, merchant, log } = dependencies;

  async function order(withdrawal: WithdrawalRow): Promise<void> {
    const { id, processor: processorId, amount, currency, details, player_id: playerId, source_payment_id: source } = withdrawal;
    const processor = processors.find(processorId);
    let mayBeOrdered = withdrawal.may_be_ordered;
    try {
      if (!processor?.withdrawal) throw new Error(`${processorId} pays nothing out`);
      const { saved_card: cardId, ...destination } = details;
      const card = cardId === undefined ? undefined : (await readCards(database, playerId)).find((saved) => saved.id === cardId);
      // Before it is sent: a process that dies here must not be taken for one that never asked.
      if (!mayBeOrdered) await keepOrderState(database, id, { may_be_ordered: true });
      mayBeOrdered = true;
      await provider.payOut({
        reference: id,
        merchant,
        amount_minor: amount,
        currency,
        callback_url: new URL(`/api/payment/callback/${processorId}`, callbackUrl).href,
        method: { id: processorId, name: processor.name, kind: processor.kind, flow: processor.withdrawal.flow },
        destination: { ...destination, ...(card ? { card_token: card.token } : {}) },
        ...(source === null ? {} : { deposit_reference: source }),
      });
      await keepOrderState(database, id, { next_order_at: null, overdue_at: new Date(now().getTime() + overdueAfterMs) });
    } catch (error) {
      log.error({ err: error, withdrawal: id }, 'payout not ordered');
      if (error instanceof ProviderRefusal && !withdrawal.may_be_ordered) {
        await keepOrderState(database, id, { may_be_ordered: false });
        mayBeOrdered = false;
      }
      if (withdrawal.order_attempts < maxAttempts) return;
      await giveUp(withdrawal, mayBeOrdered).catch((failure: unknown) => log.error({ err: failure, withdrawal: id }, 'payout not given up'));
    }
  }

  async function giveUp({ id, player_id: playerId, currency }: WithdrawalRow, mayBeOrdered: boolean): Promise<void> {
    if (mayBeOrdered) {
      log.error({ withdrawal: id }, 'payout given up: ask the provider whether it has the order');
      await keepOrderState(database, id, { next_order_at: null, overdue_at: new Date(now().getTime() + dayMs) });
      return;
    }
    await database.transaction().execute(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, id);
      if (withdrawal?.status !== 'processing') return;
      await returnWithdrawal(trx, wallet, withdrawal, { status: 'reversal', reason: null }, now());
      await notices.withdrawalReturned(trx, withdrawal, { status: 'reversal' });
    });
    await live.balanceChanged(playerId, currency);
  }

  /** Lists what the provider reports against the books. */
  async function contradict(
    trx: DatabaseTransaction,
    withdrawal: WithdrawalRow,
    { event_id, type }: PayoutEvent,
    { amount, currency }: Pick<WithdrawalRow, 'amount' | 'currency'>,
  ): Promise<void> {
    const { id, status, processor, player_id } = withdrawal;
    log.error({ withdrawal: id, status, event: event_id, type }, 'the provider contradicts what is booked of a withdrawal');
    const conflict = { processor, event_id, event_type: type, withdrawal_id: id, booked_status: status, created_at: now() };
    await insertPaymentConflict(trx, { ...conflict, player_id, currency, amount });
  }

  /** What cannot be booked is refused, so that the provider sends it again as it is, and listed. */
  async function refuseEvent(trx: DatabaseTransaction, withdrawal: WithdrawalRow, event: PayoutEvent): Promise<Refusal> {
    await contradict(trx, withdrawal, event, reportedMoney(event, withdrawal));
    return refuse('conflict');
  }

  return {
    async orderDue() {
      for (;;) {
        const due = await claimPayouts(database, now());
        if (due.length === 0) return;
        await Promise.all(due.map(order));
      }
    },

    async reportOverdue() {
      const overdue = await takeOverduePayouts(database, now(), new Date(now().getTime() + dayMs));
      for (const id of overdue) log.error({ withdrawal: id }, 'payout overdue: the provider has not told how it ended');
    },

    async receive(processorId, event) {
      const settled = await database.transaction().execute(async (trx) => {
        const withdrawal = await lockWithdrawal(trx, event.reference);
        if (!withdrawal || withdrawal.processor !== processorId) return refuse('not_found');
        const { id, status, player_id: playerId, currency, amount } = withdrawal;
        if (amount !== event.amount_minor || currency !== event.currency) return refuseEvent(trx, withdrawal, event);
        const { event_id, type } = event;
        const novelty = await insertPaymentEvent(trx, { processor: processorId, event_id, withdrawal_id: id, type, amount, currency });
        if (novelty !== 'new') return novelty === 'another' ? refuseEvent(trx, withdrawal, event) : undefined;
        // A bank may send money back days after it took it.
        const isSentBack = status === 'complete' && event.type === 'payout_failed';
        if (status !== 'processing' && !isSentBack) {
          const isContradiction = status !== (event.type === 'payout_completed' ? 'complete' : 'reversal');
          if (isContradiction) await contradict(trx, withdrawal, event, withdrawal);
          return undefined;
        }
        if (event.type === 'payout_failed') {
          await returnWithdrawal(trx, wallet, withdrawal, { status: 'reversal', reason: null }, now());
          await notices.withdrawalReturned(trx, withdrawal, { status: 'reversal' });
          return withdrawal;
        }
        const moved = await wallet.move(trx, {
          kind: 'withdrawal_paid',
          wallet: { owner: { kind: 'player', playerId }, currency },
          transactionId: `withdrawal:${id}:paid`,
          moves: [{ from: 'player_locked', to: 'psp_clearing', amountMinor: amount }],
        });
        if (!moved.ok) throw new Error(`A payout was not posted: ${moved.error}`);
        await updateWithdrawal(trx, id, { status: 'complete', settled_at: now(), next_order_at: null });
        await notices.withdrawalPaid(trx, withdrawal);
        return withdrawal;
      });
      if (isRefusal(settled)) return settled;
      if (settled) await live.balanceChanged(settled.player_id, settled.currency);
      return { status: 1 };
    },
  };
}
