import { useState } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import type { PlayerLimit } from '@playfront/api-contract';
import { useRefetchLimits } from '@playfront/auth/limits';

/** The result for a pending limit. `gone`: it was no longer pending. */
export type PendingOutcome = 'cancelled' | 'confirmed' | 'gone';

/** Cancels or confirms pending limits, one at a time, and fetches the limits again after each. */
export function usePendingLimits(onDone: (limit: PlayerLimit, outcome: PendingOutcome) => void) {
  const api = useApi();
  const refetch = useRefetchLimits();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  async function run(limit: PlayerLimit, outcome: 'cancelled' | 'confirmed'): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const { kind, period } = limit;
    try {
      await (outcome === 'cancelled' ? api.frontCancelPendingLimit({ kind, period }) : api.frontConfirmPlayerLimit({ kind, period }));
      onDone(limit, outcome);
    } catch (error) {
      const fault = asApiError(error);
      if (fault.kind === 'refused' && fault.key === 'not_found') onDone(limit, 'gone');
      else setFailure(fault);
    }
    await refetch();
    setBusy(false);
  }

  return {
    isBusy,
    failure,
    cancel: (limit: PlayerLimit) => void run(limit, 'cancelled'),
    confirm: (limit: PlayerLimit) => void run(limit, 'confirmed'),
  };
}
