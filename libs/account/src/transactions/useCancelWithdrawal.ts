import { useState } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import type { Transaction } from '@playfront/api-contract';
import { useSession } from '@playfront/auth';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly withdrawal: Transaction; readonly failure?: ApiError }
  | { readonly kind: 'busy'; readonly withdrawal: Transaction };

type CancelInput = {
  /** Reloads the list; the dialog closes once the new list has loaded. */
  readonly reload: () => Promise<unknown>;
  readonly onCancelled: () => void;
};

/** Cancels a pending withdrawal after a confirmation. Cancelling it twice changes nothing (contract). */
export function useCancelWithdrawal({ reload, onCancelled }: CancelInput) {
  const api = useApi();
  const session = useSession();
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });

  async function confirm(): Promise<void> {
    if (phase.kind !== 'asking') return;
    const { withdrawal } = phase;
    setPhase({ kind: 'busy', withdrawal });
    try {
      await api.frontCancelWithdrawalRequest({ id: withdrawal.id });
    } catch (error) {
      const failure = asApiError(error);
      setPhase({ kind: 'asking', withdrawal, failure });
      // Refused because it is already being paid: the list is out of date.
      if (failure.kind === 'refused') void reload();
      return;
    }
    // The live channel also pushes the new balance, but the push may be lost.
    await Promise.all([reload(), session.fetchBalance().catch(() => {})]);
    setPhase({ kind: 'idle' });
    onCancelled();
  }

  return {
    phase,
    ask: (withdrawal: Transaction) => setPhase({ kind: 'asking', withdrawal }),
    close: () => setPhase((now) => (now.kind === 'busy' ? now : { kind: 'idle' })),
    confirm,
  };
}
