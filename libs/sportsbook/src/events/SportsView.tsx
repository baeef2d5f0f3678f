import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asApiError, useApi } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { EmptyState, ErrorState, Skeleton } from '@playfront/ui';
import { IconBallFootball } from '@playfront/ui/icons';
import { offersSports } from '../availability/offers-sports.ts';
import { gameGroupsQuery } from '../availability/sports-availability.ts';
import { SportsBoard } from './SportsBoard.tsx';
import styles from './SportsView.module.css';

export type SportsViewProps = {
  /** Link to the casino, shown if sports is not offered. */
  readonly casinoLink: ReactNode;
};

/** The sports page, or a notice if the operator does not offer sports (spec §4). */
export function SportsView({ casinoLink }: SportsViewProps) {
  const { text } = useFormat();
  const groups = useQuery(gameGroupsQuery(useApi()));
  if (groups.isError) {
    return (
      <ErrorState
        title={text('sportsbook.events.error')}
        retryLabel={text('sportsbook.events.retry')}
        onRetry={() => void groups.refetch()}
        isRetrying={groups.isFetching}
      >
        {failureText(text, asApiError(groups.error))}
      </ErrorState>
    );
  }
  if (!groups.data) {
    return (
      <>
        <p className="visually-hidden" role="status">
          {text('sportsbook.events.loading')}
        </p>
        <Skeleton height={260} radius="card" />
      </>
    );
  }
  if (!offersSports(groups.data.gameGroupList)) {
    return (
      <EmptyState title={text('sportsbook.events.none')} icon={<IconBallFootball size={24} />} action={casinoLink}>
        {text('sportsbook.events.none_text')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.view}>
      <SportsBoard />
    </div>
  );
}
