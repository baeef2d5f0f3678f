import { callQuery, type Api } from '@playfront/api-client';

/** Query for how a pending deposit continues: filled in when the deposit is started here, fetched in another tab or device. */
export function startedPaymentQuery(api: Api, transactionId: string) {
  return callQuery(api, 'paymentGetStartedPayment', { transaction_id: transactionId }, { owner: 'player' });
}
