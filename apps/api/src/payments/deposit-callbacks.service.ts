import type { FastifyBaseLogger } from 'fastify';
import type { HeldMoneyReason, Refusal } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import { lockPayment, noteCard, notePayer, settlePayment, type PaymentRow } from './deposits.store.ts';
import { expectPosted, type WalletService } from '../wallet/wallet.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { HeldMoney } from './held-money.service.ts';
import { hasHeldMoney } from './held-money.store.ts';
import { keepCard } from './instruments.store.ts';
import { payerOf } from './payer.rules.ts';
import { insertPaymentConflict, reportedMoney } from './payment-conflicts.store.ts';
import { insertPaymentEvent } from './payment-events.store.ts';
import type { PaymentNotices } from './payment-notices.ts';
import type { PaymentStatus } from './payments.tables.ts';
import type { Processors } from './processors.service.ts';
import type { PaymentEvent, PaymentOutcome } from './provider-messages.ts';

export type DepositEvent = PaymentEvent & { readonly type: PaymentOutcome };

export type DepositCallbacks = {
  /** Applies a provider's event once, however often it is delivered. */
  receive(processorId: string, event: DepositEvent): Promise<{ status: 1 } | Refusal>;
};

const statusOfOutcome: Record<PaymentOutcome, PaymentStatus> = {
  completed: 'complete',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** The ways to pay by which money can be sent again for the same payment. */
const canRepeat: readonly string[] = ['address', 'instructions'];

/** Why money is held that arrives for a payment which has ended. */
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
  notices: PaymentNotices;
  live: Live;
  log: FastifyBaseLogger;
};

