import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asApiError, useApi } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Chip, ChipRow, EmptyState, ErrorState, Notice, Skeleton } from '@playfront/ui';
import { sportsTreeQuery } from './sports.queries.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

/** Names of known sports; others have the operator's name. */
const sportMessage: Readonly<Record<string, MessageId>> = {
  football: 'sportsbook.sport.football',
  'ice-hockey': 'sportsbook.sport.ice_hockey',
  tennis: 'sportsbook.sport.tennis',
  basketball: 'sportsbook.sport.basketball',
};

/** The sports, and the next events of the one in the URL. Shows odds only; bets cannot be placed. */
export function SportsBoard() {
  const { text, number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const tree = useQuery(sportsTreeQuery(useApi()));

  if (tree.isError) {
    return (
      <ErrorState
        title={text('sportsbook.events.error')}
        retryLabel={text('sportsbook.events.retry')}
        onRetry={() => void tree.refetch()}
        isRetrying={tree.isFetching}
      >
        {failureText(text, asApiError(tree.error))}
      </ErrorState>
    );
  }
  if (!tree.data) return <Skeleton height={44} />;
  const { sports } = tree.data;
  const shown = sports.find(({ id }) => id === search.get('sport')) ?? sports[0];
  if (!shown) return <EmptyState title={text('sportsbook.events.empty')}>{text('sportsbook.events.empty_text')}</EmptyState>;
  return (
    <>
      <Notice>{text('sportsbook.events.read_only')}</Notice>
      <ChipRow label={text('sportsbook.events.sports')}>
        {sports.map(({ id, event_count, live_count }) => (
          <Chip
            key={id}
            isPressed={id === shown.id}
            count={number(event_count - live_count)}
            onClick={() => setSearch(id === sports[0]?.id ? {} : { sport: id })}
          >
            {sportMessage[id] ? text(sportMessage[id]) : id}
          </Chip>
        ))}
      </ChipRow>
      <UpcomingEvents key={shown.id} sport={shown.id} />
    </>
  );
}
