import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { PaymentStatus } from '../database/schema.ts';
import { refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { insertPaymentEvent, lockPayment, settlePayment, type PaymentRow } from './payments.store.ts';
import type { PaymentEvent, PaymentOutcome } from './provider-messages.ts';

export type PaymentCallbacks = {
  /** Applies a provider's decision once, however often it is told. */
  receive(processorId: string, event: PaymentEvent): Promise<{ status: 1 } | Refusal>;
};

const statusOfOutcome: Record<PaymentOutcome, PaymentStatus> = {
  completed: 'complete',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
};

type Dependencies = {
  database: Database;
  now: () => Date;
  wallet: WalletService;
  rules: Required<MoneyRule>;
  live: Live;
  log: FastifyBaseLogger;
};

export function createPaymentCallbacks({ database, now, wallet, rules, live, log }: Dependencies): PaymentCallbacks {
  async function settle(trx: DatabaseTransaction, payment: PaymentRow, outcome: PaymentOutcome): Promise<void> {
    if (outcome === 'completed') {
      const owner = { kind: 'player', playerId: payment.player_id } as const;
      const posted = await wallet.deposit(trx, {
        wallet: { owner, currency: payment.currency },
        transactionId: `payment:${payment.id}`,
        amountMinor: payment.amount,
        from: 'psp_clearing',
      });
      if (!posted.ok) throw new Error(`A deposit was not posted: ${posted.error}`);
      await rules.afterDeposit(trx, {
        playerId: payment.player_id,
        currency: payment.currency,
        amountMinor: payment.amount,
        at: now(),
        paymentId: payment.id,
        promoCode: payment.promo_code ?? undefined,
      });
    }
    await settlePayment(trx, payment.id, statusOfOutcome[outcome], outcome === 'failed' ? 'deposit_fail' : null, now());
  }

  return {
    async receive(processorId, event) {
      const settled = await database.transaction().execute(async (trx) => {
        const payment = await lockPayment(trx, event.reference);
        if (!payment || payment.processor !== processorId) return refuse('not_found');
        if (payment.amount !== event.amount_minor || payment.currency !== event.currency) return refuse('conflict');
        const isNew = await insertPaymentEvent(trx, { processor: processorId, event_id: event.event_id, payment_id: payment.id, type: event.type });
        if (!isNew || !isDecidable(payment.status, event.type)) {
          if (isNew) log.warn({ payment: payment.id, status: payment.status, event: event.type }, 'payment was decided before');
          return undefined;
        }
        await settle(trx, payment, event.type);
        return payment;
      });
      if (settled && 'error' in settled) return settled;
      if (settled && event.type === 'completed') await live.balanceChanged(settled.player_id, settled.currency);
      return { status: 1 };
    },
  };
}

/** Money that the provider took is the player's, even when we had given the payment up. */
function isDecidable(status: PaymentStatus, outcome: PaymentOutcome): boolean {
  return status === 'pending' || (outcome === 'completed' && status === 'expired');
}
