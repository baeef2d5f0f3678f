import { useEffect, useId, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import { failureText, useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ErrorState } from '@playfront/ui';
import { Pagination } from '@playfront/ui/data';
import { BalanceStrip } from './BalanceStrip.tsx';
import { BetFilters, type BetResult } from './BetFilters.tsx';
import { BetListEmpty } from './BetListEmpty.tsx';
import { BetListSkeleton } from './BetListSkeleton.tsx';
import type { Period } from '../period/period.ts';
import { usePeriodRange } from '../period/usePeriodRange.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { PrintFailure } from '../print/PrintFailure.tsx';
import { usePrint } from '../print/usePrint.ts';
import { RoundDialog, type RoundDialogProps } from '../rounds/RoundDialog.tsx';
import { BetTable } from './BetTable.tsx';
import styles from './BetListView.module.css';

const pageSize = 24;

export type BetListViewProps = {
  readonly period: Period;
  /** Starts at 1. */
  readonly page: number;
  /** The caller stores it in the URL and returns to page 1. */
  readonly onPeriodChange: (period: Period) => void;
  readonly onPageChange: (page: number) => void;
} & Pick<RoundDialogProps, 'gameLink' | 'fairnessLink'>;

/** The player's bets of a period, below their balances (spec §1, §9). */
export function BetListView({ period, page, onPeriodChange, onPageChange, gameLink, fairnessLink }: BetListViewProps) {
  const api = useApi();
  const { text } = useFormat();
  const panelId = useId();
  const isSignedIn = useIsSignedIn();
  const [result, setResult] = useState<BetResult>('all');
  const [roundId, setRoundId] = useState<string>();
  const range = usePeriodRange(period);

  const filter = { ...range, ...(result === 'all' ? {} : { state: result }) };
  const request = { ...filter, page, page_size: pageSize };
  const bets = useQuery({
    // Always reloaded: players open this list right after a bet.
    ...callQuery(api, 'frontGetBetList', request, { staleMs: 0, owner: 'player' }),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
  const print = usePrint({
    list: JSON.stringify(filter),
    rows: bets.data?.bets,
    total: bets.data?.total ?? 0,
    loadPage: async (rows, options) => (await api.frontGetBetList({ ...filter, ...rows }, options)).bets,
  });
  const pageCount = bets.data ? Math.ceil(bets.data.total / pageSize) : 0;

  useEffect(() => {
    // A page number past the end shows the last page.
    if (!bets.isPlaceholderData && pageCount > 0 && page > pageCount) onPageChange(pageCount);
  }, [bets.isPlaceholderData, pageCount, page, onPageChange]);

  function handleResultChange(next: BetResult): void {
    setResult(next);
    if (page !== 1) onPageChange(1);
  }

  return (
    <div className={styles.view}>
      <BalanceStrip />
      <BetFilters
        period={period}
        range={range}
        result={result}
        panelId={panelId}
        onPeriodChange={onPeriodChange}
        onResultChange={handleResultChange}
        action={<PrintButton print={print} />}
      />
      <div id={panelId} role="tabpanel" aria-label={text('account.bets.caption')} aria-busy={bets.isFetching} className={styles.panel}>
        {bets.isError ? (
          <ErrorState
            isCard
            title={text('account.bets.error.title')}
            retryLabel={text('account.retry')}
            onRetry={() => void bets.refetch()}
            isRetrying={bets.isFetching}
          >
            {failureText(text, asApiError(bets.error))}
          </ErrorState>
        ) : !bets.data || !print.rows ? (
          <BetListSkeleton />
        ) : bets.data.bets.length === 0 ? (
          <BetListEmpty period={period} isFiltered={result !== 'all'} onPeriodChange={onPeriodChange} onShowAll={() => handleResultChange('all')} />
        ) : (
          <>
            <PrintFailure print={print} />
            <BetTable bets={print.rows} total={bets.data.total} summary={bets.data.summary} onOpen={setRoundId} />
            <Pagination
              label={text('account.bets.pages')}
              page={page}
              pageCount={print.isComplete ? 1 : pageCount}
              onChange={onPageChange}
              previousLabel={text('account.bets.previous')}
              nextLabel={text('account.bets.next')}
              pageLabel={(number) => text('account.bets.page', { page: number })}
            />
          </>
        )}
      </div>
      {roundId !== undefined && (
        <RoundDialog roundId={roundId} gameLink={gameLink} fairnessLink={fairnessLink} onClose={() => setRoundId(undefined)} />
      )}
    </div>
  );
}
