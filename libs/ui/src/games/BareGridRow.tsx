import { memo } from 'react';
import type { GridLayout } from './grid-math.ts';
import styles from './VirtualGrid.module.css';

interface BareGridRowProps {
  /** Index of its first tile. */
  first: number;
  /** Number of all tiles. */
  count: number;
  layout: GridLayout;
  /** Distance from the top of the list, in px. */
  offset: number;
  /** Height of a tile, in px. */
  height: number;
  colorOf: ((index: number) => string | undefined) | undefined;
}

/**
 * Placeholder for one row during fast scrolling, in the tiles' colours. One element represents the first tile and its box shadows the others: only a
 * few rectangles to paint, whereas a row of tiles has seventy elements and seven images.
 */
export const BareGridRow = memo(function BareGridRow({ first, count, layout, offset, height, colorOf }: BareGridRowProps) {
  const { columns, gap, tileWidth } = layout;
  const [color, ...others] = Array.from({ length: Math.min(columns, count - first) }, (_, column) => colorOf?.(first + column) ?? 'var(--track)');
  const boxShadow = others.map((other, at) => `${(at + 1) * (tileWidth + gap)}px 0 ${other}`).join(',');
  return (
    <div
      aria-hidden="true"
      className={styles.bare}
      style={{ width: tileWidth, height, transform: `translateY(${offset}px)`, background: color, boxShadow }}
    />
  );
});
