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
import type { ProviderClient } from './provider-client.ts';
import type { PaymentEvent, PayoutOutcome } from './provider-messages.ts';
import { returnWithdrawal } from './withdrawal-return.ts';
import { claimPayouts, lockWithdrawal, markOrdered, updateWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

export type PayoutEvent = PaymentEvent & { readonly type: PayoutOutcome };

export type Payouts = {
  /** Orders what is due at the provider; what could not be ordered is tried again a minute later. */
  orderDue(): Promise<void>;
  /** Applies what the provider says of a payout once, however often it is told. */
  receive(processorId: string, event: PayoutEvent): Promise<{ status: 1 } | Refusal>;
};

/** A withdrawal that somebody is ordering belongs to them for this long. */
const leaseMs = 60_000;

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
    const { id, processor: processorId, amount, currency, details, player_id: playerId } = withdrawal;
    const processor = processors.find(processorId);
    try {
      if (!processor?.withdrawal) throw new Error(`${processorId} pays nothing out`);
      const { saved_card: cardId, ...destination } = details;
      const card = cardId === undefined ? undefined : (await readCards(database, playerId)).find((saved) => saved.id === cardId);
      await provider.payOut({
        reference: id,
        merchant,
        amount_minor: amount,
        currency,
        callback_url: new URL(`/api/payment/callback/${processorId}`, callbackUrl).href,
        method: { id: processorId, name: processor.name, kind: processor.kind, flow: processor.withdrawal.flow },
        destination: { ...destination, ...(card ? { card_token: card.token } : {}) },
      });
      await markOrdered(database, id);
    } catch (error) {
      log.error({ err: error, withdrawal: id }, 'payout not ordered');
    }
  }

  return {
    async orderDue() {
      for (;;) {
        const due = await claimPayouts(database, now(), new Date(now().getTime() + leaseMs));
        if (due.length === 0) return;
        await Promise.all(due.map(order));
      }
    },

    async receive(processorId, event) {
      const settled = await database.transaction().execute(async (trx) => {
        const withdrawal = await lockWithdrawal(trx, event.reference);
        if (!withdrawal || withdrawal.processor !== processorId) return refuse('not_found');
        if (withdrawal.amount !== event.amount_minor || withdrawal.currency !== event.currency) return refuse('conflict');
        const { id, status, player_id: playerId, currency, amount } = withdrawal;
        const isNew = await insertPaymentEvent(trx, { processor: processorId, event_id: event.event_id, withdrawal_id: id, type: event.type });
        if (!isNew || status !== 'processing') {
          if (isNew) log.warn({ withdrawal: id, status, event: event.type }, 'withdrawal is not being paid');
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
