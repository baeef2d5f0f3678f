import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asApiError, useApi } from '@playfront/api-client';
import { failureMessage } from '@playfront/auth';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Chip, ChipRow, EmptyState, ErrorState, Notice, Skeleton } from '@playfront/ui';
import { sportsTreeQuery } from './sports.queries.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

/** Names of the sports; another one is called as the operator calls it. */
const sportMessage: Readonly<Record<string, MessageId>> = {
  football: 'content.sports.football',
  'ice-hockey': 'content.sports.ice-hockey',
  tennis: 'content.sports.tennis',
  basketball: 'content.sports.basketball',
};

/** The sports there are, and the next events of the one in the address. Odds are shown, bets are not taken. */
export function SportsBoard() {
  const { text, number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const tree = useQuery(sportsTreeQuery(useApi()));

  if (tree.isError) {
    return (
      <ErrorState
        title={text('content.sports.error')}
        retryLabel={text('content.sports.retry')}
        onRetry={() => void tree.refetch()}
        isRetrying={tree.isFetching}
      >
        {text(failureMessage(asApiError(tree.error)))}
      </ErrorState>
    );
  }
  if (!tree.data) return <Skeleton height={44} />;
  const { sports } = tree.data;
  const shown = sports.find(({ id }) => id === search.get('sport')) ?? sports[0];
  if (!shown) return <EmptyState title={text('content.sports.empty')}>{text('content.sports.empty_text')}</EmptyState>;
  return (
    <>
      <Notice>{text('content.sports.read_only')}</Notice>
      <ChipRow label={text('content.sports.sports')}>
        {sports.map(({ id, event_count, live_count }) => (
          <Chip
            key={id}
            isPressed={id === shown.id}
            count={number(event_count - live_count)}
            onClick={() => setSearch(id === sports[0]?.id ? {} : { sport: id }, { preventScrollReset: true })}
          >
            {sportMessage[id] ? text(sportMessage[id]) : id}
          </Chip>
        ))}
      </ChipRow>
      <UpcomingEvents key={shown.id} sport={shown.id} />
    </>
  );
}