export function createDepositCallbacks({ database, now, wallet, rules, processors, heldMoney, notices, live, log }: Dependencies): DepositCallbacks {
  async function complete(trx: DatabaseTransaction, payment: PaymentRow, event: DepositEvent): Promise<void> {
    const arrived = splitArrived(payment, event.amount_minor);
    const { id, player_id: playerId, currency, processor } = payment;
    if (!isAsAgreed(payment, event)) {
      log.warn({ payment: id, arrived: event.amount_minor }, 'another amount than was asked for arrived');
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
    const amount = await playableOf(trx, payment, arrived.amount, maxMinor);
    const fee = Number((BigInt(arrived.fee) * BigInt(amount)) / BigInt(arrived.amount));
    if (amount > 0) await credit(trx, payment, { amount, fee }, event);
    else await settlePayment(trx, id, { status: 'failed', reason: 'limit_reached' }, now());
    if (amount === arrived.amount) return;
    log.warn({ payment: id, arrived: event.amount_minor, credited: amount }, 'more than may be paid in arrived');
    await heldMoney.hold(trx, payment, {
      eventId: event.event_id,
      amount: arrived.amount - amount,
      fee: arrived.fee - fee,
      reason: 'over_limit',
    });
  }

  /** What of the money becomes playable: what was agreed to, for which limits were looked at then, and of the rest what they leave room for. */
  async function playableOf(trx: DatabaseTransaction, payment: PaymentRow, arrivedMinor: number, maxMinor: number): Promise<number> {
    const { player_id: playerId, currency } = payment;
    // An expired payment no longer counted as on its way: others may have filled the limits since.
    const agreed = payment.status === 'pending' ? Math.min(arrivedMinor, payment.amount) : 0;
    if (agreed === arrivedMinor) return agreed;
    const room = await rules.depositRoom(trx, { playerId, currency, at: now() });
    return agreed + Math.min(arrivedMinor - agreed, room, Math.max(0, maxMinor - agreed));
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
    await noteSource(trx, payment, event);
    await notices.depositComplete(trx, payment, amount);
    const promoCode = payment.promo_code ?? undefined;
    await rules.afterDeposit(trx, { playerId, currency, amountMinor: amount, at: now(), paymentId: id, promoCode });
  }

  /** Notes the card or account that paid, where the provider reports it: money goes back there. */
  async function noteSource(trx: DatabaseTransaction, payment: PaymentRow, event: DepositEvent): Promise<void> {
    const { player_id: playerId, processor } = payment;
    if (event.card) await noteCard(trx, payment.id, await keepCard(trx, { ...event.card, playerId, processor }, now()));
    const provider = processors.find(processor);
    const payer = provider && event.payer ? payerOf(provider, event.payer) : undefined;
    // A second transfer from another account does not change where the first one came from.
    if (payer && payment.payer_destination === null) await notePayer(trx, payment.id, payer);
  }

  /**
   * Money that arrives for a payment that has ended is not playable yet. Coins and bank transfers may be sent more than once; any other payment is
   * paid once, so that a second report of money contradicts the books.
   */
  async function arriveLate(trx: DatabaseTransaction, payment: PaymentRow, reason: HeldMoneyReason, event: DepositEvent): Promise<void> {
    const isSecond = !canRepeat.includes(payment.flow) && (reason === 'after_complete' || (await hasHeldMoney(trx, payment.id)));
    log.warn({ payment: payment.id, status: payment.status, event: event.type }, isSecond ? 'payment was decided before' : 'money arrived late');
    if (isSecond) return contradict(trx, payment, event, reportedMoney(event, payment));
    // If the money is credited, it goes back to the account it came from.
    await noteSource(trx, payment, event);
    await heldMoney.hold(trx, payment, { eventId: event.event_id, ...splitArrived(payment, event.amount_minor), reason });
  }

  /** Lists what the provider reports against the books: that credited money has not come, that a payment was paid once more, or another sum. */
  async function contradict(
    trx: DatabaseTransaction,
    payment: PaymentRow,
    event: DepositEvent,
    money: Pick<PaymentRow, 'amount' | 'currency'>,
  ): Promise<void> {
    const { id, player_id, processor, status } = payment;
    const { event_id, type } = event;
    log.error({ payment: id, event: event_id, type }, 'the provider contradicts a payment that is booked');
    const conflict = { processor, event_id, event_type: type, payment_id: id, booked_status: status, created_at: now() };
    await insertPaymentConflict(trx, { ...conflict, player_id, amount: money.amount, currency: money.currency });
  }

  /** What cannot be booked is refused, so that the provider sends it again as it is, and listed. */
  async function refuseEvent(trx: DatabaseTransaction, payment: PaymentRow, event: DepositEvent): Promise<Refusal> {
    await contradict(trx, payment, event, reportedMoney(event, payment));
    return refuse('conflict');
  }

  return {
    async receive(processorId, event) {
      const settled = await database.transaction().execute(async (trx) => {
        const payment = await lockPayment(trx, event.reference);
        if (!payment || payment.processor !== processorId) return refuse('not_found');
        if (payment.currency !== event.currency) return refuseEvent(trx, payment, event);
        const { event_id, type, amount_minor: amount, currency } = event;
        const novelty = await insertPaymentEvent(trx, { processor: processorId, event_id, payment_id: payment.id, type, amount, currency });
        if (novelty !== 'new') return novelty === 'another' ? refuseEvent(trx, payment, event) : undefined;
        const { status } = payment;
        if (event.type === 'completed') {
          if (status === 'pending' || status === 'expired') await complete(trx, payment, event);
          else await arriveLate(trx, payment, heldAfter[status], event);
          return payment;
        }
        const reason = event.type === 'failed' ? 'deposit_fail' : null;
        if (status === 'pending') await settlePayment(trx, payment.id, { status: statusOfOutcome[event.type], reason }, now());
        // Whatever else ended twice moved nothing.
        else if (status === 'complete') await contradict(trx, payment, event, payment);
        else log.warn({ payment: payment.id, status, event: event.type }, 'payment was decided before');
        return payment;
      });
      if (isRefusal(settled)) return settled;
      if (settled && event.type === 'completed') await live.balanceChanged(settled.player_id, settled.currency);
      return { status: 1 };
    },
  };
}

/** Coins come as they were sent; of everything else the amount is what was asked for, or staff decides. */
function isAsAgreed({ flow, amount, fee }: PaymentRow, event: DepositEvent): boolean {
  return flow === 'address' || amount + fee === event.amount_minor;
}

type Arrived = { readonly amount: number; readonly fee: number };

/** What of the money that came is the player's and what is fee: as it was agreed, in proportion, the remainder to the fee. */
function splitArrived({ amount, fee }: PaymentRow, arrivedMinor: number): Arrived {
  const ours = Number((BigInt(arrivedMinor) * BigInt(amount)) / BigInt(amount + fee));
  // Too little to be shared.
  return ours === 0 ? { amount: arrivedMinor, fee: 0 } : { amount: ours, fee: arrivedMinor - ours };
}
