import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { periodOf, periodParams, type Period } from '@playfront/account';
import {
  cancelDoneMessage,
  TransactionDetailsView,
  transactionFilterOf,
  transactionFilterParams,
  TransactionsView,
  type TransactionFilter,
} from '@playfront/account/transactions';
import { useFormat } from '@playfront/i18n';
import { depositTransactionParam, transactionIdOf } from '@playfront/payments';
import { useToast } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';

/** The transactions, or the details of one; transaction, period, filter and page number are in the URL. */
export function TransactionsTab() {
  const { text } = useFormat();
  const { showToast } = useToast();
  const [search, setSearch] = useSearchParams();
  const transactionId = transactionIdOf(search);
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const handleCancelled = () => showToast({ kind: 'success', text: text(cancelDoneMessage) });

  const period = periodOf(search);
  const filter = transactionFilterOf(search);
  const queryOf = (changes: { period?: Period; filter?: TransactionFilter; page?: number }) => ({
    tab: 'transactions',
    ...periodParams(changes.period ?? period),
    ...transactionFilterParams(changes.filter ?? filter),
    ...((changes.page ?? 1) > 1 && { page: String(changes.page) }),
  });
  const query = queryOf({ page });

  if (transactionId) {
    return (
      <TransactionDetailsView
        key={transactionId}
        transactionId={transactionId}
        backLink={(children, className) => (
          <PageLink to="account" query={query} className={className}>
            {children}
          </PageLink>
        )}
        onCancelled={handleCancelled}
      />
    );
  }

  const detailsLink = (id: string, children: ReactNode) => (
    <PageLink to="account" query={{ ...query, [depositTransactionParam]: id }}>
      {children}
    </PageLink>
  );
  return (
    <>
      <h1>{text('site.account.transactions')}</h1>
      <TransactionsView
        {...{ period, filter, page }}
        onPeriodChange={(next) => setSearch(queryOf({ period: next }))}
        onFilterChange={(next) => setSearch(queryOf({ filter: next }))}
        onPageChange={(next) => setSearch(queryOf({ page: next }))}
        detailsLink={detailsLink}
        onCancelled={handleCancelled}
      />
    </>
  );
}
