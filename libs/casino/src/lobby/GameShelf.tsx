import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { useFormat, useLocale } from '@playfront/i18n';
import { ErrorState, GameTileSkeleton, Shelf } from '@playfront/ui';
import { gamesQuery, type GameFilter } from '../catalogue/catalogue.queries.ts';
import { useGameLinks } from '../game-play/useGameLinks.ts';
import { CasinoTile } from './CasinoTile.tsx';
import { shelfSize } from './lobby-shelves.ts';

/** A row of games: those of a filter, or the given ones. `seeAll` renders the link to all games of the filter, given their number. */
export function GameShelf({
  title,
  filter = {},
  games: known,
  seeAll,
  excludedSlug,
}: {
  title: string;
  filter?: GameFilter;
  games?: readonly Game[];
  seeAll?: (count: number) => ReactNode;
  /** Slug of a game not to show: the one being played. */
  excludedSlug?: string;
}) {
  const format = useFormat();
  const links = useGameLinks();
  const { data, isError, isFetching, refetch } = useQuery({ ...gamesQuery(useApi(), useLocale(), filter, shelfSize), enabled: !known });
  if (isError) {
    return (
      <ErrorState
        title={format.text('casino.lobby.error_title')}
        retryLabel={format.text('casino.lobby.retry')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {title}
      </ErrorState>
    );
  }
  const games = known ?? data?.games.filter(({ slug }) => slug !== excludedSlug);
  if (games?.length === 0) return null;
  return (
    <Shelf
      title={title}
      seeAll={data && data.total > shelfSize ? seeAll?.(data.total) : undefined}
      previousLabel={format.text('casino.shelf.previous')}
      nextLabel={format.text('casino.shelf.next')}
    >
      {games
        ? games.map((game) => <CasinoTile key={game.id} game={game} links={links} showsJackpot={filter.collection === 'jackpot-games'} />)
        : Array.from({ length: 8 }, (_, index) => <GameTileSkeleton key={index} />)}
    </Shelf>
  );
}
