import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { BareGridRow } from './BareGridRow.tsx';
import { rowsOf } from './gridMath.ts';
import { GridRow } from './GridRow.tsx';
import gridStyles from './TileGrid.module.css';
import { useGridFocus } from './useGridFocus.ts';
import { useGridLayout } from './useGridLayout.ts';
import { useGridRows } from './useGridRows.ts';
import styles from './VirtualGrid.module.css';

export interface VirtualGridProps {
  /** What the list is, for those who do not see it. */
  label: string;
  /** How many tiles there are in all, loaded or not. */
  count: number;
  /** Draws the tile at a place; nothing while its data is on the way: a skeleton stands there. Keep the function while its answers are the same. */
  renderTile: (index: number) => ReactNode;
  /** Colour of the tile at a place, for as long as the page scrolls too fast to draw tiles. */
  colorOf?: ((index: number) => string | undefined) | undefined;
  /** Told which tiles are drawn, first and last, so that their data can be fetched. */
  onRange?: ((first: number, last: number) => void) | undefined;
  /** Shape of a tile, as in `TileGrid`. */
  items?: 'tile' | 'wide' | undefined;
  /** Room under each tile in px, such as for a jackpot; every row is of one height. */
  captionHeight?: number | undefined;
  /** The tile that the focus goes to, when the grid appears and whenever it is another: the first that a key press added. */
  focusedIndex?: number | undefined;
  className?: string | undefined;
}

/** Height of a tile as part of its width; the words under a wide picture are in its `captionHeight`. */
const ratios = { tile: 4 / 3, wide: 9 / 16 } as const;

/** Any number of tiles in the page's own scroll: only the rows around the view are drawn, and the one that has the focus. */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, renderTile, colorOf, onRange, items = 'tile', captionHeight = 0, focusedIndex, className } = props;
  const list = useRef<HTMLDivElement>(null);
  const { layout, noteScroll } = useGridLayout(list, { ratio: ratios[items], captionHeight });
  const columns = layout?.columns ?? 1;
  const { rows, rowsInView, keepTile, drawTile } = useGridRows({
    rowCount: rowsOf(count, columns),
    layout,
    keptFirst: focusedIndex,
    onScroll: noteScroll,
  });

  const first = (rows[0]?.index ?? 0) * columns;
  const last = Math.min(count, ((rows.at(-1)?.index ?? -1) + 1) * columns) - 1;
  const report = useEffectEvent(() => onRange?.(first, last));
  useEffect(() => {
    if (last >= first) report();
  }, [first, last]);

  const focus = useGridFocus({ list, count, columns, rowsInView, isReady: layout !== undefined, focusedIndex, keepTile, drawTile });

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
            // By position: as the page leaps on, the same few elements are moved and coloured anew.
            <BareGridRow key={`bare ${position}`} {...{ first, count, layout, offset, height, colorOf }} />
          ) : (
            <GridRow key={index} {...{ first, columns, count, offset, renderTile }} />
          );
        })}
    </div>
  );
}
