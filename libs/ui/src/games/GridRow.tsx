import { memo } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import gridStyles from './TileGrid.module.css';
import styles from './VirtualGrid.module.css';

interface GridRowProps {
  /** Index of its first tile. */
  first: number;
  columns: number;
  /** Number of all tiles. */
  count: number;
  /** Distance from the top of the list, in px. */
  offset: number;
  renderTile: (index: number) => ReactNode;
}

/** One row of the virtual grid. Memoised: rows that stay do not render again while others change. */
export const GridRow = memo(function GridRow({ first, columns, count, offset, renderTile }: GridRowProps) {
  const places = Array.from({ length: Math.min(columns, count - first) }, (_, column) => first + column);
  return (
    <div role="presentation" className={joinClasses(gridStyles.grid, styles.row)} style={{ transform: `translateY(${offset}px)` }}>
      {places.map((index) => (
        <div key={index} role="listitem" aria-setsize={count} aria-posinset={index + 1} data-index={index} tabIndex={-1} className={styles.place}>
          {renderTile(index) ?? <GameTileSkeleton />}
        </div>
      ))}
    </div>
  );
});
