import { Link } from 'react-router-dom';
import { useFormat } from '@playfront/i18n';
import { collectionMessage } from '../catalogue/game-words.ts';
import { GameGrid } from './GameGrid.tsx';
import { GameShelf } from './GameShelf.tsx';
import { allGamesFilter, lobbyShelves } from './lobby-shelves.ts';
import styles from './LobbyShelves.module.css';

/** Collections as shelves, then the whole catalogue. */
export function LobbyShelves() {
  const format = useFormat();
  return (
    <div className={styles.shelves}>
      {lobbyShelves.map(({ id, collection }, index) => (
        <GameShelf
          key={id}
          title={format.text(collectionMessage[collection])}
          filter={{ collection }}
          isFirst={index === 0}
          seeAll={(count) => <Link to={{ search: `?collection=${collection}` }}>{format.text('casino.shelf.seeAll', { count })}</Link>}
        />
      ))}
      <GameGrid filter={allGamesFilter} title={format.text('casino.lobby.allGames')} />
    </div>
  );
}
