import type { FastifyBaseLogger } from 'fastify';
import type { HeldMoneyReason, Refusal } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import { splitArrived, type Arrived } from './arrived-amount.rules.ts';
import { storeProgress } from './deposit-progress.ts';
import { lockPayment, noteCard, settlePayment, type PaymentRow } from './deposits.store.ts';
import { expectPosted, type WalletService } from '../wallet/wallet.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { HeldMoney } from './held-money.service.ts';
import { hasHeldMoney } from './held-money.store.ts';
import { saveCard } from './instruments.store.ts';
import { reportedMoney } from './payment-conflicts.store.ts';
import { insertPaymentEvent } from './payment-events.store.ts';
import { canRepeat } from './payment-flows.rules.ts';
import type { PaymentNotices } from './payment-notices.ts';
import type { PaymentStatus } from './payments.tables.ts';
import type { Processors } from './processors.service.ts';
import type { ProviderConflicts } from './provider-conflicts.ts';
import type { PaymentEvent, PaymentOutcome, PayoutOutcome } from './provider-messages.ts';
import { reasonOfFailure } from './decline-reasons.rules.ts';

export type DepositEvent = PaymentEvent & { readonly type: Exclude<PaymentEvent['type'], PayoutOutcome> };

export type DepositCallbacks = {
  /** Applies a provider's event; repeated deliveries have no effect. */
  receive(processorId: string, event: DepositEvent): Promise<{ status: 1 } | Refusal>;
};

