import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import { failureText, useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button, EmptyState, ErrorState, IconButton, Skeleton } from '@playfront/ui';
import { saveFile } from '@playfront/ui/data';
import { SegmentedTabs } from '@playfront/ui/forms';
import { IconChevronLeft, IconChevronRight, IconDownload, IconHistory, IconPrinter } from '@playfront/ui/icons';
import { ActivityCharts } from './ActivityCharts.tsx';
import { ActivityFigures } from './ActivityFigures.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import styles from './ActivityView.module.css';
import { activityCsv } from './activity-csv.ts';
import { hasActivity, linesOf, partsOf, type Statement } from './activity-figures.ts';
import { periodTitleOf, spanTitle } from './activity-labels.ts';
import { activityRangeOf, activitySpans, shiftActivityPeriod, todayInUtc, type ActivityPeriod } from './activity-period.ts';

export type ActivityViewProps = {
  readonly period: ActivityPeriod;
  /** The caller stores it in the URL. */
  readonly onPeriodChange: (period: ActivityPeriod) => void;
};

/** Activity statement by day, week, month or year: deposits, withdrawals, stakes, wins and time of play; can be saved as CSV and printed. */
export function ActivityView({ period, onPeriodChange }: ActivityViewProps) {
  const api = useApi();
  const format = useFormat();
  const { text } = format;
  const panelId = useId();
  const isSignedIn = useIsSignedIn();
  const range = activityRangeOf(period);
  const title = periodTitleOf(period, format);
  const statement = useQuery({
    ...callQuery(api, 'frontGetActivityStatement', range, { staleMs: 0, owner: 'player' }),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
  // The figures of the previous period must not be shown below the title of this one.
  const data = statement.isPlaceholderData ? undefined : statement.data;
  const isLast = range.to >= todayInUtc(new Date());

  return (
    <div className={styles.view}>
      <div className={styles.controls}>
        <SegmentedTabs
          label={text('account.activity.span')}
          tabs={activitySpans.map((id) => ({ id, label: text(spanTitle[id]), panelId }))}
          value={period.span}
          onChange={(span) => onPeriodChange({ ...period, span })}
          className={styles.spans}
        />
        <div className={styles.steps}>
          <IconButton
            label={text('account.activity.previous')}
            icon={<IconChevronLeft size={20} />}
            isBoxed
            onClick={() => onPeriodChange(shiftActivityPeriod(period, -1))}
          />
          <h2 aria-live="polite">{title}</h2>
          <IconButton
            label={text('account.activity.next')}
            icon={<IconChevronRight size={20} />}
            isBoxed
            disabled={isLast}
            onClick={() => onPeriodChange(shiftActivityPeriod(period, 1))}
          />
        </div>
      </div>
      <div id={panelId} role="tabpanel" aria-label={title} aria-busy={statement.isFetching} className={styles.panel}>
        {statement.isError ? (
          <ErrorState
            isCard
            title={text('account.activity.error.title')}
            retryLabel={text('account.retry')}
            onRetry={() => void statement.refetch()}
            isRetrying={statement.isFetching}
          >
            {failureText(text, asApiError(statement.error))}
          </ErrorState>
        ) : data ? (
          <StatementPanel statement={data} period={period} title={title} />
        ) : (
          <StatementSkeleton />
        )}
      </div>
    </div>
  );
}

function StatementPanel({ statement, period, title }: { statement: Statement; period: ActivityPeriod; title: string }) {
  const { text, money } = useFormat();
  const { total, lifetimeNetDeposits } = statement;
  const range = activityRangeOf(period);
  const lines = linesOf(statement, range);
  const today = todayInUtc(new Date());
  const known = lines.filter(({ from }) => from <= today);

  function saveAsCsv(): void {
    const headings = [
      text('account.activity.period'),
      text('account.activity.deposits'),
      text('account.activity.withdrawals'),
      text('account.activity.staked'),
      text('account.activity.won'),
      text('account.activity.net'),
      text('account.activity.minutes'),
      text('account.activity.currency'),
    ] as const;
    saveFile(`${text('account.activity.file')}-${range.from}-${range.to}.csv`, 'text/csv;charset=utf-8', activityCsv(headings, known));
  }

  return (
    <>
      <ActivityFigures total={total} />
      {!hasActivity(total) ? (
        <EmptyState isCard title={text('account.activity.empty.title')} icon={<IconHistory size={24} />}>
          {text('account.activity.empty.text')}
        </EmptyState>
      ) : (
        period.span !== 'day' && (
          <>
            <ActivityCharts lines={lines} knownCount={known.length} by={range.by} total={total} />
            <ActivityTable lines={period.span === 'month' ? partsOf(known) : known} by={range.by} total={total} title={title} />
          </>
        )
      )}
      <p className={styles.note}>
        <span>{text('account.activity.lifetime', { amount: money(lifetimeNetDeposits) })}</span> {text('account.activity.note')}
      </p>
      <div className={styles.actions}>
        <Button icon={<IconDownload size={20} />} onClick={saveAsCsv}>
          {text('account.activity.csv')}
        </Button>
        <Button icon={<IconPrinter size={20} />} onClick={() => window.print()}>
          {text('account.print')}
        </Button>
      </div>
    </>
  );
}

function StatementSkeleton() {
  const { text } = useFormat();
  return (
    <>
      <p className="visually-hidden" role="status">
        {text('account.activity.loading')}
      </p>
      <Skeleton height={96} radius="card" />
      <Skeleton height={280} radius="card" />
    </>
  );
}
