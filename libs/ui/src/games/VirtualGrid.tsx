import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { BareGridRow } from './BareGridRow.tsx';
import { rowsOf } from './grid-math.ts';
import { GridRow } from './GridRow.tsx';
import gridStyles from './TileGrid.module.css';
import { useGridFocus } from './useGridFocus.ts';
import { useGridLayout } from './useGridLayout.ts';
import { useGridRows } from './useGridRows.ts';
import styles from './VirtualGrid.module.css';

export interface VirtualGridProps {
  /** Accessible name of the list. */
  label: string;
  /** Number of all tiles, loaded or not. */
  count: number;
  /** Renders the tile at an index; nothing while its data loads, to show a skeleton. Keep the function stable while its results are the same. */
  renderTile: (index: number) => ReactNode;
  /** Colour of the tile at an index, shown while the page scrolls too fast to render tiles. */
  colorOf?: ((index: number) => string | undefined) | undefined;
  /** Called with the first and last rendered tile, so that their data can be loaded. */
  onRange?: ((first: number, last: number) => void) | undefined;
  /** Shape of a tile, as in `TileGrid`. */
  items?: 'tile' | 'wide' | undefined;
  /** Space below each tile in px, such as for a jackpot; all rows have the same height. */
  captionHeight?: number | undefined;
  /** Tile to focus when the grid appears and when this changes: the first one added by keyboard. */
  focusedIndex?: number | undefined;
  className?: string | undefined;
}

/** Ratio of a tile's height to its width; the text below a wide image is part of `captionHeight`. */
const ratios = { tile: 4 / 3, wide: 9 / 16 } as const;

/** Any number of tiles, scrolled with the page: only rows near the viewport and the focused one are rendered. */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, renderTile, colorOf, onRange, items = 'tile', captionHeight = 0, focusedIndex, className } = props;
  const list = useRef<HTMLDivElement>(null);
  const { layout, noteScroll } = useGridLayout(list, { ratio: ratios[items], captionHeight });
  const columns = layout?.columns ?? 1;
  const { rows, rowsInView, pinTile, pinTileSync } = useGridRows({
    rowCount: rowsOf(count, columns),
    layout,
    focusedIndex,
    onScroll: noteScroll,
  });

  const first = (rows[0]?.index ?? 0) * columns;
  const last = Math.min(count, ((rows.at(-1)?.index ?? -1) + 1) * columns) - 1;
  const report = useEffectEvent(() => onRange?.(first, last));
  useEffect(() => {
    if (last >= first) report();
  }, [first, last]);

  const focus = useGridFocus({ list, count, columns, rowsInView, isReady: layout !== undefined, focusedIndex, pinTile, pinTileSync });

  return (
    <div
      {...focus}
      ref={list}
      role="list"
      aria-label={label}
      className={joinClasses(gridStyles[items], styles.list, className)}
      style={{ height: layout ? rowsOf(count, columns) * layout.rowStep - layout.gap : undefined }}
    >
      {layout &&
        rows.map(({ index, offset, isBare }, position) => {
          const first = index * columns;
          const height = layout.rowStep - layout.gap - captionHeight;
          return isBare ? (
            // Keyed by position: during fast scrolling the same few elements are moved and recoloured.
            <BareGridRow key={`bare ${position}`} {...{ first, count, layout, offset, height, colorOf }} />
          ) : (
            <GridRow key={index} {...{ first, columns, count, offset, renderTile }} />
          );
        })}
    </div>
  );
}
