import { lazy, Suspense } from 'react';
import { useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import type { GameGroup } from '../catalogue/catalogue.queries.ts';
import { collectionMessage } from '../catalogue/game.messages.ts';
import { GameGrid } from './GameGrid.tsx';
import { GameShelf } from './GameShelf.tsx';
import { allGamesFilter, filterIn, lobbyShelves } from './lobby-shelves.ts';
import { NearWindow } from './NearWindow.tsx';
import styles from './LobbyShelves.module.css';

const PlayerShelves = lazy(() => import('./PlayerShelves.tsx').then((module) => ({ default: module.PlayerShelves })));

/** The player's own shelves, collections of a group as shelves, then all its games. */
export function LobbyShelves({ group = 'casino' }: { group?: GameGroup }) {
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  return (
    <div className={styles.shelves}>
      <div className={styles.own}>
        {isSignedIn && (
          <Suspense>
            <PlayerShelves />
          </Suspense>
        )}
      </div>
      {lobbyShelves[group].map(({ id, collection, isLate }) => {
        const shelf = (
          <GameShelf
            key={id}
            title={format.text(collectionMessage[collection])}
            filter={filterIn(group, { collection })}
            seeAll={(count) => <Link to={{ search: `?collection=${collection}` }}>{format.text('casino.shelf.see_all', { count })}</Link>}
          />
        );
        return isLate ? <NearWindow key={id}>{shelf}</NearWindow> : shelf;
      })}
      <GameGrid filter={allGamesFilter[group]} title={format.text('casino.lobby.all_games')} />
    </div>
  );
}
