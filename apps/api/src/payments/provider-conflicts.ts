import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '@playfront/api-contract';
import type { DatabaseTransaction } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { PaymentRow } from './deposits.store.ts';
import { insertPaymentConflict, reportedMoney } from './payment-conflicts.store.ts';
import type { PaymentEvent } from './provider-messages.ts';
import type { WithdrawalRow } from './withdrawals.store.ts';

type Booked = { readonly payment: PaymentRow } | { readonly withdrawal: WithdrawalRow };

/** Lists reports that contradict the ledger for the operator. */
export type ProviderConflicts = {
  /** Lists an event that contradicts what is booked. `money`: by default the booked amount. */
  list(trx: DatabaseTransaction, booked: Booked, event: PaymentEvent, money?: Pick<PaymentRow, 'amount' | 'currency'>): Promise<void>;
  /** Lists an event that cannot be booked and refuses it, so that the provider sends it again unchanged. */
  refuse(trx: DatabaseTransaction, booked: Booked, event: PaymentEvent): Promise<Refusal>;
};

const rowOf = (booked: Booked) => ('payment' in booked ? booked.payment : booked.withdrawal);

export function createProviderConflicts({ now, log }: { now: () => Date; log: FastifyBaseLogger }): ProviderConflicts {
  const list: ProviderConflicts['list'] = async (trx, booked, { event_id, type }, money) => {
    const { id, player_id, processor, status, amount, currency } = rowOf(booked);
    const of = 'payment' in booked ? { payment_id: id } : { withdrawal_id: id };
    log.error({ ...of, status, event: event_id, type }, 'the provider contradicts what is booked');
    await insertPaymentConflict(trx, {
      ...of,
      processor,
      event_id,
      event_type: type,
      booked_status: status,
      created_at: now(),
      player_id,
      amount: money?.amount ?? amount,
      currency: money?.currency ?? currency,
    });
  };
  return {
    list,
    async refuse(trx, booked, event) {
      await list(trx, booked, event, reportedMoney(event, rowOf(booked)));
      return refuse('conflict');
    },
  };
}
