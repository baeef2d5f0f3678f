import { sql } from 'kysely';
import type { ProviderData } from '../payments/provider-data.schema.ts';
import type { Deliveries } from './deliveries.service.ts';
import { deliveryOf, eventOf, progressOf, queueDeliveries } from './payment-event.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

/** Coins on their way: the network confirms them one by one, and each confirmation is reported. */
export type CoinConfirmations = {
  /** Sends coins worth an amount. They may be sent after the invoice has expired, and once only. */
  send(payment: SandboxPayment, worthMinor: number): Promise<void>;
  /** Adds one confirmation to a payment, or to all that wait for one. */
  confirm(id?: string): Promise<void>;
};

type Dependencies = { database: SandboxDatabase; now: () => Date; deliveries: Deliveries; networks: ProviderData['networks'] };

export function createCoinConfirmations({ database, now, deliveries, networks }: Dependencies): CoinConfirmations {
  const requiredOf = ({ details }: SandboxPayment) =>
    networks.find(({ coin, network }) => coin === details.coin && network === details.network)?.confirmations ?? 1;

  return {
    async send(payment, worthMinor) {
      const sent = await database.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('payments')
          .set({
            status: sql<SandboxPayment['status']>`case when status = 'expired' then status else 'confirming' end`,
            paid_minor: worthMinor === payment.amount_minor ? null : worthMinor,
            confirmations_required: requiredOf(payment),
          })
          .where('id', '=', payment.id)
          .where('status', 'in', ['created', 'expired'])
          .where('confirmations_required', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (changed) await queueDeliveries(trx, [deliveryOf(changed, progressOf(changed), now())]);
        return changed;
      });
      if (sent) deliveries.wake();
    },

    async confirm(id) {
      const confirmedCount = await database.transaction().execute(async (trx) => {
        const confirmed = await trx
          .updateTable('payments')
          .set({ confirmations: sql<number>`confirmations + 1` })
          .where(sql<boolean>`confirmations < confirmations_required`)
          .where('status', 'in', ['confirming', 'expired'])
          .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
          .returningAll()
          .execute();
        const final = confirmed.filter(({ confirmations, confirmations_required: required }) => confirmations === required);
        for (const { id: finalId } of final) await trx.updateTable('payments').set({ status: 'completed' }).where('id', '=', finalId).execute();
        const events = confirmed.map((payment) => {
          if (!final.includes(payment)) return deliveryOf(payment, progressOf(payment), now());
          const isLate = payment.status === 'expired';
          return deliveryOf(payment, eventOf(payment, { type: 'completed', ...(isLate ? { suffix: 'late' } : {}) }), now());
        });
        await queueDeliveries(trx, events);
        return confirmed.length;
      });
      if (confirmedCount > 0) deliveries.wake();
    },
  };
}
