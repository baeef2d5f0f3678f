import { useEffect } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { Transaction } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import type { PeriodRange } from '../period/period.ts';
import type { LoadPage } from '../print/load-all-rows.ts';
import { usePrint } from '../print/usePrint.ts';
import type { TransactionFilter } from './transaction-filter.ts';
import { dayOf } from './transactions-csv.ts';
import { useTransactionsCsv } from './useTransactionsCsv.ts';

const pageSize = 24;

type TransactionsInput = {
  readonly range: PeriodRange;
  readonly filter: TransactionFilter;
  /** Starts at 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** A page of the transactions of a period, the number of pages, and all of them printed or as a file. */
export function useTransactions({ range, filter: { type, status }, page, onPageChange }: TransactionsInput) {
  const api = useApi();
  const isSignedIn = useIsSignedIn();
  const filters = { ...range, ...(type && { type }), ...(status && { status }) };
  const transactions = useQuery({
    // Always reloaded: players open this list right after a payment.
    ...callQuery(api, 'frontGetFinancialTransactions', { ...filters, page, page_size: pageSize }, { staleMs: 0, owner: 'player' }),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
  const list = JSON.stringify(filters);
  const loadPage: LoadPage<Transaction> = async (rows, options) =>
    (await api.frontGetFinancialTransactions({ ...filters, ...rows }, options)).transactions;
  const print = usePrint({ list, rows: transactions.data?.transactions, total: transactions.data?.total ?? 0, loadPage });
  const csv = useTransactionsCsv({ list, days: [dayOf(range.from), dayOf(range.to)], loadPage });
  const pageCount = transactions.data ? Math.ceil(transactions.data.total / pageSize) : 0;

  useEffect(() => {
    // A page number past the end shows the last page.
    if (!transactions.isPlaceholderData && pageCount > 0 && page > pageCount) onPageChange(pageCount);
  }, [transactions.isPlaceholderData, pageCount, page, onPageChange]);

  return { transactions, pageCount, print, csv };
}