const statusOfOutcome: Record<PaymentOutcome, PaymentStatus> = {
  completed: 'complete',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** Why money for an ended payment is held. */
const heldAfter = {
  complete: 'after_complete',
  failed: 'after_failed',
  cancelled: 'after_cancelled',
} as const satisfies Partial<Record<PaymentStatus, HeldMoneyReason>>;

type Dependencies = {
  database: Database;
  now: () => Date;
  wallet: WalletService;
  rules: Required<MoneyRule>;
  processors: Processors;
  heldMoney: HeldMoney;
  conflicts: ProviderConflicts;
  notices: PaymentNotices;
  live: Live;
  log: FastifyBaseLogger;
};

export function createDepositCallbacks(dependencies: Dependencies): DepositCallbacks {
  const { database, now, wallet, rules, processors, heldMoney, conflicts, notices, live, log } = dependencies;

  async function complete(trx: DatabaseTransaction, payment: PaymentRow, event: DepositEvent): Promise<void> {
    const arrived = splitArrived(payment, event.amount_minor);
    const { id, player_id: playerId, currency, processor } = payment;
    if (!isAsAgreed(payment, event)) {
      log.warn({ payment: id, arrived: event.amount_minor }, 'a different amount than requested arrived');
      await settlePayment(trx, id, { status: 'failed', reason: 'amount_out_of_range' }, now());
      return heldMoney.hold(trx, payment, { eventId: event.event_id, ...arrived, reason: 'other_amount' });
    }
    const { minMinor, maxMinor } = processors.depositRange(processor, currency);
    if (arrived.amount < Math.min(minMinor, payment.amount)) {
      log.warn({ payment: id, arrived: event.amount_minor }, 'less than the minimum arrived');
      await settlePayment(trx, id, { status: 'failed', reason: 'amount_out_of_range' }, now());
      return heldMoney.hold(trx, payment, { eventId: event.event_id, ...arrived, reason: 'below_minimum' });
    }
    await lockWallet(trx, { kind: 'player', playerId });
    const amount = await playableOf(trx, payment, { arrivedMinor: arrived.amount, maxMinor, rules, at: now() });
    const fee = Number((BigInt(arrived.fee) * BigInt(amount)) / BigInt(arrived.amount));
    if (amount > 0) await credit(trx, payment, { amount, fee }, event);
    else await settlePayment(trx, id, { status: 'failed', reason: 'limit_reached' }, now());
    if (amount === arrived.amount) return;
    log.warn({ payment: id, arrived: event.amount_minor, credited: amount }, 'more than the limits permit arrived');
    await heldMoney.hold(trx, payment, {
      eventId: event.event_id,
      amount: arrived.amount - amount,
      fee: arrived.fee - fee,
      reason: 'over_limit',
    });
  }

  async function credit(trx: DatabaseTransaction, payment: PaymentRow, { amount, fee }: Arrived, event: DepositEvent): Promise<void> {
    const { id, player_id: playerId, currency } = payment;
    const of = { wallet: { owner: { kind: 'player', playerId }, currency } } as const;
    expectPosted(await wallet.deposit(trx, { ...of, transactionId: `payment:${id}`, amountMinor: amount, from: 'psp_clearing' }));
    if (fee > 0) {
      const moves = [{ from: 'psp_clearing', to: 'house_fees', amountMinor: fee }] as const;
      expectPosted(await wallet.move(trx, { ...of, kind: 'fee', transactionId: `payment:${id}:fee`, moves }));
    }
    const arrived = amount === payment.amount ? {} : { arrived: { amount, fee, requested: payment.amount } };
    await settlePayment(trx, id, { status: 'complete', reason: null, ...arrived }, now());
    await storeCard(trx, payment, event);
    await notices.depositComplete(trx, payment, amount);
    const choice = { promoCode: payment.promo_code ?? undefined, isBonusDeclined: payment.no_bonus };
    await rules.afterDeposit(trx, { playerId, currency, amountMinor: amount, at: now(), paymentId: id, ...choice });
  }

  /** Stores the card of a deposit, if the provider reports it, for payouts back to it. */
  async function storeCard(trx: DatabaseTransaction, { id, player_id: playerId, processor }: PaymentRow, { card }: DepositEvent): Promise<void> {
    if (card) await noteCard(trx, id, await saveCard(trx, { ...card, playerId, processor }, now()));
  }

  /**
   * Holds money that arrives for an ended payment. Coins and bank transfers may be sent more than once; any other payment is paid once, so a second
   * report of money contradicts the ledger.
   */
  async function arriveLate(trx: DatabaseTransaction, payment: PaymentRow, reason: HeldMoneyReason, event: DepositEvent): Promise<void> {
    const isSecond = !canRepeat.includes(payment.flow) && (reason === 'after_complete' || (await hasHeldMoney(trx, payment.id)));
    log.warn({ payment: payment.id, status: payment.status, event: event.type }, isSecond ? 'payment was decided before' : 'money arrived late');
    if (isSecond) return conflicts.list(trx, { payment }, event, reportedMoney(event, payment));
    // Needed if the money is credited later: it goes back to this card.
    await storeCard(trx, payment, event);
    await heldMoney.hold(trx, payment, { eventId: event.event_id, ...splitArrived(payment, event.amount_minor), reason });
  }

  return {
    async receive(processorId, event) {
      const settled = await database.transaction().execute(async (trx) => {
        const payment = await lockPayment(trx, event.reference);
        if (!payment || payment.processor !== processorId) return refuse('not_found');
        if (payment.currency !== event.currency) return conflicts.refuse(trx, { payment }, event);
        if (event.type === 'progress') return (await storeProgress(trx, payment, event)) ? payment : undefined;
        const { event_id, type, amount_minor: amount, currency } = event;
        const novelty = await insertPaymentEvent(trx, { processor: processorId, event_id, payment_id: payment.id, type, amount, currency });
        if (novelty !== 'new') return novelty === 'another' ? conflicts.refuse(trx, { payment }, event) : undefined;
        const { status } = payment;
        if (event.type === 'refunded' || event.type === 'charged_back') {
          // Staff decide what follows: the money may have been played or paid out since.
          await conflicts.list(trx, { payment }, event, reportedMoney(event, payment));
          return undefined;
        }
        if (event.type === 'completed') {
          if (status === 'pending' || status === 'expired') await complete(trx, payment, event);
          else await arriveLate(trx, payment, heldAfter[status], event);
          return payment;
        }
        const reason = event.type === 'failed' ? reasonOfFailure(event.reason) : null;
        if (status === 'pending') await settlePayment(trx, payment.id, { status: statusOfOutcome[event.type], reason }, now());
        // The payment was already decided, and the event moves no money.
        else if (status === 'complete') await conflicts.list(trx, { payment }, event);
        else log.warn({ payment: payment.id, status, event: event.type }, 'payment was decided before');
        return payment;
      });
      if (isRefusal(settled)) return settled;
      if (settled) await notifyDevices(live, settled, event);
      return { status: 1 };
    },
  };
}

/** Notifies the player's devices, after the commit. */
async function notifyDevices(live: Live, { player_id: playerId, currency }: PaymentRow, { type }: DepositEvent): Promise<void> {
  if (type === 'completed') await live.balanceChanged(playerId, currency);
  live.paymentsChanged(playerId);
}

/**
 * How much of the money becomes playable: the agreed amount, which was checked at the request, and as much of the rest as the limits permit now.
 */
async function playableOf(
  trx: DatabaseTransaction,
  payment: PaymentRow,
  { arrivedMinor, maxMinor, rules, at }: { arrivedMinor: number; maxMinor: number; rules: Required<MoneyRule>; at: Date },
): Promise<number> {
  const { player_id: playerId, currency } = payment;
  // An expired payment no longer counted as pending, so other deposits may have used up the limits since.
  const agreed = payment.status === 'pending' ? Math.min(arrivedMinor, payment.amount) : 0;
  if (agreed === arrivedMinor) return agreed;
  const allowance = await rules.depositAllowance(trx, { playerId, currency, at });
  return agreed + Math.min(arrivedMinor - agreed, allowance, Math.max(0, maxMinor - agreed));
}

/** Whether the amount can be credited: any amount of coins, but only the agreed amount of other methods. */
function isAsAgreed({ flow, amount, fee }: PaymentRow, event: DepositEvent): boolean {
  return flow === 'address' || amount + fee === event.amount_minor;
}
