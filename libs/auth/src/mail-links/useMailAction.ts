import { useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';

/** One press of a button that has a mail sent or a change withdrawn: `isDone` until it is pressed again. */
export function useMailAction(send: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<ApiError>();

  async function run(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setDone(false);
    setFailure(undefined);
    try {
      await send();
      setDone(true);
    } catch (error) {
      setFailure(asApiError(error));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, isDone, failure, run: () => void run() };
}
