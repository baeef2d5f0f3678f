import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import type { PaymentContinuation } from '@playfront/api-contract';
import { startedPaymentQuery } from './started-payment.query.ts';

/** How a pending deposit continues; `undefined` while that is unknown, or once it has ended. */
export function useStartedPayment(transactionId: string, isPending: boolean): { started: PaymentContinuation | undefined; refetch: () => void } {
  const api = useApi();
  const query = useQuery({ ...startedPaymentQuery(api, transactionId), enabled: isPending, retry: false });
  return { started: isPending ? query.data : undefined, refetch: () => void query.refetch() };
}
