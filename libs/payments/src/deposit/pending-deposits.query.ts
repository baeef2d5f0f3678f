import { callQuery, type Api } from '@playfront/api-client';

/** Maximum number of pending deposits listed. */
const maxPendingDeposits = 10;

/** Query for the player's pending deposits. Always refetched: the player opens the deposit page right after a payment. */
export function pendingDepositsQuery(api: Api) {
  const request = { type: 'deposit', status: 'pending', page: 1, page_size: maxPendingDeposits } as const;
  return callQuery(api, 'frontGetFinancialTransactions', request, { staleMs: 0, owner: 'player' });
}
