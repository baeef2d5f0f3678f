import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@playfront/api-client';
import { useFormat, useLocale } from '@playfront/i18n';
import { Button, EmptyState, ErrorState, GameTileSkeleton, TileGrid } from '@playfront/ui';
import { gamesQuery, type GameFilter } from '../catalogue/catalogue.queries.ts';
import { CasinoTile } from './CasinoTile.tsx';
import styles from './GameGrid.module.css';
import { gridSize } from './lobby-shelves.ts';

/** All games of a filter as a grid, growing page by page by "Show more". `onClear` is offered when nothing matches. */
export function GameGrid({ filter, title, onClear }: { filter: GameFilter; title: string; onClear?: () => void }) {
  const format = useFormat();
  const api = useApi();
  const locale = useLocale();
  const [pageCount, setPageCount] = useState(1);
  const pages = useQueries({ queries: Array.from({ length: pageCount }, (_, index) => gamesQuery(api, locale, filter, gridSize, index + 1)) });
  const failed = pages.find(({ isError }) => isError);
  const [first] = pages;

  if (failed) {
    return (
      <ErrorState
        title={format.text('casino.lobby.errorTitle')}
        retryLabel={format.text('casino.lobby.retry')}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      >
        {title}
      </ErrorState>
    );
  }
  const total = first?.data?.total;
  if (total === 0) {
    const action = onClear && <Button onClick={onClear}>{format.text('casino.lobby.clear')}</Button>;
    return (
      <EmptyState title={format.text('casino.lobby.emptyTitle')} action={action}>
        {format.text('casino.lobby.emptyText')}
      </EmptyState>
    );
  }
  const games = pages.flatMap(({ data }) => data?.games ?? []);
  const hidden = total === undefined ? 0 : total - games.length;
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.count} aria-live="polite">
          {total !== undefined && format.text('casino.lobby.results', { count: total })}
        </p>
      </div>
      <TileGrid label={title}>
        {total !== undefined
          ? games.map((game) => <CasinoTile key={game.id} game={game} />)
          : Array.from({ length: gridSize }, (_, index) => <GameTileSkeleton key={index} />)}
      </TileGrid>
      {hidden > 0 && (
        <Button className={styles.more} size="l" isBusy={pages.some(({ isPending }) => isPending)} onClick={() => setPageCount((shown) => shown + 1)}>
          {format.text('casino.lobby.more', { count: Math.min(hidden, gridSize) })}
        </Button>
      )}
    </section>
  );
}
