import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import type { PaymentContinuation } from '@playfront/api-contract';
import { startedPaymentQuery } from './started-payment.query.ts';

/**
 * How a pending deposit continues; `undefined` while that is unknown, or once it has ended. What has progress is fetched again when the transaction was
 * (`checkedAt`, in ms).
 */
export function useStartedPayment(
  transactionId: string,
  { isPending, checkedAt }: { readonly isPending: boolean; readonly checkedAt: number },
): { started: PaymentContinuation | undefined; refetch: () => void } {
  const api = useApi();
  const query = useQuery({ ...startedPaymentQuery(api, transactionId), enabled: isPending, retry: false });
  const { data, refetch } = query;
  const hasProgress = isPending && data !== undefined && 'progress' in data;
  useEffect(() => {
    if (hasProgress && checkedAt > 0) void refetch();
  }, [hasProgress, checkedAt, refetch]);
  return { started: isPending ? query.data : undefined, refetch: () => void query.refetch() };
}
