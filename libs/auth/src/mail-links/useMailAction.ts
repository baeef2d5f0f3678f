import { useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';

/** Action of a button that sends a mail or cancels a change: `isDone` with its `response` until it is pressed again. */
export function useMailAction<Response>(send: () => Promise<Response>) {
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{ readonly response: Response }>();
  const [failure, setFailure] = useState<ApiError>();

  async function run(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setDone(undefined);
    setFailure(undefined);
    try {
      setDone({ response: await send() });
    } catch (error) {
      setFailure(asApiError(error));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, isDone: done !== undefined, response: done?.response, failure, run: () => void run() };
}
