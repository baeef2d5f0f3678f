import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { asApiError, callQuery, useApi, type ApiError } from '@playfront/api-client';
import type { Transaction } from '@playfront/api-contract';
import { useSession } from '@playfront/auth';

/** Polling interval and limit, in milliseconds. */
export const pollIntervalMs = 2_000;
export const pollLimitMs = 120_000;

export type DepositOutcome =
  /** `isOverdue`: polled for {@link pollLimitMs} without a result. */
  | { readonly kind: 'waiting'; readonly transaction: Transaction | undefined; readonly isOverdue: boolean }
  | { readonly kind: 'decided'; readonly transaction: Transaction }
  /** The operator does not know this deposit, or it belongs to another player. */
  | { readonly kind: 'unknown'; readonly failure: ApiError };

/** Whether a retry would fail in the same way. */
function isFinal(error: Error | null): boolean {
  return error !== null && asApiError(error).kind !== 'network' && asApiError(error).kind !== 'timeout' && asApiError(error).kind !== 'server';
}

/**
 * Polls a deposit until the operator has its result. The return from the provider's page proves nothing (contract): only the
 * status of the transaction counts.
 */
export function useDepositResult(transactionId: string): {
  outcome: DepositOutcome;
  /** When the transaction was last fetched, in ms. */
  checkedAt: number;
  isFetching: boolean;
  pollAgain: () => void;
  check: () => void;
} {
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

  const isComplete = transaction?.status === 'complete';
  useEffect(() => {
    // The live channel pushes the new balance too, but the push may be lost.
    if (isComplete) void session.fetchBalance().catch(() => {});
  }, [isComplete, session]);

  return {
    outcome: isDecided
      ? { kind: 'decided', transaction }
      : isFinal(query.error)
        ? { kind: 'unknown', failure: asApiError(query.error) }
        : { kind: 'waiting', transaction, isOverdue },
    checkedAt: query.dataUpdatedAt,
    isFetching: query.isFetching,
    check: () => void query.refetch(),
    pollAgain: () => {
      setRound((now) => now + 1);
      void query.refetch();
    },
  };
}
