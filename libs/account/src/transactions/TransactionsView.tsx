import { useEffect, useId, useRef, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import { failureText, useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ErrorState } from '@playfront/ui';
import { Pagination } from '@playfront/ui/data';
import type { Period } from '../period/period.ts';
import { usePeriodRange } from '../period/usePeriodRange.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { TransactionFilters, type TransactionFilter } from './TransactionFilters.tsx';
import { TransactionsEmpty } from './TransactionsEmpty.tsx';
import { TransactionsSkeleton } from './TransactionsSkeleton.tsx';
import styles from './TransactionsView.module.css';
import { TransactionTable } from './TransactionTable.tsx';
import { useCancelWithdrawal } from './useCancelWithdrawal.ts';

const pageSize = 24;
const everything: TransactionFilter = { type: undefined, status: undefined };

export type TransactionsViewProps = {
  readonly period: Period;
  /** Starts at 1. */
  readonly page: number;
  /** The caller stores it in the URL and returns to page 1. */
  readonly onPeriodChange: (period: Period) => void;
  readonly onPageChange: (page: number) => void;
  /** Called when a withdrawal was cancelled and list and balance are updated. */
  readonly onCancelled: () => void;
};

/** The player's payments and other movements of a period; a pending withdrawal can be cancelled (spec §4, §9). */
export function TransactionsView({ period, page, onPeriodChange, onPageChange, onCancelled }: TransactionsViewProps) {
  const api = useApi();
  const { text } = useFormat();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isSignedIn = useIsSignedIn();
  const [filter, setFilter] = useState(everything);
  const range = usePeriodRange(period);

  const { type, status } = filter;
  const request = { ...range, ...(type && { type }), ...(status && { status }), page, page_size: pageSize };
  const transactions = useQuery({
    // Always reloaded: players open this list right after a payment.
    ...callQuery(api, 'frontGetFinancialTransactions', request, { staleMs: 0, owner: 'player' }),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
  const cancel = useCancelWithdrawal({
    reload: transactions.refetch,
    onCancelled() {
      // The pressed button disappears with the status of its line.
      panel.current?.focus();
      onCancelled();
    },
  });
  const pageCount = transactions.data ? Math.ceil(transactions.data.total / pageSize) : 0;

  useEffect(() => {
    // A page number past the end shows the last page.
    if (!transactions.isPlaceholderData && pageCount > 0 && page > pageCount) onPageChange(pageCount);
  }, [transactions.isPlaceholderData, pageCount, page, onPageChange]);

  function handleFilterChange(next: TransactionFilter): void {
    setFilter(next);
    if (page !== 1) onPageChange(1);
  }

  return (
    <div className={styles.view}>
      <TransactionFilters period={period} filter={filter} panelId={panelId} onPeriodChange={onPeriodChange} onFilterChange={handleFilterChange} />
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-label={text('account.transactions.caption')}
        aria-busy={transactions.isFetching}
        className={styles.panel}
      >
        {transactions.isError ? (
          <ErrorState
            isCard
            title={text('account.transactions.error.title')}
            retryLabel={text('account.retry')}
            onRetry={() => void transactions.refetch()}
            isRetrying={transactions.isFetching}
          >
            {failureText(text, asApiError(transactions.error))}
          </ErrorState>
        ) : !transactions.data ? (
          <TransactionsSkeleton />
        ) : transactions.data.transactions.length === 0 ? (
          <TransactionsEmpty
            period={period}
            isFiltered={type !== undefined || status !== undefined}
            onPeriodChange={onPeriodChange}
            onShowAll={() => handleFilterChange(everything)}
          />
        ) : (
          <>
            <TransactionTable transactions={transactions.data.transactions} total={transactions.data.total} onCancel={cancel.ask} />
            <Pagination
              label={text('account.transactions.pages')}
              page={page}
              pageCount={pageCount}
              onChange={onPageChange}
              previousLabel={text('account.transactions.previous')}
              nextLabel={text('account.transactions.next')}
              pageLabel={(number) => text('account.transactions.page', { page: number })}
            />
          </>
        )}
      </div>
      {cancel.phase.kind !== 'idle' && (
        <CancelDialog
          withdrawal={cancel.phase.withdrawal}
          isBusy={cancel.phase.kind === 'busy'}
          failure={cancel.phase.kind === 'asking' ? cancel.phase.failure : undefined}
          onConfirm={() => void cancel.confirm()}
          onClose={cancel.close}
        />
      )}
    </div>
  );
}
