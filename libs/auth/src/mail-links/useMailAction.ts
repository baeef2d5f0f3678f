import { useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';

/** Action of a button that sends a mail or cancels a change: `isDone` with its `answer` until it is pressed again. */
export function useMailAction<Answer>(send: () => Promise<Answer>) {
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{ readonly answer: Answer }>();
  const [failure, setFailure] = useState<ApiError>();

  async function run(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setDone(undefined);
    setFailure(undefined);
    try {
      setDone({ answer: await send() });
    } catch (error) {
      setFailure(asApiError(error));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, isDone: done !== undefined, answer: done?.answer, failure, run: () => void run() };
}
