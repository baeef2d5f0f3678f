import type { Refusal, StartedPayment } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import type { StoredResponse } from './deposit-response.ts';
import { wireProgress } from './deposit-progress.ts';
import { findPaymentOfPlayer, lockPayment, settlePayment, type PaymentRow } from './deposits.store.ts';
import type { OwnCardForm } from './own-card-form.ts';
import { canRepeat } from './payment-flows.rules.ts';

export type StartedDeposits = {
  /** How a payment continues, even if it has just ended. */
  find(session: PlayerSession, paymentId: string): Promise<StartedPayment | Refusal>;
  /** Cancels a pending payment that the player makes elsewhere. Returns whether there is such a payment, pending or ended. */
  cancel(session: PlayerSession, paymentId: string): Promise<boolean>;
};

type Dependencies = { database: Database; now: () => Date; live: Pick<Live, 'paymentsChanged'>; ownCardForm: OwnCardForm };

export function createStartedDeposits(dependencies: Dependencies): StartedDeposits {
  const { database, now, live } = dependencies;
  return {
    async find(session, paymentId) {
      const payment = await findPaymentOfPlayer(database, session.playerId, paymentId);
      return payment?.answer ? startedPaymentOf(dependencies, session, payment, payment.answer) : refuse('not_found');
    },

    async cancel({ playerId }, paymentId) {
      const isEnded = await database.transaction().execute(async (trx) => {
        const payment = await lockPayment(trx, paymentId);
        if (payment?.player_id !== playerId || !canRepeat.includes(payment.flow)) return undefined;
        if (payment.status !== 'pending') return false;
        await settlePayment(trx, paymentId, { status: 'cancelled', reason: null }, now());
        return true;
      });
      if (isEnded) live.paymentsChanged(playerId);
      return isEnded !== undefined;
    },
  };
}

/** How a payment continues, for its player, with what has arrived since if it is sent from elsewhere. */
export async function startedPaymentOf(
  { database, ownCardForm }: Pick<Dependencies, 'database' | 'ownCardForm'>,
  { playerId }: PlayerSession,
  payment: PaymentRow,
  response: StoredResponse,
): Promise<StartedPayment | Refusal> {
  if (response.type === 'refused') return refuse(response.error, response.fields);
  const numbered = { status: 1, transaction_id: payment.id, ...response } as const;
  if (response.type === 'result') return { ...numbered, type: 'result', result: await resultOf(database, playerId, payment.id) };
  if (response.type === 'client_token') {
    // Not stored, because the setting may change.
    const isOwn = await ownCardForm.canPay(payment.processor, response);
    return { status: 1, transaction_id: payment.id, ...response, own_card_form: isOwn };
  }
  return canRepeat.includes(response.type) ? { ...numbered, ...wireProgress(payment) } : numbered;
}

/** The current status: the provider's callback usually arrives before its response to the order. */
async function resultOf(database: Database, playerId: string, id: string): Promise<'pending' | 'complete' | 'failed'> {
  const status = (await findPaymentOfPlayer(database, playerId, id))?.status;
  return status === 'pending' || status === 'complete' ? status : 'failed';
}
