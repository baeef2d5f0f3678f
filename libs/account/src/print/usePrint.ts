import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asApiError, type ApiError } from '@playfront/api-client';
import { usePlayer } from '@playfront/auth';
import { loadAllRows, type LoadPage } from './load-all-rows.ts';

type State<Row> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'complete'; readonly rows: readonly Row[] }
  | { readonly kind: 'failed'; readonly failure: ApiError };

type PrintInput<Row> = {
  /** Identifies the list. If it changes, or another player signs in, a print in progress is cancelled. */
  readonly list: string;
  /** Rows on the page; undefined until they have loaded. */
  readonly rows: readonly Row[] | undefined;
  /** Number of rows on all pages. */
  readonly total: number;
  readonly loadPage: LoadPage<Row>;
};

/** State of printing a list. */
export type Print = {
  readonly isEmpty: boolean;
  /** Whether the rows of the other pages are being loaded. */
  readonly isLoading: boolean;
  /** Whether all rows are shown, so that the pagination is hidden. */
  readonly isComplete: boolean;
  readonly failure: ApiError | undefined;
  readonly start: () => Promise<void>;
};

/** Prints a list with the rows of all its pages, by a button or by the browser's shortcut; the page is shown again afterwards. */
export function usePrint<Row extends { readonly id: string | number }>({
  list: shown,
  rows,
  total,
  loadPage,
}: PrintInput<Row>): Print & {
  /** Rows on the page, or all rows while they are printed. */
  readonly rows: readonly Row[] | undefined;
} {
  const list = `${usePlayer()?.id} ${shown}`;
  const [print, setPrint] = useState<State<Row> & { readonly list: string }>({ list, kind: 'idle' });
  const loading = useRef<AbortController>(undefined);
  const state = print.list === list ? print : ({ kind: 'idle' } as const);
  const hasMore = rows !== undefined && total > rows.length;

  useEffect(() => () => loading.current?.abort(), [list]);

  async function start(): Promise<void> {
    if (!hasMore || state.kind === 'complete') return window.print();
    if (state.kind === 'loading') return;
    const controller = new AbortController();
    loading.current = controller;
    setPrint({ list, kind: 'loading' });
    try {
      const all = await loadAllRows(loadPage, controller.signal);
      if (controller.signal.aborted) return;
      window.addEventListener('afterprint', () => setPrint({ list, kind: 'idle' }), { once: true });
      // The browser prints the DOM as it is when `print` is called.
      flushSync(() => setPrint({ list, kind: 'complete', rows: all }));
      window.print();
    } catch (error) {
      if (!controller.signal.aborted) setPrint({ list, kind: 'failed', failure: asApiError(error) });
    }
  }

  useEffect(() => {
    if (!hasMore) return;
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void start();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  });

  return {
    rows: state.kind === 'complete' ? state.rows : rows,
    isEmpty: total === 0,
    isComplete: state.kind === 'complete',
    isLoading: state.kind === 'loading',
    failure: state.kind === 'failed' ? state.failure : undefined,
    start,
  };
}
