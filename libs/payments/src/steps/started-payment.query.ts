import { callQuery, type Api } from '@playfront/api-client';

/** How a pending deposit continues, as a query: the start of a deposit fills it in, another tab or device fetches it. */
export function startedPaymentQuery(api: Api, transactionId: string) {
  return callQuery(api, 'paymentGetStartedPayment', { transaction_id: transactionId }, { owner: 'player' });
}
