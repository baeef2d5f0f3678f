import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asApiError, useApi } from '@playfront/api-client';
import { failureMessage } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { EmptyState, ErrorState, Skeleton } from '@playfront/ui';
import { IconBallFootball } from '@playfront/ui/icons';
import { offersSports } from '../availability/offers-sports.ts';
import { gameGroupsQuery } from '../availability/sports-availability.ts';
import { SportsBoard } from './SportsBoard.tsx';
import styles from './SportsView.module.css';

export type SportsViewProps = {
  /** The link to the casino, for who finds no sports here. */
  readonly casinoLink: ReactNode;
};

/** Sports where the operator offers it (spec §4), and that it does not where it does not. */
export function SportsView({ casinoLink }: SportsViewProps) {
  const { text } = useFormat();
  const groups = useQuery(gameGroupsQuery(useApi()));
  if (groups.isError) {
    return (
      <ErrorState
        title={text('content.sports.error')}
        retryLabel={text('content.sports.retry')}
        onRetry={() => void groups.refetch()}
        isRetrying={groups.isFetching}
      >
        {text(failureMessage(asApiError(groups.error)))}
      </ErrorState>
    );
  }
  if (!groups.data) {
    return (
      <>
        <p className="visually-hidden" role="status">
          {text('content.sports.loading')}
        </p>
        <Skeleton height={260} radius="card" />
      </>
    );
  }
  if (!offersSports(groups.data.gameGroupList)) {
    return (
      <EmptyState title={text('content.sports.none')} icon={<IconBallFootball size={24} />} action={casinoLink}>
        {text('content.sports.none_text')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.view}>
      <SportsBoard />
    </div>
  );
}
