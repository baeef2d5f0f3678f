import type { FastifyBaseLogger } from 'fastify';
import type { CardFieldError } from '@playfront/api-contract/payment-frame';
import type { ErrorKey, Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { findPaymentOfPlayer, storeResponse } from './deposits.store.ts';
import type { OwnCardForm } from './own-card-form.ts';
import type { ProviderClient } from './provider-client.ts';
import type { CardOutcome, CardSubmission } from './provider-messages.ts';

/** Card payments from the site's own form. Card data pass through this service to the provider: they are neither stored nor logged. */
export type CardPayments = {
  pay(session: PlayerSession, paymentId: string, card: Omit<CardSubmission, 'payment_id'>): Promise<CardPayment | Refusal>;
};
type CardPayment = { status: 1; confirm_url: string | null };

const keyOfError = {
  required: 'field_required',
  invalid: 'invalid_value',
  expired: 'invalid_value',
  not_accepted: 'wrong_card',
} as const satisfies Record<CardFieldError, ErrorKey>;

type Dependencies = {
  database: Database;
  now: () => Date;
  provider: Pick<ProviderClient, 'payCard'>;
  ownCardForm: OwnCardForm;
  log: FastifyBaseLogger;
};

export function createCardPayments({ database, now, provider, ownCardForm, log }: Dependencies): CardPayments {
  return {
    async pay({ playerId }, paymentId, card) {
      if (!(await ownCardForm.isOn())) return refuse('method_not_available');
      const payment = await findPaymentOfPlayer(database, playerId, paymentId);
      const { processor, provider_reference: reference, answer } = payment ?? {};
      if (payment?.status !== 'pending' || !processor || !reference || !answer) return refuse('not_found');
      // The card was sent before, such as from another tab.
      if (payment.flow === 'client_token' && answer.type === 'iframe_url') return { status: 1, confirm_url: answer.url };
      if (!(await ownCardForm.canPay(processor, answer))) return refuse('not_found');
      try {
        const outcome = await provider.payCard(processor, { payment_id: reference, ...card });
        if (outcome.outcome === 'finished') return { status: 1, confirm_url: null };
        if (outcome.outcome !== 'confirm') return outcome.outcome === 'refused' ? refusalOf(outcome) : refuse('not_found');
        // So that the page of the bank opens again after a reload, without the card.
        await storeResponse(database, paymentId, { type: 'iframe_url', url: outcome.url }, reference, now());
        return { status: 1, confirm_url: outcome.url };
      } catch (error) {
        // Not the error itself: its text may repeat what the provider responded, and with it the card.
        log.error({ failure: error instanceof Error ? error.name : 'unknown', payment: paymentId }, 'card at the provider');
        return refuse('action_failed');
      }
    },
  };
}

/** The number comes first: a card that the provider does not take is `wrong_card`, whatever else is wrong. */
function refusalOf({ errors }: Extract<CardOutcome, { outcome: 'refused' }>): Refusal {
  const { number, ...others } = errors;
  const faults = Object.entries({ number, ...others });
  const fields = Object.fromEntries(faults.flatMap(([field, error]) => (error ? [[field, keyOfError[error]] as const] : [])));
  return refuse(Object.values(fields)[0] ?? 'wrong_card', fields);
}
