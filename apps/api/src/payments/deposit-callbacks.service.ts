import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import type { PostResult, WalletService } from '../wallet/wallet.service.ts';
import { lockPayment, noteCard, settlePayment, type PaymentRow } from './deposits.store.ts';
import { keepCard } from './instruments.store.ts';
import { insertPaymentEvent } from './payment-events.store.ts';
import type { PaymentNotices } from './payment-notices.ts';
import type { PaymentStatus } from './payments.tables.ts';
import type { Processors } from './processors.service.ts';
import type { PaymentEvent, PaymentOutcome } from './provider-messages.ts';

export type DepositEvent = PaymentEvent & { readonly type: PaymentOutcome };

export type DepositCallbacks = {
  /** Applies a provider's decision once, however often it is told. */
  receive(processorId: string, event: DepositEvent): Promise<{ status: 1 } | Refusal>;
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
  processors: Processors;
  notices: PaymentNotices;
  live: Live;
  log: FastifyBaseLogger;
};

export function createDepositCallbacks({ database, now, wallet, rules, processors, notices, live, log }: Dependencies): DepositCallbacks {
  async function complete(trx: DatabaseTransaction, payment: PaymentRow, event: DepositEvent): Promise<void> {
    const { amount, fee } = splitArrived(payment, event.amount_minor);
    const { id, player_id: playerId, currency, processor } = payment;
    if (amount < processors.leastDeposit(processor, currency)) {
      log.warn({ payment: id, arrived: event.amount_minor }, 'less than the minimum arrived');
      return settlePayment(trx, id, { status: 'failed', reason: 'amount_out_of_range' }, now());
    }
    const of = { wallet: { owner: { kind: 'player', playerId }, currency } } as const;
    expectPosted(await wallet.deposit(trx, { ...of, transactionId: `payment:${id}`, amountMinor: amount, from: 'psp_clearing' }));
    if (fee > 0) {
      const moves = [{ from: 'psp_clearing', to: 'house_fees', amountMinor: fee }] as const;
      expectPosted(await wallet.move(trx, { ...of, kind: 'fee', transactionId: `payment:${id}:fee`, moves }));
    }
    const arrived = amount === payment.amount ? {} : { arrived: { amount, fee, requested: payment.amount } };
    await settlePayment(trx, id, { status: 'complete', reason: null, ...arrived }, now());
    if (event.card) await noteCard(trx, id, await keepCard(trx, { ...event.card, playerId, processor }, now()));
    await notices.depositComplete(trx, payment, amount);
    const promoCode = payment.promo_code ?? undefined;
    await rules.afterDeposit(trx, { playerId, currency, amountMinor: amount, at: now(), paymentId: id, promoCode });
  }

  return {
    async receive(processorId, event) {
      const settled = await database.transaction().execute(async (trx) => {
        const payment = await lockPayment(trx, event.reference);
        if (!payment || payment.processor !== processorId) return refuse('not_found');
        if (!isAsAgreed(payment, event)) return refuse('conflict');
        const isNew = await insertPaymentEvent(trx, { processor: processorId, event_id: event.event_id, payment_id: payment.id, type: event.type });
        if (!isNew || !isDecidable(payment.status, event.type)) {
          if (isNew) log.warn({ payment: payment.id, status: payment.status, event: event.type }, 'payment was decided before');
          return undefined;
        }
        const reason = event.type === 'failed' ? 'deposit_fail' : null;
        if (event.type === 'completed') await complete(trx, payment, event);
        else await settlePayment(trx, payment.id, { status: statusOfOutcome[event.type], reason }, now());
        return payment;
      });
      if (isRefusal(settled)) return settled;
      if (settled && event.type === 'completed') await live.balanceChanged(settled.player_id, settled.currency);
      return { status: 1 };
    },
  };
}

/** Coins come as they were sent; everything else must be what was asked for. */
function isAsAgreed({ flow, amount, fee, currency }: PaymentRow, event: DepositEvent): boolean {
  return currency === event.currency && (flow === 'address' || amount + fee === event.amount_minor);
}

/** What of the money that came is the player's and what is fee: as it was agreed, in proportion, the remainder to the fee. */
function splitArrived({ amount, fee }: PaymentRow, arrivedMinor: number): { amount: number; fee: number } {
  const ours = Number((BigInt(arrivedMinor) * BigInt(amount)) / BigInt(amount + fee));
  return { amount: ours, fee: arrivedMinor - ours };
}

/** Money that the provider took is the player's, even when we had given the payment up. */
function isDecidable(status: PaymentStatus, outcome: PaymentOutcome): boolean {
  return status === 'pending' || (outcome === 'completed' && status === 'expired');
}

function expectPosted(result: PostResult): void {
  if (!result.ok) throw new Error(`A deposit was not posted: ${result.error}`);
}
