import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, useTransition } from 'react';
import { useApi } from '@playfront/api-client';
import { useFormat, useLocale } from '@playfront/i18n';
import { Button, EmptyState, ErrorState, TileGrid, TileGridSkeleton } from '@playfront/ui';
import { gamesQuery, type GameFilter } from '../catalogue/catalogue.queries.ts';
import { useGameLinks } from '../game-play/useGameLinks.ts';
import { CasinoTile } from './CasinoTile.tsx';
import styles from './GameGrid.module.css';
import { gridSize } from './lobby-shelves.ts';

const PagedGrid = lazy(() => import('./PagedGrid.tsx').then((module) => ({ default: module.PagedGrid })));

/** The games of a filter as a grid: a first page, then sixty more with each "Show more" (decision 0075). `onClear` is offered if there are no results. */
export function GameGrid({ filter, title, onClear }: { filter: GameFilter; title: string; onClear?: () => void }) {
  const format = useFormat();
  const links = useGameLinks();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...gamesQuery(useApi(), useLocale(), filter, gridSize),
    // While a search is being typed, the previous games stay until the next ones have loaded.
    placeholderData: keepPreviousData,
  });
  const [paged, setPaged] = useState<{ search: string | undefined; isByKey: boolean }>();
  // The first page stays until the paged grid has loaded: removing it earlier would lose the scroll position.
  const [isLoadingMore, startLoadingMore] = useTransition();

  if (isError) {
    return (
      <ErrorState
        isCard
        title={format.text('casino.lobby.error_title')}
        retryLabel={format.text('casino.lobby.retry')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {title}
      </ErrorState>
    );
  }
  const isEmpty = data?.total === 0;
  const [emptyTitle, emptyText] = [format.text('casino.lobby.empty_title'), format.text('casino.lobby.empty_text')];
  const hidden = data ? data.total - data.games.length : 0;
  const firstPage = (
    <>
      {data ? (
        <TileGrid label={title}>
          {data.games.map((game) => (
            <CasinoTile key={game.id} game={game} links={links} showsJackpot={filter.collection === 'jackpot-games'} />
          ))}
        </TileGrid>
      ) : (
        <TileGridSkeleton label={format.text('casino.lobby.loading')} count={gridSize} />
      )}
      {hidden > 0 && (
        // `detail` counts clicks and is 0 if the button was activated by keyboard.
        <Button
          className={styles.more}
          size="l"
          isBusy={isLoadingMore}
          onClick={({ detail }) => startLoadingMore(() => setPaged({ search: filter.search, isByKey: detail === 0 }))}
        >
          {format.text('casino.lobby.more', { count: Math.min(gridSize, hidden) })}
        </Button>
      )}
    </>
  );
  return (
    <section className={styles.section} aria-label={title} aria-busy={isPlaceholderData}>
      {/* Stays without results too: a live region is announced only if it exists before its text. */}
      <div className={isEmpty ? 'visually-hidden' : styles.head}>
        <h2>{title}</h2>
        <p className={styles.count} role="status">
          {data && (isEmpty ? `${emptyTitle}. ${emptyText}` : format.text('casino.lobby.results', { count: data.total }))}
        </p>
      </div>
      <Suspense>
        {isEmpty ? (
          <EmptyState isCard title={emptyTitle} action={onClear && <Button onClick={onClear}>{format.text('casino.lobby.clear')}</Button>}>
            {emptyText}
          </EmptyState>
        ) : paged && paged.search === filter.search && data ? (
          <PagedGrid filter={filter} title={title} total={data.total} isByKey={paged.isByKey} />
        ) : (
          firstPage
        )}
      </Suspense>
    </section>
  );
}
