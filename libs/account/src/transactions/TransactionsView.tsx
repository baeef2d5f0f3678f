import { useId, useRef, type ReactNode } from 'react';
import { asApiError } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ErrorState, Notice } from '@playfront/ui';
import { Pagination } from '@playfront/ui/data';
import { IconDownload } from '@playfront/ui/icons';
import type { Period } from '../period/period.ts';
import { usePeriodRange } from '../period/usePeriodRange.ts';
import { ListActionButton } from '../print/ListActionButton.tsx';
import { ListActions } from '../print/ListActions.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { PrintFailure } from '../print/PrintFailure.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import type { TransactionFilter } from './transaction-filter.ts';
import { TransactionFilters } from './TransactionFilters.tsx';
import { TransactionsEmpty } from './TransactionsEmpty.tsx';
import { TransactionsSkeleton } from './TransactionsSkeleton.tsx';
import styles from './TransactionsView.module.css';
import { TransactionTable } from './TransactionTable.tsx';
import { useCancelWithdrawal } from './useCancelWithdrawal.ts';
import { useTransactions } from './useTransactions.ts';

const everything: TransactionFilter = { type: undefined, status: undefined };

export type TransactionsViewProps = {
  readonly period: Period;
  readonly filter: TransactionFilter;
  /** Starts at 1. */
  readonly page: number;
  /** The caller stores period and filter in the URL and returns to page 1. */
  readonly onPeriodChange: (period: Period) => void;
  readonly onFilterChange: (filter: TransactionFilter) => void;
  readonly onPageChange: (page: number) => void;
  /** Link to the details of a transaction. */
  readonly detailsLink: (transactionId: string, children: ReactNode) => ReactNode;
  /** Called when a withdrawal was cancelled and list and balance are updated. */
  readonly onCancelled: () => void;
};

/** The player's payments and other movements of a period; a pending withdrawal can be cancelled (spec §4, §9). All can be printed or saved as CSV. */
export function TransactionsView(props: TransactionsViewProps) {
  const { period, filter, page, onPeriodChange, onFilterChange, onPageChange, detailsLink, onCancelled } = props;
  const { text } = useFormat();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const range = usePeriodRange(period);

  const { transactions, pageCount, print, csv } = useTransactions({ range, filter, page, onPageChange });
  const cancel = useCancelWithdrawal({
    reload: transactions.refetch,
    onCancelled() {
      // The pressed button disappears with the status of its line.
      panel.current?.focus();
      onCancelled();
    },
  });

  return (
    <div className={styles.view}>
      <TransactionFilters
        period={period}
        range={range}
        filter={filter}
        panelId={panelId}
        onPeriodChange={onPeriodChange}
        onFilterChange={onFilterChange}
        action={
          <ListActions>
            <ListActionButton icon={<IconDownload size={20} />} isBusy={csv.isLoading} disabled={print.isEmpty} onClick={() => void csv.start()}>
              {text('account.activity.csv')}
            </ListActionButton>
            <PrintButton print={print} />
          </ListActions>
        }
      />
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
        ) : !transactions.data || !print.rows ? (
          <TransactionsSkeleton />
        ) : transactions.data.transactions.length === 0 ? (
          <TransactionsEmpty
            period={period}
            isFiltered={filter.type !== undefined || filter.status !== undefined}
            onPeriodChange={onPeriodChange}
            onShowAll={() => onFilterChange(everything)}
          />
        ) : (
          <>
            <PrintFailure print={print} />
            {csv.failure && <Notice kind="danger">{failureText(text, csv.failure)}</Notice>}
            <TransactionTable transactions={print.rows} total={transactions.data.total} detailsLink={detailsLink} onCancel={cancel.ask} />
            <Pagination
              label={text('account.transactions.pages')}
              page={page}
              pageCount={print.isComplete ? 1 : pageCount}
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
