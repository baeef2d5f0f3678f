import { useCallback, useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { VirtualGrid } from '@playfront/ui/grid';
import type { GameFilter } from '../catalogue/catalogue.queries.ts';
import { useGameLinks } from '../game-play/useGameLinks.ts';
import { CasinoTile } from './CasinoTile.tsx';
import styles from './GameGrid.module.css';
import { gridSize } from './lobby-shelves.ts';
import { MaintenanceHeading } from './MaintenanceHeading.tsx';
import { useGamePages } from './useGamePages.ts';
import pagedStyles from './PagedGrid.module.css';

/** The games of a filter from the first "Show more" on: sixty more with each press, games in maintenance last (decision 0075). A chunk of its own. */
export function PagedGrid({
  filter,
  title,
  total,
  playable,
  isByKey,
}: {
  filter: GameFilter;
  title: string;
  total: number;
  /** Number of games before those in maintenance. */
  playable: number;
  /** Whether the first "Show more" was pressed by keyboard. */
  isByKey: boolean;
}) {
  const format = useFormat();
  // After a press by keyboard, the first added game takes the focus.
  const [{ size, focused }, setShown] = useState({ size: 2 * gridSize, focused: isByKey ? gridSize : undefined });
  const shown = Math.min(size, total);
  const playableShown = Math.min(shown, playable);
  const part = { filter, focused };
  return (
    <>
      {playable > 0 && <GridPart {...part} label={title} first={0} count={playableShown} />}
      {shown > playable && (
        <>
          <MaintenanceHeading count={total - playable} />
          <GridPart {...part} label={format.text('casino.lobby.maintenance')} first={playable} count={shown - playable} />
        </>
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

/** Games of a filter, starting at an index of the full list. */
function GridPart({
  filter,
  label,
  first,
  count,
  focused,
}: {
  filter: GameFilter;
  label: string;
  first: number;
  count: number;
  focused: number | undefined;
}) {
  const format = useFormat();
  const links = useGameLinks();
  const { gameAt, showRange, fault } = useGamePages(filter, first);
  const renderTile = useCallback(
    (index: number) => {
      const game = gameAt(first + index);
      return game && <CasinoTile key={game.id} game={game} links={links} />;
    },
    [first, gameAt, links],
  );
  const colorOf = useCallback((index: number) => gameAt(first + index)?.thumb.dominant, [first, gameAt]);
  const isFocusedHere = focused !== undefined && focused >= first && focused < first + count;
  return (
    <>
      <VirtualGrid
        label={label}
        count={count}
        renderTile={renderTile}
        colorOf={colorOf}
        onRange={(from, to) => showRange(first + from, first + to)}
        focusedIndex={isFocusedHere ? focused - first : undefined}
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
    </>
  );
}
