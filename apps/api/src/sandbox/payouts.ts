import { createHash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { PaymentEvent, PayoutOrder, PayoutOutcome } from '../payments/provider-messages.ts';
import type { Deliveries } from './deliveries.service.ts';
import { deliveryOf, queueDeliveries } from './payment-event.ts';
import type { SandboxDatabase, SandboxPayoutsTable } from './sandbox-database.ts';

export type Payouts = {
  /** Accepts a payout order, or returns the existing payout of its reference; `conflict` if that order was different. */
  order(order: PayoutOrder): Promise<{ readonly id: string } | 'conflict'>;
  /** Completes or fails due payouts. */
  sweep(): Promise<void>;
  /** Completes or fails a payout before its time. */
  decide(id: string, outcome: PayoutOutcome): Promise<void>;
};

/** Simulates the time that banks take. */
const delayMs = 3_000;
/** Flows that pay back to the account that a deposit came from. */
const refundFlows: readonly string[] = ['same_account', 'hosted'];
/** Payouts whose amount ends in these minor units fail, as to a closed account. */
const returnedEnding = 13;

export function createPayouts({ database, now, deliveries }: { database: SandboxDatabase; now: () => Date; deliveries: Deliveries }): Payouts {
  async function outcomeOf({ amount_minor: amount, method, destination, deposit_reference: deposit }: PayoutOrder): Promise<PayoutOutcome> {
    if (amount % 100 === returnedEnding) return 'payout_failed';
    if (refundFlows.includes(method.flow)) return (await isKnown(deposit, method.id)) ? 'payout_completed' : 'payout_failed';
    if (method.flow !== 'card_payout') return 'payout_completed';
    const token = destination['card_token'] ?? '';
    const card = await database.selectFrom('payments').select('id').where('card_token', '=', token).limit(1).executeTakeFirst();
    return card ? 'payout_completed' : 'payout_failed';
  }

  /** Whether a deposit by this method exists; otherwise there is no account to pay to. */
  async function isKnown(deposit: string | undefined, methodId: string): Promise<boolean> {
    if (deposit === undefined) return false;
    const payment = await database.selectFrom('payments').select('method').where('reference', '=', deposit).executeTakeFirst();
    return payment?.method.id === methodId;
  }

  async function decideDue(): Promise<void> {
    const decidedCount = await database.transaction().execute(async (trx) => {
      const decided = await trx
        .updateTable('payouts')
        .set({ status: sql<PayoutOutcome>`decide_as` })
        .where('status', '=', 'accepted')
        .where('decide_at', '<=', now())
        .returningAll()
        .execute();
      await queueDeliveries(
        trx,
        decided.map((payout) => deliveryOf(payout, eventOf(payout), now())),
      );
      return decided.length;
    });
    if (decidedCount > 0) deliveries.wake();
  }

  return {
    async order(order) {
      const hash = createHash('sha256').update(JSON.stringify(order)).digest();
      const { reference, amount_minor, currency, callback_url } = order;
      const at = now();
      const row = {
        ...{ reference, amount_minor, currency, callback_url, order_hash: hash, deposit_reference: order.deposit_reference ?? null },
        decide_at: new Date(at.getTime() + delayMs),
        decide_as: await outcomeOf(order),
        created_at: at,
      };
      const created = await database
        .insertInto('payouts')
        .values(row)
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returning(['id', 'order_hash'])
        .executeTakeFirst();
      const payout =
        created ?? (await database.selectFrom('payouts').select(['id', 'order_hash']).where('reference', '=', reference).executeTakeFirstOrThrow());
      return payout.order_hash.equals(hash) ? { id: payout.id } : 'conflict';
    },

    sweep: () => decideDue(),
    async decide(id, outcome) {
      const chosen = { decide_as: outcome, decide_at: now() };
      await database.updateTable('payouts').set(chosen).where('id', '=', id).where('status', '=', 'accepted').execute();
      await decideDue();
    },
  };
}

function eventOf({ id, reference, amount_minor, currency, decide_as: type }: Selectable<SandboxPayoutsTable>): PaymentEvent {
  return { event_id: id, type, reference, amount_minor, currency };
}
