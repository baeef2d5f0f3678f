import { useCallback, useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { VirtualGrid } from '@playfront/ui/grid';
import type { GameFilter } from '../catalogue/catalogue.queries.ts';
import { useGameLinks } from '../game-play/useGameLinks.ts';
import { CasinoTile } from './CasinoTile.tsx';
import styles from './GameGrid.module.css';
import { gridSize } from './lobby-shelves.ts';
import { useGamePages } from './useGamePages.ts';
import pagedStyles from './PagedGrid.module.css';

/** Height of the jackpot below a tile, in px. */
const jackpotHeight = 28;

/** The games of a filter from the first "Show more" on: sixty more with each press (decision 0075). A separate chunk. */
export function PagedGrid({
  filter,
  title,
  total,
  isByKey,
}: {
  filter: GameFilter;
  title: string;
  total: number;
  /** Whether the first "Show more" was pressed by keyboard. */
  isByKey: boolean;
}) {
  const format = useFormat();
  const links = useGameLinks();
  const { gameAt, showRange, fault } = useGamePages(filter);
  // After a press by keyboard, the first added game takes the focus.
  const [{ size, focused }, setShown] = useState({ size: 2 * gridSize, focused: isByKey ? gridSize : undefined });
  const shown = Math.min(size, total);
  const showsJackpots = filter.collection === 'jackpot-games';
  const renderTile = useCallback(
    (index: number) => {
      const game = gameAt(index);
      return game && <CasinoTile key={game.id} game={game} links={links} showsJackpot={showsJackpots} />;
    },
    [gameAt, links, showsJackpots],
  );
  const colorOf = useCallback((index: number) => gameAt(index)?.thumb.dominant, [gameAt]);
  return (
    <>
      <VirtualGrid
        label={title}
        count={shown}
        renderTile={renderTile}
        colorOf={colorOf}
        captionHeight={showsJackpots ? jackpotHeight : 0}
        onRange={showRange}
        focusedIndex={focused}
      />
      {fault && (
        <div className={pagedStyles.fault}>
          <Notice
            kind="danger"
            action={
              <Button size="s" onClick={fault.retry} isBusy={fault.isRetrying}>
                {format.text('casino.lobby.retry')}
              </Button>
            }
          >
            {format.text('casino.lobby.error_title')}
          </Notice>
        </div>
      )}
      {shown < total && (
        <Button
          className={styles.more}
          size="l"
          onClick={({ detail }) => setShown({ size: shown + gridSize, focused: detail === 0 ? shown : undefined })}
        >
          {format.text('casino.lobby.more', { count: Math.min(gridSize, total - shown) })}
        </Button>
      )}
    </>
  );
}
