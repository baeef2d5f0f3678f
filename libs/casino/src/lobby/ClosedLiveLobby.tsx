import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@playfront/api-client';
import { useFormat, useLocale } from '@playfront/i18n';
import { gamesQuery } from '../catalogue/catalogue.queries.ts';
import styles from './ClosedLiveLobby.module.css';
import { GameShelf } from './GameShelf.tsx';
import { isGroupClosed } from './is-group-closed.ts';
import { allGamesFilter, gridSize, lobbyShelves } from './lobby-shelves.ts';

const useLiveTables = () => useQuery(gamesQuery(useApi(), useLocale(), allGamesFilter.live, gridSize)).data;

/** Whether the live lobby has tables and all of them are in maintenance; false until known. */
export function useIsLiveClosed(): boolean {
  return isGroupClosed(useLiveTables());
}

/** Replaces the live lobby while all tables are in maintenance, and shows open casino games. `action` links to the casino. */
export function ClosedLiveLobby({ action }: { action: ReactNode }) {
  const format = useFormat();
  const tables = useLiveTables()?.games ?? [];
  // One table of each kind.
  const shown = lobbyShelves.live.flatMap(({ collection }) => tables.find(({ collections }) => collections.includes(collection)) ?? []).slice(0, 3);
  return (
    <div className={styles.page}>
      <section className={styles.panel}>
        <div className={styles.text}>
          <h2>{format.text('casino.lobby.closed_title')}</h2>
          <p>{format.text('casino.lobby.closed_text')}</p>
          {action}
        </div>
        <div className={styles.art}>
          {shown.map(({ id, thumb }) => (
            <img key={id} src={thumb.w200} srcSet={`${thumb.w200} 200w, ${thumb.w400} 400w`} sizes="160px" width={150} height={200} alt="" />
          ))}
        </div>
      </section>
      <GameShelf title={format.text('casino.collection.popular_casino')} filter={{ collection: 'popular-casino' }} />
      <GameShelf title={format.text('casino.collection.new_games')} filter={{ collection: 'new-games' }} />
    </div>
  );
}
