import { useEffect, useRef, useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';
import type { Transaction } from '@playfront/api-contract';
import { usePlayer } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { saveFile } from '@playfront/ui/data';
import { loadAllRows, type LoadPage } from '../print/load-all-rows.ts';
import { transactionsCsv } from './transactions-csv.ts';

type CsvInput = {
  /** Identifies the list. If it changes, or another player signs in, a download in progress is cancelled. */
  readonly list: string;
  /** First and last day of the list, for the name of the file. */
  readonly days: readonly [from: string, to: string];
  readonly loadPage: LoadPage<Transaction>;
};

/** State of a download. */
export type Download = { readonly isLoading: boolean; readonly failure: ApiError | undefined; readonly start: () => Promise<void> };

/** Saves the transactions of all pages as a CSV file. */
export function useTransactionsCsv({ list: shown, days, loadPage }: CsvInput): Download {
  const format = useFormat();
  const list = `${usePlayer()?.id} ${shown}`;
  const [state, setState] = useState<{ readonly list: string; readonly isLoading: boolean; readonly failure?: ApiError }>({ list, isLoading: false });
  const loading = useRef<AbortController>(undefined);
  const isLoading = state.list === list && state.isLoading;

  useEffect(() => () => loading.current?.abort(), [list]);

  async function start(): Promise<void> {
    if (isLoading) return;
    const controller = new AbortController();
    loading.current = controller;
    setState({ list, isLoading: true });
    try {
      const rows = await loadAllRows(loadPage, controller.signal);
      if (controller.signal.aborted) return;
      saveFile(`${format.text('account.transactions.file')}-${days.join('-')}.csv`, 'text/csv;charset=utf-8', transactionsCsv(rows, format));
      setState({ list, isLoading: false });
    } catch (error) {
      if (!controller.signal.aborted) setState({ list, isLoading: false, failure: asApiError(error) });
    }
  }

  return { isLoading, failure: state.list === list ? state.failure : undefined, start };
}
