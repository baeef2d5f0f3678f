import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { readCards } from './instruments.store.ts';
import { insertPaymentEvent } from './payment-events.store.ts';
import type { PaymentNotices } from './payment-notices.ts';
import type { Processors } from './processors.service.ts';
import { ProviderRefusal, type ProviderClient } from './provider-client.ts';
import type { ProviderConflicts } from './provider-conflicts.ts';
import type { PaymentEvent, PayoutOutcome } from './provider-messages.ts';
import { postPayout } from './payout-posting.ts';
import { returnWithdrawal } from './withdrawal-return.ts';
import { claimPayouts, storeOrderState, lockWithdrawal, takeOverduePayouts, type WithdrawalRow } from './withdrawals.store.ts';

export type PayoutEvent = PaymentEvent & { readonly type: PayoutOutcome };

export type Payouts = {
  /**
   * Orders due payouts at the provider and retries failed orders for about 16 hours. After that, returns the money if no order can have arrived;
   * otherwise a return could pay twice, so the operator is notified.
   */
  orderDue(): Promise<void>;
  /** Logs ordered payouts whose outcome the provider has not reported, each once a day. */
  reportOverdue(): Promise<void>;
  /** Applies a provider's report about a payout; repeated reports have no effect. */
  receive(processorId: string, event: PayoutEvent): Promise<{ status: 1 } | Refusal>;
};

const maxAttempts = 22;
const dayMs = 24 * 3_600_000;
/** Time within which a bank reports the outcome. */
const overdueAfterMs = 4 * dayMs;

type Dependencies = {
  database: Database;
  now: () => Date;
  processors: Processors;
  provider: ProviderClient;
  wallet: WalletService;
  notices: PaymentNotices;
  conflicts: ProviderConflicts;
  live: Live;
  callbackUrl: string;
  merchant: string;
  log: FastifyBaseLogger;
};

export function createPayouts(dependencies: Dependencies): Payouts {
  const { database, now, processors, provider, wallet, notices, conflicts, live, callbackUrl, merchant, log } = dependencies;

  async function order(withdrawal: WithdrawalRow): Promise<void> {
    const { id, processor: processorId, details, player_id: playerId } = withdrawal;
    const processor = processors.find(processorId);
    let canBeOrdered = withdrawal.may_be_ordered;
    try {
      if (!processor?.withdrawal) throw new Error(`${processorId} pays nothing out`);
      const method = { id: processorId, name: processor.name, kind: processor.kind, flow: processor.withdrawal.flow };
      const { saved_card: cardId } = details;
      const card = cardId === undefined ? undefined : (await readCards(database, playerId)).find((saved) => saved.id === cardId);
      // Stored before sending: after a crash the order must count as possibly sent.
      if (!canBeOrdered) await storeOrderState(database, id, { may_be_ordered: true });
      canBeOrdered = true;
      await provider.payOut(orderOf(withdrawal, { method, cardToken: card?.token, merchant, callbackUrl }));
      await storeOrderState(database, id, { next_order_at: null, ordered_at: now(), overdue_at: new Date(now().getTime() + overdueAfterMs) });
      live.paymentsChanged(playerId);
    } catch (error) {
      log.error({ err: error, withdrawal: id }, 'payout not ordered');
      if (error instanceof ProviderRefusal && !withdrawal.may_be_ordered) {
        await storeOrderState(database, id, { may_be_ordered: false });
        canBeOrdered = false;
      }
      if (withdrawal.order_attempts < maxAttempts) return;
      await giveUp(withdrawal, canBeOrdered).catch((failure: unknown) => log.error({ err: failure, withdrawal: id }, 'payout not given up'));
    }
  }

  async function giveUp({ id, player_id: playerId, currency }: WithdrawalRow, canBeOrdered: boolean): Promise<void> {
    if (canBeOrdered) {
      log.error({ withdrawal: id }, 'payout given up: ask the provider whether it has the order');
      await storeOrderState(database, id, { next_order_at: null, overdue_at: new Date(now().getTime() + dayMs) });
      return;
    }
    await database.transaction().execute(async (trx) => {
      const withdrawal = await lockWithdrawal(trx, id);
      if (withdrawal?.status !== 'processing') return;
      await returnWithdrawal(trx, wallet, withdrawal, { status: 'reversal', reason: null }, now());
      await notices.withdrawalReturned(trx, withdrawal, { status: 'reversal' });
    });
    await live.balanceChanged(playerId, currency);
    live.paymentsChanged(playerId);
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
      for (const id of overdue) log.error({ withdrawal: id }, 'payout overdue: the provider has not reported its outcome');
    },

    async receive(processorId, event) {
      const settled = await database.transaction().execute(async (trx) => {
        const withdrawal = await lockWithdrawal(trx, event.reference);
        if (!withdrawal || withdrawal.processor !== processorId) return refuse('not_found');
        const { id, status, currency, amount } = withdrawal;
        if (amount !== event.amount_minor || currency !== event.currency) return conflicts.refuse(trx, { withdrawal }, event);
        const { event_id, type } = event;
        const novelty = await insertPaymentEvent(trx, { processor: processorId, event_id, withdrawal_id: id, type, amount, currency });
        if (novelty !== 'new') return novelty === 'another' ? conflicts.refuse(trx, { withdrawal }, event) : undefined;
        // A bank may return money days after accepting it.
        const isSentBack = status === 'complete' && event.type === 'payout_failed';
        if (status !== 'processing' && !isSentBack) {
          const isContradiction = status !== (event.type === 'payout_completed' ? 'complete' : 'reversal');
          if (isContradiction) await conflicts.list(trx, { withdrawal }, event);
          return undefined;
        }
        if (event.type === 'payout_failed') {
          await returnWithdrawal(trx, wallet, withdrawal, { status: 'reversal', reason: null }, now());
          await notices.withdrawalReturned(trx, withdrawal, { status: 'reversal' });
          return withdrawal;
        }
        await postPayout(trx, wallet, withdrawal, { settled_at: now() });
        await notices.withdrawalPaid(trx, withdrawal);
        return withdrawal;
      });
      if (isRefusal(settled)) return settled;
      if (!settled) return { status: 1 };
      await live.balanceChanged(settled.player_id, settled.currency);
      live.paymentsChanged(settled.player_id);
      return { status: 1 };
    },
  };
}

type Order = Parameters<ProviderClient['payOut']>[0];

/** The order that is sent to the provider. */
function orderOf(
  { id, amount, currency, details, source_payment_id: source }: WithdrawalRow,
  { method, cardToken, merchant, callbackUrl }: Pick<Order, 'method' | 'merchant'> & { cardToken: string | undefined; callbackUrl: string },
): Order {
  const { saved_card: _cardId, ...destination } = details;
  return {
    reference: id,
    merchant,
    amount_minor: amount,
    currency,
    callback_url: new URL(`/api/payment/callback/${method.id}`, callbackUrl).href,
    method,
    destination: { ...destination, ...(cardToken ? { card_token: cardToken } : {}) },
    ...(source === null ? {} : { deposit_reference: source }),
  };
}
