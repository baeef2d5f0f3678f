import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { asApiError, callQuery, useApi, type ApiError } from '@playfront/api-client';
import type { Transaction } from '@playfront/api-contract';
import { useSession } from '@playfront/auth';
import { forgetPaymentPageOf } from './payment-page.schema.ts';

/** Milliseconds between two questions, and how long they go on. */
export const pollIntervalMs = 2_000;
export const pollLimitMs = 120_000;

export type DepositOutcome =
  /** `isOverdue`: asked for {@link pollLimitMs} without a decision. */
  | { readonly kind: 'waiting'; readonly transaction: Transaction | undefined; readonly isOverdue: boolean }
  | { readonly kind: 'decided'; readonly transaction: Transaction }
  /** The operator does not know this deposit, or not as this player's. */
  | { readonly kind: 'unknown'; readonly failure: ApiError };

/** A question that another try cannot answer differently. */
function isFinal(error: Error | null): boolean {
  return error !== null && asApiError(error).kind !== 'network' && asApiError(error).kind !== 'timeout' && asApiError(error).kind !== 'server';
}

/**
 * Follows a deposit until the operator says how it ended. The provider's page coming back proves nothing (contract): only the
 * transaction's own status counts.
 */
export function useDepositResult(transactionId: string): { outcome: DepositOutcome; isAsking: boolean; askAgain: () => void } {
  const api = useApi();
  const session = useSession();
  const [overdueRound, setOverdueRound] = useState(0);
  const [round, setRound] = useState(1);
  const isOverdue = overdueRound === round;

  const query = useQuery({
    ...callQuery(api, 'frontGetFinancialTransaction', { id: transactionId }, { staleMs: 0, owner: 'player' }),
    refetchInterval: ({ state }) => {
      const isWaiting = !state.data || state.data.transaction.status === 'pending';
      return isWaiting && !isOverdue && !isFinal(state.error) ? pollIntervalMs : false;
    },
  });
  const transaction = query.data?.transaction;
  const isDecided = transaction !== undefined && transaction.status !== 'pending';

  useEffect(() => {
    if (isDecided) return;
    const timer = setTimeout(() => setOverdueRound(round), pollLimitMs);
    return () => clearTimeout(timer);
  }, [isDecided, round]);

  useEffect(() => {
    if (isDecided) forgetPaymentPageOf(transactionId);
  }, [isDecided, transactionId]);

  const isComplete = transaction?.status === 'complete';
  useEffect(() => {
    // The live channel pushes the new balance too; this is right even if the push was missed.
    if (isComplete) void session.fetchBalance().catch(() => {});
  }, [isComplete, session]);

  return {
    outcome: isDecided
      ? { kind: 'decided', transaction }
      : isFinal(query.error)
        ? { kind: 'unknown', failure: asApiError(query.error) }
        : { kind: 'waiting', transaction, isOverdue },
    isAsking: query.isFetching,
    askAgain: () => {
      setRound((now) => now + 1);
      void query.refetch();
    },
  };
}
