import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError, useApi } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { EmptyState, ErrorState, Skeleton } from '@playfront/ui';
import { Pagination } from '@playfront/ui/data';
import { EventRow, LeagueBlock } from '@playfront/ui/sports';
import { byLeague, resultMarket } from './events.rules.ts';
import { Odds } from './Odds.tsx';
import { eventPageSize, oddsRefreshMs, upcomingQuery } from './sports.queries.ts';
import styles from './SportsView.module.css';

/** Column headings of the prices, by their number. */
const heads: Readonly<Record<number, readonly string[]>> = { 2: ['1', '2'], 3: ['1', 'X', '2'] };

/** The next events of a sport by league, with the odds on the winner. */
export function UpcomingEvents({ sport }: { sport: string }) {
  const { text, dateTime } = useFormat();
  const [page, setPage] = useState(1);
  const events = useQuery({ ...upcomingQuery(useApi(), sport, page), refetchInterval: oddsRefreshMs, placeholderData: keepPreviousData });

  if (events.isError && !events.data) {
    return (
      <ErrorState
        title={text('sportsbook.events.error')}
        retryLabel={text('sportsbook.events.retry')}
        onRetry={() => void events.refetch()}
        isRetrying={events.isFetching}
      >
        {failureText(text, asApiError(events.error))}
      </ErrorState>
    );
  }
  if (!events.data) {
    return (
      <>
        <p className="visually-hidden" role="status">
          {text('sportsbook.events.loading')}
        </p>
        <Skeleton height={260} radius="card" />
        <Skeleton height={260} radius="card" />
      </>
    );
  }
  if (events.data.events.length === 0) return <EmptyState title={text('sportsbook.events.empty')}>{text('sportsbook.events.empty_text')}</EmptyState>;
  return (
    <>
      {byLeague(events.data.events).map(({ id, region, name, events: own }) => (
        <LeagueBlock
          key={id}
          title={`${region}, ${name}`}
          outcomes={heads[Math.max(...own.map((event) => resultMarket(event)?.outcomes.length ?? 0))] ?? []}
          moreLabel=""
          className={styles.league}
        >
          {own.map((event) => {
            const market = resultMarket(event);
            const [date = '', time = ''] = dateTime(event.start_at).split(' ');
            return (
              <EventRow
                key={event.id}
                clock={time}
                period={date}
                names={[event.home, event.away]}
                odds={market && <Odds market={market} home={event.home} away={event.away} />}
                moreText=""
                moreLabel=""
                // An event has no page to link to.
                link={() => <span />}
              />
            );
          })}
        </LeagueBlock>
      ))}
      <Pagination
        label={text('sportsbook.events.pages')}
        page={page}
        pageCount={Math.ceil(events.data.total / eventPageSize)}
        onChange={setPage}
        previousLabel={text('sportsbook.events.previous')}
        nextLabel={text('sportsbook.events.next')}
        pageLabel={(number) => text('sportsbook.events.page', { page: number })}
      />
    </>
  );
}
