import type { DatabaseTransaction } from '../database/database.ts';

type Event = { readonly processor: string; readonly event_id: string; readonly type: string } & (
  { readonly payment_id: string } | { readonly withdrawal_id: string }
);

/** Whether the event is new; a second delivery of one is not. */
export async function insertPaymentEvent(trx: DatabaseTransaction, event: Event): Promise<boolean> {
  const row = await trx
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}
