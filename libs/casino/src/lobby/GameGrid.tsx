import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@playfront/api-client';
import { useFormat, useLocale } from '@playfront/i18n';
import { Button, EmptyState, ErrorState, GameTileSkeleton, TileGrid } from '@playfront/ui';
import { gamesQuery, type GameFilter } from '../catalogue/catalogue.queries.ts';
import { CasinoTile } from './CasinoTile.tsx';
import styles from './GameGrid.module.css';
import { gridSize } from './lobby-shelves.ts';

/** The most games one answer may hold (contract, "The wire"). */
const largestPage = 100;

/** All games of a filter as a grid, growing by "Show more". `onClear` is offered when nothing matches. */
export function GameGrid({ filter, title, onClear }: { filter: GameFilter; title: string; onClear?: () => void }) {
  const format = useFormat();
  const [size, setSize] = useState(gridSize);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...gamesQuery(useApi(), useLocale(), filter, size),
    placeholderData: keepPreviousData,
  });

  if (isError) {
    return (
      <ErrorState
        title={format.text('casino.lobby.errorTitle')}
        retryLabel={format.text('casino.lobby.retry')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {title}
      </ErrorState>
    );
  }
  if (data?.total === 0) {
    const action = onClear && <Button onClick={onClear}>{format.text('casino.lobby.clear')}</Button>;
    return (
      <EmptyState title={format.text('casino.lobby.emptyTitle')} action={action}>
        {format.text('casino.lobby.emptyText')}
      </EmptyState>
    );
  }
  const hidden = data ? Math.min(data.total, largestPage) - data.games.length : 0;
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.count} aria-live="polite">
          {data && format.text('casino.lobby.results', { count: data.total })}
        </p>
      </div>
      <TileGrid label={title}>
        {data
          ? data.games.map((game) => <CasinoTile key={game.id} game={game} />)
          : Array.from({ length: gridSize }, (_, index) => <GameTileSkeleton key={index} />)}
      </TileGrid>
      {hidden > 0 && (
        <Button
          className={styles.more}
          size="l"
          isBusy={isPlaceholderData}
          onClick={() => setSize((shown) => Math.min(shown + gridSize, largestPage))}
        >
          {format.text('casino.lobby.more', { count: Math.min(hidden, gridSize) })}
        </Button>
      )}
    </section>
  );
}
