import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asApiError } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { useFailureText } from '../failure/useFailureText.ts';
import { useNotify } from '../notices/NoticesProvider.tsx';

export type Action = {
  readonly isSending: boolean;
  /**
   * Does it once, says how it ended, and reads all lists again: also after a refusal, as another officer may have been faster. `done` may depend on
   * the response. `refusals`: what a key means here, where its usual text would not say it.
   */
  run<Answer>(
    send: () => Promise<Answer>,
    done: string | ((answer: Answer) => string),
    refusals?: Partial<Record<ErrorKey, string>>,
  ): Promise<boolean>;
};

/**
 * The file of a document does not change, and each look at one is in the audit log. How a player's money can be paid out is no longer found once it is,
 * while their panel is still shown.
 */
const unchanging: readonly unknown[] = ['adminGetDocumentFile', 'adminGetExcludedPayoutMethods'];
const mayChange = ({ queryKey }: { queryKey: readonly unknown[] }) => !unchanging.includes(queryKey[0]);

/** A decision of an officer. */
export function useAction(): Action {
  const queries = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const [isSending, setIsSending] = useState(false);
  // The second of two quick clicks comes before the button is drawn as busy.
  const isTaken = useRef(false);
  return {
    isSending,
    async run(send, done, refusals = {}) {
      if (isTaken.current) return false;
      isTaken.current = true;
      setIsSending(true);
      try {
        const answer = await send();
        notify('done', typeof done === 'string' ? done : done(answer));
        return true;
      } catch (error) {
        const { key } = asApiError(error);
        notify('failed', (key && refusals[key]) ?? failureText(error));
        return false;
      } finally {
        isTaken.current = false;
        setIsSending(false);
        // What is not in sight is forgotten: a page opened later would first show, and link to, what was so before.
        queries.removeQueries({ type: 'inactive', predicate: mayChange });
        void queries.invalidateQueries({ predicate: mayChange });
      }
    },
  };
}
