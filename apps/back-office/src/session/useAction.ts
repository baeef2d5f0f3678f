import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asApiError } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { useFailureText } from '../failure/useFailureText.ts';
import { useNotify } from '../notices/NoticesProvider.tsx';

export type Action = {
  readonly isSending: boolean;
  /**
   * Sends the call once, shows its result, and reloads all lists, also after a refusal, because another officer may have been faster. `done` may depend on
   * the response. `refusals` replaces the usual texts of error keys.
   */
  run<Result>(
    send: () => Promise<Result>,
    done: string | ((result: Result) => string),
    refusals?: Partial<Record<ErrorKey, string>>,
  ): Promise<boolean>;
};

/**
 * Queries that an action must not reload: the file of a document never changes, and each read of it is in the audit log; the payout methods are no
 * longer available after the payout, while their panel is still shown.
 */
const constantQueries: readonly unknown[] = ['adminGetDocumentFile', 'adminGetExcludedPayoutMethods'];
const canChange = ({ queryKey }: { queryKey: readonly unknown[] }) => !constantQueries.includes(queryKey[0]);

/** Runs a decision of an officer. */
export function useAction(): Action {
  const queries = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const [isSending, setIsSending] = useState(false);
  // State would be too late: a second quick click arrives before the button is disabled.
  const isRunning = useRef(false);
  return {
    isSending,
    async run(send, done, refusals = {}) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setIsSending(true);
      try {
        const result = await send();
        notify('done', typeof done === 'string' ? done : done(result));
        return true;
      } catch (error) {
        const { key } = asApiError(error);
        notify('failed', (key && refusals[key]) ?? failureText(error));
        return false;
      } finally {
        isRunning.current = false;
        setIsSending(false);
        // Removed, because a page opened later would first show outdated data.
        queries.removeQueries({ type: 'inactive', predicate: canChange });
        void queries.invalidateQueries({ predicate: canChange });
      }
    },
  };
}
