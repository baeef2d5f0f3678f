import type { DatabaseTransaction } from '../database/database.ts';

type Event = {
  readonly processor: string;
  readonly event_id: string;
  readonly type: string;
  readonly amount: number;
  readonly currency: string;
} & ({ readonly payment_id: string } | { readonly withdrawal_id: string });

/** `another`: the provider has used the id before for a different event, so the new one has not been booked. */
export type EventNovelty = 'new' | 'repeated' | 'another';

/** Stores an event, unless it was reported before. */
export async function insertPaymentEvent(trx: DatabaseTransaction, event: Event): Promise<EventNovelty> {
  const row = await trx
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (row) return 'new';
  const earlier = await trx
    .selectFrom('payment_events')
    .select(['type', 'payment_id', 'withdrawal_id', 'amount', 'currency'])
    .where('processor', '=', event.processor)
    .where('event_id', '=', event.event_id)
    .executeTakeFirstOrThrow();
  const { payment_id: paymentId = null, withdrawal_id: withdrawalId = null } = { payment_id: null, withdrawal_id: null, ...event };
  const isSame = earlier.type === event.type && earlier.payment_id === paymentId && earlier.withdrawal_id === withdrawalId;
  const isSameMoney = earlier.amount === null || (earlier.amount === event.amount && earlier.currency === event.currency);
  return isSame && isSameMoney ? 'repeated' : 'another';
}
