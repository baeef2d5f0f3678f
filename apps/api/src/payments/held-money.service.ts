import { randomUUID } from 'node:crypto';
import type { HeldMoneyReason, Refusal } from '@playfront/api-contract';
import type { CaseDecision } from '@playfront/api-contract/staff';
import type { AuditEntry } from '../http/call-logs.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import { expectPosted, type WalletService } from '../wallet/wallet.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { insertPayment, lockPayment, settlePayment, type PaymentRow } from './deposits.store.ts';
import { insertHeldMoney, lockHeldMoney, resolveHeldMoney, type HeldMoneyRow } from './held-money.store.ts';
import type { PaymentNotices } from './payment-notices.ts';
import type { Processors } from './processors.service.ts';

/** The money of a payment that is held: the player's part, and the provider's fee. */
export type Held = { readonly eventId: string; readonly amount: number; readonly fee: number; readonly reason: HeldMoneyReason };

export type HeldMoney = {
  /** Posts money that arrived and may not be played, and notifies the player. Runs in the transaction that records its arrival. */
  hold(trx: DatabaseTransaction, payment: PaymentRow, held: Held): Promise<void>;
  /**
   * Credits held money as a new deposit under the current rules, or marks it as returned to the payer. Repeating the same decision changes nothing
   * and is not refused.
   */
  resolve(adminId: string, decision: CaseDecision<'held_money'>, audit: AuditEntry): Promise<Refusal | undefined>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  wallet: WalletService;
  rules: Required<MoneyRule>;
  processors: Processors;
  notices: PaymentNotices;
  live: Live;
};

const resolutionOf = { credit: 'credited', return: 'returned' } as const;

export function createHeldMoney({ database, now, wallet, rules, processors, notices, live }: Dependencies): HeldMoney {
  const of = ({ player_id: playerId, currency }: HeldMoneyRow) => ({ wallet: { owner: { kind: 'player', playerId }, currency } }) as const;

  /** Credits held money by a separate payment, so that limits, statements and payouts count it as a deposit of now. */
  async function credit(trx: DatabaseTransaction, held: HeldMoneyRow, origin: PaymentRow | undefined): Promise<Refusal | string> {
    const { id, player_id: playerId, currency, processor, amount, fee } = held;
    const at = now();
    if (amount > processors.depositRange(processor, currency).maxMinor) return refuse('amount_out_of_range');
    const withoutCode = { promoCode: undefined, isBonusDeclined: false };
    const refusal = await rules.beforeDeposit(trx, { playerId, currency, amountMinor: amount, at, processor, ...withoutCode });
    if (refusal) return refusal;
    const payment = await insertPayment(trx, {
      player_id: playerId,
      processor,
      currency,
      amount,
      fee,
      flow: origin?.flow ?? 'redirect_url',
      instrument_id: origin?.instrument_id ?? null,
      idempotency_key: randomUUID(),
      payload_hash: Buffer.alloc(32),
      created_at: at,
    });
    if (!payment) throw new Error(`Held money ${id} got no payment`);
    expectPosted(await wallet.deposit(trx, { ...of(held), transactionId: `payment:${payment.id}`, amountMinor: amount, from: 'house_suspense' }));
    if (fee > 0) {
      const moves = [{ from: 'house_suspense', to: 'house_fees', amountMinor: fee }] as const;
      expectPosted(await wallet.move(trx, { ...of(held), kind: 'fee', transactionId: `payment:${payment.id}:fee`, moves }));
    }
    await settlePayment(trx, payment.id, { status: 'complete', reason: null }, at);
    await notices.depositComplete(trx, payment, amount);
    // If the first part of a payment was credited, its bonus was granted with it.
    if (origin?.status !== 'complete') {
      const choice = { promoCode: origin?.promo_code ?? undefined, isBonusDeclined: origin?.no_bonus ?? false };
      await rules.afterDeposit(trx, { playerId, currency, amountMinor: amount, at, paymentId: payment.id, ...choice });
    }
    return payment.id;
  }

  async function giveBack(trx: DatabaseTransaction, held: HeldMoneyRow): Promise<null> {
    const moves = [{ from: 'house_suspense', to: 'psp_clearing', amountMinor: held.amount + held.fee }] as const;
    expectPosted(await wallet.move(trx, { ...of(held), kind: 'deposit_returned', transactionId: `held:${held.id}:returned`, moves }));
    await notices.depositReturned(trx, held, held.amount + held.fee);
    return null;
  }

  return {
    async hold(trx, payment, { eventId, amount, fee, reason }) {
      const { id, player_id, processor, currency } = payment;
      const row = { payment_id: id, player_id, processor, event_id: eventId, currency, amount, fee, reason, created_at: now() };
      const held = await insertHeldMoney(trx, row);
      const moves = [{ from: 'psp_clearing', to: 'house_suspense', amountMinor: amount + fee }] as const;
      expectPosted(await wallet.move(trx, { ...of(held), kind: 'deposit_held', transactionId: `held:${held.id}`, moves }));
      await notices.depositHeld(trx, held);
    },

    async resolve(adminId, { id, decision, reason, version }, audit) {
      const resolved = await database.transaction().execute(async (trx): Promise<HeldMoneyRow | Refusal | undefined> => {
        const held = await lockHeldMoney(trx, id);
        if (!held) return refuse('not_found');
        // An officer may not decide on their own money.
        if (held.player_id === adminId) return refuse('forbidden');
        const resolution = resolutionOf[decision];
        if (held.resolution === resolution && held.resolved_by === adminId && held.version === version + 1) return undefined;
        if (held.resolution !== null || held.version !== version) return refuse('conflict');
        // The payment is locked before the wallet, in the same order as for a provider's event.
        const origin = await lockPayment(trx, held.payment_id);
        await lockWallet(trx, { kind: 'player', playerId: held.player_id });
        const creditedPaymentId = decision === 'credit' ? await credit(trx, held, origin) : await giveBack(trx, held);
        if (isRefusal(creditedPaymentId)) return creditedPaymentId;
        const after = await resolveHeldMoney(trx, id, { resolution, resolvedBy: adminId, at: now(), creditedPaymentId });
        await recordResolution(trx, audit, held, after, reason);
        return after;
      });
      if (isRefusal(resolved)) return resolved;
      if (resolved?.resolution === 'credited') await live.balanceChanged(resolved.player_id, resolved.currency);
      return undefined;
    },
  };
}

function recordResolution(trx: DatabaseTransaction, audit: AuditEntry, before: HeldMoneyRow, after: HeldMoneyRow, why: string): Promise<void> {
  const { version, player_id, payment_id, amount, fee, currency, reason } = before;
  return audit.record(trx, {
    target: { kind: 'held_money', id: before.id },
    reason: why,
    before: { version, player_id, payment_id, amount, fee, currency, reason },
    after: { version: after.version, resolution: after.resolution, credited_payment_id: after.credited_payment_id },
  });
}
