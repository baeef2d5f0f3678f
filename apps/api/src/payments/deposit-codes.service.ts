import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { findPaymentOfPlayer } from './deposits.store.ts';
import type { ProviderClient } from './provider-client.ts';

/** The codes of payments by phone. */
export type DepositCodes = {
  /** Submits a code; the provider decides the payment then. */
  confirm(session: PlayerSession, attempt: { paymentId: string; code: string; key: string }): Promise<{ status: 1 } | Refusal>;
  /** Sends the code again. */
  resend(session: PlayerSession, paymentId: string): Promise<{ status: 1 } | Refusal>;
};

type Dependencies = { database: Database; provider: Pick<ProviderClient, 'confirm' | 'resend'>; log: FastifyBaseLogger };

export function createDepositCodes({ database, provider, log }: Dependencies): DepositCodes {
  return {
    async confirm({ playerId }, { paymentId, code, key }) {
      const payment = await findPaymentOfPlayer(database, playerId, paymentId);
      if (payment?.flow !== 'otp' || !payment.provider_reference) return refuse('not_found');
      try {
        const outcome = await provider.confirm(payment.processor, { payment_id: payment.provider_reference, code, key });
        if (outcome === 'accepted') return { status: 1 };
        if (outcome === 'wrong') return refuse('wrong_card', { code: 'wrong_card' });
        if (outcome === 'failed') return refuse('deposit_fail');
        return refuse(outcome === 'conflict' ? 'conflict' : 'not_found');
      } catch (error) {
        log.error({ err: error, payment: payment.id }, 'code at the provider');
        return refuse('action_failed');
      }
    },

    async resend({ playerId }, paymentId) {
      const payment = await findPaymentOfPlayer(database, playerId, paymentId);
      if (payment?.flow !== 'otp' || !payment.provider_reference) return refuse('not_found');
      try {
        const outcome = await provider.resend(payment.processor, payment.provider_reference);
        if (outcome === 'sent') return { status: 1 };
        return refuse(outcome === 'too_many' ? 'too_many_requests' : 'not_found');
      } catch (error) {
        log.error({ err: error, payment: payment.id }, 'resend at the provider');
        return refuse('action_failed');
      }
    },
  };
}
