import { useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';

/** State of an action that a button starts: in progress, or failed. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  async function run(action: () => Promise<unknown>): Promise<void> {
    setFailure(undefined);
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setFailure(asApiError(error));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, run: (action: () => Promise<unknown>) => void run(action) };
}
